import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFaces, fontSources, fontStack, fontsOf, fontsToPreload } from './fontFaces.ts';
import { type FontId, fontFamilies, unicodeRange } from './fonts.ts';

const running = { wght: [400, 700], wdth: [100, 100] } as const;
const plain = { display: running, text: running, numeric: running } as const;

describe('fonts', () => {
  it.each(Object.values(fontFamilies).flatMap(({ files }) => files))(
    'lists $path as the package has it',
    ({ path, subset }) => {
      expect(statSync(`node_modules/${path}`).isFile()).toBe(true);
      const [, family = '', axis = ''] = /files\/([a-z-]+)-(?:latin|vietnamese)-(\w+)-normal/.exec(path) ?? [];
      const sheet = readFileSync(`node_modules/${path.split('/files/')[0]}/${axis}.css`, 'utf8');
      const block = sheet.slice(sheet.indexOf(`/* ${family}-${subset}-${axis}-normal */`));
      expect(block.slice(0, block.indexOf('}'))).toContain(`unicode-range: ${unicodeRange[subset]};`);
    },
  );

  it('writes every bundled family whole', async () => {
    const pages = Object.keys(fontFamilies).map((family) => {
      const fonts = fontsOf({ text: { family: family as FontId } });
      const css = fontFaces(fonts, plain, ({ file }) => `/assets/${file}`).replaceAll('@font-face', '\n@font-face');
      const axes = JSON.stringify(fontSources(fonts, plain).map((source) => source.axes));
      return `# ${family}: ${fontStack(fonts.text)} ${axes}${css}\n`;
    });
    await expect(pages.join('\n')).toMatchFileSnapshot('fontFaces.snapshot.txt');
  });

  it('takes Inter for text and Plus Jakarta Sans for titles, else the one font that is given', () => {
    const [inter, jakarta, own] = [{ family: 'inter' }, { family: 'plus-jakarta-sans' }, { family: 'archivo' }] as const;
    expect(fontsOf()).toEqual({ display: jakarta, text: inter, numeric: inter });
    expect(fontsOf({ text: own })).toEqual({ display: own, text: own, numeric: own });
    expect(fontsOf({ display: own, numeric: jakarta })).toEqual({ display: own, text: inter, numeric: jakarta });
    expect(Object.entries(fontFamilies).map(([id, { axes }]) => [id, axes])).toEqual([
      ['archivo', { wght: [100, 900], wdth: [62, 125] }],
      ['be-vietnam-pro', undefined],
      ['fraunces', { wght: [100, 900], opsz: [9, 144], SOFT: [0, 100], WONK: [0, 1] }],
      ['inter', { wght: [100, 900] }],
      ['plus-jakarta-sans', { wght: [200, 800] }],
    ]);
  });

  const needs = { ...plain, display: { wght: [700, 800], wdth: [118, 118] } } as const;

  it('writes the faces of a brand once each, cut to what it uses, with a fallback of the same metrics', () => {
    const fonts = fontsOf({ display: { family: 'archivo' }, text: { family: 'inter' }, numeric: { family: 'inter' } });
    const css = fontFaces(fonts, needs, ({ file }) => `/assets/${file.split('/').at(-1)}`);
    expect(css.match(/font-family:"Inter Variable";font-weight:400 700;/g)).toHaveLength(2);
    expect(css).toContain(
      'font-weight:700 800;font-stretch:118%;src:url("/assets/archivo-latin-wdth-normal.woff2") format("woff2")',
    );
    expect(css).toMatch(/font-family:"Inter Variable Fallback";src:local\("Arial"\).*size-adjust:107\.89%/);
    expect(fontStack(fonts.text)).toBe('"Inter Variable", "Inter Variable Fallback", system-ui, sans-serif');
  });

  it('keeps of a face that plays two roles what either of them needs, and nothing it does not have', () => {
    const both = fontsOf({ display: { family: 'archivo' }, text: { family: 'archivo' } });
    expect(fontSources(both, needs).map(({ axes }) => axes)).toEqual([
      { wght: [400, 800], wdth: [100, 118] },
      { wght: [400, 800], wdth: [100, 118] },
    ]);
    const light = fontsOf({ text: { family: 'plus-jakarta-sans' } });
    expect(fontSources(light, { ...plain, display: { wght: [850, 900] } })[0]?.axes).toEqual({ wght: [400, 800] });
  });

  it('takes a file of the brand itself and refuses an address or a name that could leave its place', () => {
    const own = fontsOf({ text: { file: 'fonts/own.woff2', name: 'Brand Sans' } });
    expect(fontFaces(own, plain, ({ file }) => `/brand/${file}`)).toContain(
      'font-family:"Brand Sans";font-weight:100 900;src:url("/brand/fonts/own.woff2")',
    );
    expect(fontsToPreload(own, plain)).toEqual([{ file: 'fonts/own.woff2', axes: null, subset: null }]);
    expect(() => fontFaces(own, plain, () => '/x.woff2");}body{')).toThrow('address');
    expect(() => fontStack({ file: 'fonts/own.woff2', name: 'A";}' })).toThrow('name');
    expect(fontFaces(fontsOf({ text: { family: 'system' } }), plain, ({ file }) => file)).toBe('');
  });

  it('preloads the faces of the text, of a static family the regular weight', () => {
    const fonts = fontsOf({ display: { family: 'fraunces' }, text: { family: 'be-vietnam-pro' } });
    expect(fontsToPreload(fonts, plain).map(({ file }) => file.split('/').at(-1))).toEqual([
      'be-vietnam-pro-vietnamese-400-normal.woff2',
      'be-vietnam-pro-latin-400-normal.woff2',
    ]);
    expect(fontsToPreload(fontsOf(), plain).map(({ file }) => file.split('/').at(-1))).toEqual([
      'inter-vietnamese-wght-normal.woff2',
      'inter-latin-wght-normal.woff2',
    ]);
  });
});
