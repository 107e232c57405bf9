/** Whole days that figures of a brand look back, up to yesterday. */
export const figureSpans = [7, 30, 90] as const;
export type FigureSpan = (typeof figureSpans)[number];
