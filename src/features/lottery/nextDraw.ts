import type { LotteryGame } from '../../wire/launch.ts';

type Draw = NonNullable<LotteryGame['draw']>;

/** The lottery whose bets close first and have not closed yet; null where none is known. `now` is the server's time in milliseconds. */
export function nextDraw(games: readonly LotteryGame[], now: number): (LotteryGame & { readonly draw: Draw }) | null {
  const open = games.filter((entry): entry is LotteryGame & { draw: Draw } => entry.draw !== null && closing(entry.draw) > now);
  return open.reduce<(LotteryGame & { draw: Draw }) | null>(
    (first, entry) => (first === null || closing(entry.draw) < closing(first.draw) ? entry : first),
    null,
  );
}

const closing = ({ closesAt }: Draw) => Date.parse(closesAt);
