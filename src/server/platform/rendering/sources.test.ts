import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrandFolder } from '../../../manifest/assets/readBrandFolder.ts';
import { loadPicture } from './sources.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(root, 'aurora');
mkdirSync(folder);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

async function validatedAndServed(content: string | Buffer, file = 'logo.svg') {
  writeFileSync(join(folder, file), content);
  const manifest = {
    merchant: 'aurora',
    name: 'Aurora',
    hosts: ['aurora.localhost'],
    theme: { seed: '#6a3df0' },
    assets: { logo: file },
  };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(manifest));
  const reading = await readBrandFolder(folder);
  const served = loadPicture({ scope: 'aurora', folder, file, use: 'logo' });
  return {
    problems: reading.ok ? [] : reading.problems.map(({ code }) => code),
    served: served === null ? null : served.bytes.toString('latin1'),
  };
}

const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

it.each([
  ['a shadow', '<filter id="a"><feDropShadow dx="1" dy="1" stdDeviation="2" flood-color="#000"/></filter>'],
  ['noise', '<filter id="a"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="3"/></filter>'],
  [
    'lighting',
    '<filter id="a"><feSpecularLighting specularExponent="9"><fePointLight x="1" y="2" z="3"/></feSpecularLighting></filter>',
  ],
  ['text on a path', '<path id="a" d="M0 0h9"/><text><textPath href="#a" startOffset="5%">Hi</textPath></text>'],
  ['an embedded raster', `<image href="data:image/png;base64,${pixel}" width="4" height="4"/>`],
  ['a media query', '<style>@media (min-width:9px){path{fill:red}}</style>'],
  ['a name outside ASCII', '<path id="Lớp_1" d="M0 0h9"/><use href="#Lớp_1"/>'],
])('serves a logo that passed validation with all it draws: %s', async (_what, inside) => {
  expect(await validatedAndServed(drawing(inside))).toEqual({ problems: [], served: bytesOf(drawing(inside)) });
});

it('reads a style in CDATA like any other', async () => {
  expect(await validatedAndServed(drawing('<style><![CDATA[.a>.b{fill:red}]]></style>'))).toEqual({
    problems: [],
    served: drawing('<style>.a&gt;.b{fill:red}</style>'),
  });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an import in CDATA', '<style><![CDATA[@import "https://example.com/a.css";]]></style>'],
  ['an outside paint', '<path d="M0 0" fill="url(https://example.com/a#b)"/>'],
])('neither validates nor serves %s', async (_what, inside) => {
  expect(await validatedAndServed(drawing(inside))).toEqual({ problems: ['asset.hostileSvg'], served: null });
});

it.each([
  ['avif', [], true],
  ['heic', ['asset.wrongKind'], false],
])(
  'distinguishes AVIF from HEIC by the compatible brands of a file with the major brand mif1: %s',
  async (brand, problems, isServed) => {
    const size = 'ispe\0\0\0\0\0\0\0\x08\0\0\0\x04';
    const file = `\0\0\0\x18ftypmif1\0\0\0\0${brand}mif1${size}`;
    const bytes = Buffer.from(file, 'latin1');
    expect(await validatedAndServed(bytes, 'logo.avif')).toEqual({ problems, served: isServed ? file : null });
  },
);
