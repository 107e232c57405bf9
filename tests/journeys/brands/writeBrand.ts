import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes one brand folder: the manifest and its images. */
export function writeBrand(
  root: string,
  manifest: Readonly<Record<string, unknown>> & { readonly merchant: string },
  files: Readonly<Record<string, string>>,
): void {
  const folder = join(root, manifest.merchant);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'brand.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** An SVG with one colour and one shape; different colours give different files. */
export const picture = (colour: string, width = 120, height = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour}"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#ffffff"/></svg>`;
