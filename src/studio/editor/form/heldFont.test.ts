import { describe, expect, it } from 'vitest';
import { heldFont, standardFont, titleVariesBy } from './heldFont.ts';

const brand = (fonts: unknown) => ({ theme: { fonts } });

describe('the font of a role', () => {
  it('is the one that the manifest names, else the one that the site takes', () => {
    const document = brand({ text: { family: 'archivo' } });
    expect(heldFont(document, 'text')).toEqual({ family: 'archivo' });
    // Titles and numbers follow the text.
    expect([heldFont(document, 'display'), heldFont(document, 'numeric')]).toEqual([
      { family: 'archivo' },
      { family: 'archivo' },
    ]);
    expect(heldFont({}, 'display')).toEqual({ family: 'plus-jakarta-sans' });
  });

  it('would be the standard one without its own', () => {
    const document = brand({ text: { family: 'archivo' }, display: { family: 'fraunces' } });
    expect(standardFont(document, 'display')).toEqual({ family: 'archivo' });
    expect(standardFont(document, 'text')).toEqual({ family: 'inter' });
  });

  it.each([
    ['fraunces', 'SOFT', true],
    ['archivo', 'SOFT', false],
    ['archivo', 'wdth', true],
    ['inter', 'wdth', false],
    ['system', 'wdth', false],
  ])('%s varies by %s: %s', (family, axis, varies) => {
    expect(titleVariesBy(brand({ display: { family } }), axis)).toBe(varies);
  });

  it('may vary by any axis when it is a file of the brand', () => {
    expect(titleVariesBy(brand({ display: { file: 'fonts/own.woff2', name: 'Own' } }), 'SOFT')).toBe(true);
  });
});
