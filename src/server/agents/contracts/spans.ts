import type { WageWindow } from '../../../domain/contracts/index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The parts of consecutive windows that are whole blocks of five days, whole days and whole hours of UTC, and what is left of them. */
export interface Spans {
  readonly blocks: readonly WageWindow[];
  readonly days: readonly WageWindow[];
  readonly hours: readonly WageWindow[];
  readonly bets: readonly WageWindow[];
}

/** Each moment of the windows is in one span; none of a block, day or hour reaches into another window. */
export function spansOf(windows: readonly WageWindow[]): Spans {
  const hours = windows.map((window) => split(window, hourMs));
  const days = hours.flatMap(({ whole }) => whole.map((span) => split(span, dayMs)));
  const blocks = days.flatMap(({ whole }) => whole.map((span) => split(span, 5 * dayMs)));
  return {
    blocks: joined(blocks.flatMap(({ whole }) => whole)),
    days: joined(blocks.flatMap(({ rest }) => rest)),
    hours: joined(days.flatMap(({ rest }) => rest)),
    bets: joined(hours.flatMap(({ rest }) => rest)),
  };
}

function split({ from, until }: WageWindow, size: number): Record<'whole' | 'rest', WageWindow[]> {
  const [first, last] = [Math.ceil(from / size) * size, Math.floor(until / size) * size];
  if (first >= last) return { whole: [], rest: [{ from, until }] };
  const rest = [
    { from, until: first },
    { from: last, until },
  ];
  return { whole: [{ from: first, until: last }], rest: rest.filter((span) => span.from < span.until) };
}

/** Spans that follow each other as one. */
function joined(spans: readonly WageWindow[]): WageWindow[] {
  const all: WageWindow[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last?.until === span.from) all[all.length - 1] = { from: last.from, until: span.until };
    else all.push(span);
  }
  return all;
}
