import { fontsOf } from '../../theme/fontFaces.ts';
import type { FontNeeds } from '../../theme/fontNeeds.ts';

/** Fonts of pages without a brand. */
export const platformFonts = fontsOf({ text: { family: 'inter' }, display: { family: 'inter' } });

const weights = { wght: [400, 700] } as const;

export const platformFontNeeds: FontNeeds = { display: weights, text: weights, numeric: weights };
