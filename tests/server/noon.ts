/** The moment of most tests, by itself: a test of a function or of a table need not load the server. */
export const noon = new Date('2026-11-20T05:00:00Z');
