/** Vietnamese is counted by syllables, which are read a little faster than English words. */
const wordsPerMinute = 220;

/** Whole minutes, at least one, that a reader needs for a text. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(text.trim().split(/\s+/).length / wordsPerMinute));
