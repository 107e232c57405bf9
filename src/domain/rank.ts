/** Days in which the turnover for a rank counts. */
export const rankPeriods = ['week', 'month'] as const;

/** Causes of a change of rank: enough was played, the period did not keep it, or an operator decided. */
export const rankCauses = ['play', 'period', 'operator'] as const;
export type RankCause = (typeof rankCauses)[number];

/** Requirements of a rank in one period. */
export interface RankThreshold {
  readonly turnover: bigint;
  /** Zero for none. */
  readonly deposits: bigint;
  /** Turnover that keeps the rank; zero if it is never lost. */
  readonly keep: bigint;
}

export interface RankFigures {
  readonly turnover: bigint;
  readonly deposits: bigint;
}

/** The highest rank that the figures of a period reach; 0 for none. `ranks` are those from rank 1 on, which rise. */
export const rankReachedBy = (ranks: readonly RankThreshold[], { turnover, deposits }: RankFigures): number =>
  ranks.findLastIndex((rank) => turnover >= rank.turnover && deposits >= rank.deposits) + 1;

/** The rank after a period has ended: the same if its turnover keeps it, else one below. */
export const rankAfterPeriod = (ranks: readonly RankThreshold[], rank: number, turnover: bigint): number =>
  rank === 0 || turnover >= (ranks[rank - 1]?.keep ?? 0n) ? rank : rank - 1;

/** Number and name of a rank, as `VIP 3 · Bạc`; the rank of an account that has reached none has no name. */
export const rankLabel = (rank: number, name: string | null): string =>
  name === null || name === '' ? `VIP ${rank}` : `VIP ${rank} · ${name}`;

/** The part of a label before the name, for narrow places. */
export const shortRankLabel = (label: string): string => label.split(' · ')[0] ?? label;

/** Shown in place of the label of a guest [HEAD-09]. */
export const guestRankLabel = '- -';
