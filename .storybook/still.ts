import { storyMoment } from './kit/world.ts';

/**
 * Time stands still and chance repeats itself, so that equal code gives equal pictures. This is the first module of
 * the preview: nothing of ours reads a clock before it.
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

/** Mulberry32: small, and the same row of numbers for every story. */
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Nothing of the story before is left: its row of numbers, what it stored, where it scrolled to. */
export function startAfresh(): void {
  state = 20_261_120;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
