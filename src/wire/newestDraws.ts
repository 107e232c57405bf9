interface Draw {
  readonly gameCode: string;
  /** ISO 8601. */
  readonly openedAt: string;
}

/** At most `count` draws, newest first, including the last one of every lottery, however often others draw. */
export function newestDraws<One extends Draw>(draws: readonly One[], count: number): One[] {
  const sorted = draws.toSorted((one, other) => other.openedAt.localeCompare(one.openedAt));
  const seen = new Set<string>();
  const last = sorted.filter(({ gameCode }) => !seen.has(gameCode) && seen.add(gameCode));
  const chosen = new Set([...last, ...sorted.filter((draw) => !last.includes(draw))].slice(0, count));
  return sorted.filter((draw) => chosen.has(draw));
}
