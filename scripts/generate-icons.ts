/**
 * Generates the icon sprites of the site and of the studio from their lists of names.
 * `--check` writes nothing and fails if a sprite is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { studioBoldIcons, studioFillIcons, studioRegularIcons } from '../src/studio/kit/Icon/iconNames.ts';
import { boldIcons, duotoneIcons, fillIcons, regularIcons } from '../src/ui/Icon/iconNames.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const assets = at('node_modules/@phosphor-icons/core/assets');

const sprites: readonly { readonly file: string; readonly lists: Readonly<Record<string, readonly string[]>> }[] = [
  {
    file: 'src/ui/Icon/icons.generated.svg',
    lists: { regular: regularIcons, duotone: duotoneIcons, fill: fillIcons, bold: boldIcons },
  },
  {
    file: 'src/studio/kit/Icon/icons.generated.svg',
    lists: { regular: studioRegularIcons, fill: studioFillIcons, bold: studioBoldIcons },
  },
];

for (const { file, lists } of sprites) {
  const symbols = Object.entries(lists).flatMap(([weight, names]) => names.map((name) => symbolOf(name, weight)));
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">\n${(await Promise.all(symbols)).join('\n')}\n</svg>\n`;
  if (!process.argv.includes('--check')) await writeFile(at(file), drawn);
  else if ((await readFile(at(file), 'utf8').catch(() => '')) !== drawn) {
    console.error(`${file} does not match its list of names. Run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}

async function symbolOf(name: string, weight: string): Promise<string> {
  const file = join(assets, weight, `${name}${weight === 'regular' ? '' : `-${weight}`}.svg`);
  const shapes = (await readFile(file, 'utf8')).replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<symbol id="${name}-${weight}" viewBox="0 0 256 256">${shapes}</symbol>`;
}
