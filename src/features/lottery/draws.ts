import type { LotteryGame, OpenedNumbers } from '../../wire/launch.ts';

type Draw = NonNullable<LotteryGame['draw']>;

type Drawn = LotteryGame & { readonly draw: Draw };

/**
 * The lottery whose bets close first. If all are closed, the one that is drawn first; null if no draw is known. `now` is the
 * server's time in milliseconds.
 */
export function nextDraw(games: readonly LotteryGame[], now: number): Drawn | null {
  const drawn = games.filter((entry): entry is Drawn => entry.draw !== null);
  const open = drawn.filter(({ draw }) => closing(draw) > now);
  return (open.length > 0 ? open : drawn).reduce<Drawn | null>(
    (first, entry) => (first === null || closing(entry.draw) < closing(first.draw) ? entry : first),
    null,
  );
}

const closing = ({ closesAt }: Draw) => Date.parse(closesAt);

/** Draws of the given lotteries, newest first, up to the display limit; `latest` is the last draw of each. */
export function openedFor(draws: readonly OpenedNumbers[], games: readonly string[]) {
  const wanted = new Set(games);
  const own = draws.filter(({ gameId }) => wanted.has(gameId));
  const latest = new Map<string, OpenedNumbers>();
  for (const draw of own) {
    const known = latest.get(draw.gameId);
    if (known === undefined || known.openedAt < draw.openedAt) latest.set(draw.gameId, draw);
  }
  return { own, latest };
}
