/** Numbers in [0, 1) that look random and are the same for the same word, on every machine. */
export function createChance(word: string): () => number {
  let state = 0x811c9dc5;
  for (const character of word) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
