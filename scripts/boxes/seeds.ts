/** Grey, extreme and common seeds, which any sample starts with. */
const awkward = ['#ffff00', '#808080', '#000000', '#ffffff', '#00ff00', '#0000ff', '#c2410c', '#ffb6c1'];

/** `count` colours: the awkward ones first, then a fixed pseudo-random sequence that starts at `start`. */
export function seedsFrom(start: number, count: number): string[] {
  let state = start >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 8) & 0xff_ff_ff;
  };
  const random = Array.from({ length: Math.max(0, count - awkward.length) }, () => `#${next().toString(16).padStart(6, '0')}`);
  return [...awkward, ...random].slice(0, count);
}
