/** A QR code as one path of an SVG. The library comes only where a code is shown. */
export interface Qr {
  /** Modules on a side. */
  size: number;
  path: string;
}

/** What a reader needs to see round a code. */
export const MARGIN = 4;

export async function qrOf(text: string): Promise<Qr> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([import('lean-qr/nano'), import('lean-qr/extras/svg')]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
