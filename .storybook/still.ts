import { storyMoment } from './kit/world.ts';

/**
 * Freezes the clock and seeds `Math.random`, so that equal code gives equal pictures. Must be the first import of the preview,
 * before any module reads the clock.
 */
const moment = Date.parse(storyMoment);
const RealDate = Date;

class StillDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(moment);
    else super(...(parts as [number]));
  }
  static override now = () => moment;
}

globalThis.Date = StillDate as DateConstructor;

let state = 0;

/** Mulberry32 PRNG: the same sequence for every story. */
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Resets the random sequence, storage and scroll position left by the previous story. */
export function startAfresh(): void {
  state = 20_261_120;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
