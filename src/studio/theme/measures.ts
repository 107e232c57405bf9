/** Measures and text roles of the studio, for `.css.ts` files. */
export { durations, easings, fontSizes, fontStacks, layers, radii, sizes, spaces, typeRole } from './readTokens.ts';

/** A line of one pixel: borders drawn as a gap, and the overlap of two borders. */
export const hairline = '1px';

/** Corners of bars and dots, too thin for the radii. */
export const barRadius = '2px';

/** The negative of a length, for margins that undo a padding. */
export const negative = (length: string) => `calc(-1 * ${length})`;

/** Media queries of the widths the studio is drawn for. */
export const width = {
  /** Below it a page asks for a wider window. */
  tooNarrow: 'screen and (max-width: 1023.98px)',
  /** Section trees become icons. */
  narrow: 'screen and (max-width: 1279.98px)',
  wide: 'screen and (min-width: 1600px)',
} as const;

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Visible to screen readers only. */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
