/** A line of one pixel: borders drawn as a gap, and the overlap of two borders. */
export const hairline = '1px';

/** Corners of bars and dots, too thin for the brand's radii. */
export const barRadius = '2px';

/** The negative of a length, for margins that undo a padding. */
export const negative = (length: string) => `calc(-1 * ${length})`;

/** Room above a section that a link scrolls to, for the header and the navigation over it. */
export const belowBars = '150px';
