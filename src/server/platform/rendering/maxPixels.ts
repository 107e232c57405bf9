/** Width times height of the largest picture that is decoded. */
export const maxPixels = 40_000_000;
