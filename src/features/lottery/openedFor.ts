import type { OpenedNumbers } from '../../wire/launch.ts';

/** Draws of some lotteries, newest first, as many as are shown; `latest` is the last one of each. */
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
