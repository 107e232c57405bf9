/** Rows of a code, top to bottom; true is dark. Without the quiet zone. */
export type QrModules = readonly (readonly boolean[])[];

/** Width of the white border in modules. */
export const quietZone = 4;

/**
 * Encodes a text; the encoder loads with the first code.
 * @param hasMark A picture covers the middle, which takes the strongest error correction.
 */
export async function qrModules(value: string, hasMark: boolean): Promise<QrModules> {
  const { encode } = await import('uqr');
  return encode(value, { ecc: hasMark ? 'H' : 'M', border: 0 }).data;
}

/** The white square in the middle of a code and the picture within it, in modules from its edge: a fifth of the width. */
export function markPlace(modules: number) {
  const width = Math.floor(modules / 5);
  // As odd or even as the code, so that it covers whole modules.
  const side = (modules - width) % 2 === 0 ? width : width - 1;
  return { start: (modules - side) / 2, side, padding: 0.5 };
}
