import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { gameIcons } from './game-icons.ts';

const STATIC = fileURLToPath(new URL('../src/wildtable/server/static', import.meta.url));

/** Where `wildtable serve` listens while the client is being worked on. */
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), gameIcons(), compress(STATIC)],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    // The server's Content-Security-Policy allows nothing but files of its own, so nothing may become a data: URI.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
