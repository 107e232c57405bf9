import { below, type Random } from '../../fairness/random.ts';
import type { Fall, LineWin, Paytable, SlotOutcome } from './paytable.ts';

/** A complete round: the paid spin and all free spins it triggers. */
export function spin(table: Paytable, random: Random): SlotOutcome {
  const falls: Fall[] = [];
  let pays = 0;
  let left = 1;
  let granted = 0;
  while (left > 0 && pays < table.mostReturned) {
    const fall = fallOf(table, stopsOf(table, random), falls.length > 0, table.mostFreeRounds - granted);
    falls.push(fall);
    pays += fall.pays;
    granted += fall.freeRoundsWon;
    left += fall.freeRoundsWon - 1;
  }
  return { falls, pays: Math.min(pays, table.mostReturned) };
}

const stopsOf = (table: Paytable, random: Random) => table.strips.map((strip) => below(random, strip.length));

function fallOf(table: Paytable, stops: readonly number[], free: boolean, freeRoundsLeft: number): Fall {
  const grid = gridOf(table, stops);
  const wins: LineWin[] = [];
  let each = 0;
  const known = paysOfLines(table);
  const reels = table.strips.length;
  for (let line = 0; line < table.lines.length; line += 1) {
    const rows = table.lines[line] ?? [];
    let code = 0;
    for (let reel = 0; reel < reels; reel += 1)
      code = code * table.pays.length + (grid[reel * table.rows + (rows[reel] ?? 0)] ?? 0);
    const pays = known[code] ?? 0;
    if (pays === 0) continue;
    each += pays;
    const best = bestOfLine(table, symbolsOf(table, grid, line));
    if (best !== null) wins.push({ line, ...best });
  }
  const scatters = table.scatter === null ? 0 : grid.filter((symbol) => symbol === table.scatter).length;
  each += table.scatterPays[scatters - 3] ?? 0;
  return {
    stops,
    wins,
    scatters,
    pays: each * (free ? table.freeMultiplier : 1),
    free,
    freeRoundsWon: Math.min(table.freeRounds[scatters - 3] ?? 0, freeRoundsLeft),
  };
}

/** Visible symbols, reel by reel from the top. */
export function gridOf({ strips, rows }: Paytable, stops: readonly number[]): number[] {
  const grid: number[] = [];
  for (let reel = 0; reel < strips.length; reel += 1) {
    const strip = strips[reel] ?? [];
    let place = stops[reel] ?? 0;
    for (let row = 0; row < rows; row += 1) {
      grid.push(strip[place] ?? 0);
      place = place + 1 === strip.length ? 0 : place + 1;
    }
  }
  return grid;
}

const symbolsOf = (table: Paytable, grid: readonly number[], line: number) =>
  (table.lines[line] ?? []).map((row, reel) => grid[reel * table.rows + row] ?? 0);

const lineCache = new WeakMap<Paytable, Int32Array>();

/** Lookup table of line payouts, indexed by the symbols as digits: most lines pay nothing and are skipped fast. */
function paysOfLines(table: Paytable): Int32Array {
  const known = lineCache.get(table);
  if (known !== undefined) return known;
  const base = table.pays.length;
  const reels = table.strips.length;
  const pays = Int32Array.from({ length: base ** reels }, (_, code) => {
    const symbols = Array.from({ length: reels }, (_unused, reel) => Math.floor(code / base ** (reels - 1 - reel)) % base);
    return bestOfLine(table, symbols)?.pays ?? 0;
  });
  lineCache.set(table, pays);
  return pays;
}

/** Best win of a line, reading leading wilds as wilds or as the first other symbol. */
export function bestOfLine({ wild, scatter, pays }: Paytable, symbols: readonly number[]) {
  let wilds = 0;
  while (symbols[wilds] === wild) wilds += 1;
  const other = symbols[wilds];
  let length = wilds;
  if (other !== undefined && other !== scatter) {
    while (symbols[length] === other || symbols[length] === wild) length += 1;
  }
  if (length < 3) return null;
  const asWilds = pays[wild]?.[wilds - 3] ?? 0;
  const asOther = other === undefined || other === scatter ? 0 : (pays[other]?.[length - 3] ?? 0);
  if (asWilds === 0 && asOther === 0) return null;
  return asWilds >= asOther ? { symbol: wild, length: wilds, pays: asWilds } : { symbol: other ?? wild, length, pays: asOther };
}
