import type { OpenedNumbers } from '../../wire/launch.ts';

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
