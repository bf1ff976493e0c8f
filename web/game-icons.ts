import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';

/**
 * `import sword from 'game-icon:broadsword'` gives the one path of that drawing (512 x 512).
 * Only what is imported gets into the bundle; the set is credited on the About page (CC BY 3.0).
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[name];
      const path = icon?.body.match(/ d="([^"]+)"/)?.[1];
      if (!path) throw new Error(`game-icons has no drawing '${name}' that is one path.`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
