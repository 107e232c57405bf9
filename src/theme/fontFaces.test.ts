import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFaces, fontFilesToPreload, fontStack, fontsOf } from './fontFaces.ts';
import { fontFamilies, unicodeRange } from './fonts.ts';

describe('fonts', () => {
  it.each(Object.values(fontFamilies).flatMap(({ files }) => files))(
    'lists $path as the package has it',
    ({ path, bytes, subset }) => {
      expect(statSync(`node_modules/${path}`).size).toBe(bytes);
      const [, family = '', axis = ''] = /files\/([a-z-]+)-(?:latin|vietnamese)-(\w+)-normal/.exec(path) ?? [];
      const sheet = readFileSync(`node_modules/${path.split('/files/')[0]}/${axis}.css`, 'utf8');
      const block = sheet.slice(sheet.indexOf(`/* ${family}-${subset}-${axis}-normal */`));
      expect(block.slice(0, block.indexOf('}'))).toContain(`unicode-range: ${unicodeRange[subset]};`);
    },
  );

  it('writes the faces of a brand once each, at the addresses it is told, with a fallback of the same metrics', () => {
    const fonts = fontsOf({ display: { family: 'archivo' }, text: { family: 'inter' }, numeric: { family: 'inter' } });
    const css = fontFaces(fonts, (path) => `/assets/${path.split('/').at(-1)}`);
    expect(css.match(/font-family:"Inter Variable";/g)).toHaveLength(2);
    expect(css).toContain('font-stretch:62% 125%;src:url("/assets/archivo-latin-wdth-normal.woff2") format("woff2")');
    expect(css).toMatch(/font-family:"Inter Variable Fallback";src:local\("Arial"\).*size-adjust:107\.89%/);
    expect(fontStack(fonts.text)).toBe('"Inter Variable", "Inter Variable Fallback", system-ui, sans-serif');
  });

  it('takes a file of the brand itself and refuses an address or a name that could leave its place', () => {
    const own = fontsOf({ text: { file: 'fonts/own.woff2', name: 'Brand Sans' } });
    expect(fontFaces(own, (file) => `/brand/${file}`)).toContain(
      'font-family:"Brand Sans";font-weight:100 900;src:url("/brand/fonts/own.woff2")',
    );
    expect(fontFilesToPreload(own)).toEqual(['fonts/own.woff2']);
    expect(() => fontFaces(own, () => '/x.woff2");}body{')).toThrow('address');
    expect(() => fontStack({ file: 'fonts/own.woff2', name: 'A";}' })).toThrow('name');
    expect(fontFaces(fontsOf({ text: { family: 'system' } }), (file) => file)).toBe('');
  });

  it('preloads the text face, and the display face where it is light', () => {
    expect(fontFilesToPreload(fontsOf({ display: { family: 'fraunces' }, text: { family: 'be-vietnam-pro' } }))).toEqual(
      ['vietnamese', 'latin'].map((subset) => `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-400-normal.woff2`),
    );
    expect(fontFilesToPreload(fontsOf())).toHaveLength(4);
  });
});
