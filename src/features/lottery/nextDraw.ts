import type { LotteryGame } from '../../wire/launch.ts';

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
