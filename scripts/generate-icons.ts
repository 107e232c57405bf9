/**
 * Generates the icon sprite from the names in src/ui/Icon/iconNames.ts.
 * `--check` writes nothing and fails if the sprite is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boldIcons, duotoneIcons, fillIcons, regularIcons } from '../src/ui/Icon/iconNames.ts';

const sprite = fileURLToPath(new URL('../src/ui/Icon/icons.generated.svg', import.meta.url));
const assets = fileURLToPath(new URL('../node_modules/@phosphor-icons/core/assets', import.meta.url));
const lists = { regular: regularIcons, duotone: duotoneIcons, fill: fillIcons, bold: boldIcons };

const symbols = Object.entries(lists).flatMap(([weight, names]) => names.map((name) => symbolOf(name, weight)));
const drawn = `<svg xmlns="http://www.w3.org/2000/svg">\n${(await Promise.all(symbols)).join('\n')}\n</svg>\n`;

if (process.argv.includes('--check')) {
  const written = await readFile(sprite, 'utf8').catch(() => '');
  if (written !== drawn) {
    console.error('src/ui/Icon/icons.generated.svg does not match src/ui/Icon/iconNames.ts. Run `npm run generate`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(sprite, drawn);
}

async function symbolOf(name: string, weight: string): Promise<string> {
  const file = join(assets, weight, `${name}${weight === 'regular' ? '' : `-${weight}`}.svg`);
  const shapes = (await readFile(file, 'utf8')).replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<symbol id="${name}-${weight}" viewBox="0 0 256 256">${shapes}</symbol>`;
}
