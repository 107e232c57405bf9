import type { Category } from './category.ts';

/** Prize modes of lotteries, by the names used in launch requests. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Lottery account types; each has a lobby. */
export const lotteryAccountTypes = ['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT'] as const;
export type LotteryAccountType = (typeof lotteryAccountTypes)[number];

/** A brand's lottery settings: prize mode per account type, and the area sent to the supplier. */
export interface LotteryPolicy {
  readonly prizeModes: Readonly<Record<LotteryAccountType, PrizeMode>>;
  readonly area: string;
}

/** Account types with this prize mode, in lobby order. */
export const accountTypesOf = ({ prizeModes: modes }: LotteryPolicy, mode: PrizeMode): LotteryAccountType[] =>
  lotteryAccountTypes.filter((type) => modes[type] === mode);

/** The page of each lobby. */
export const lotteryPaths = {
  LOTT: '/lottery',
  ELOTT: '/elott',
  TCG_SEA: '/seaLottery',
  TCG_LOTTO_VN: '/vnlottery',
} as const satisfies Record<LotteryAccountType, string>;

/** With a game the betting view opens, without one the lobby. */
export const lotteryView = (gameCode: string | undefined): 'betting' | 'lobby' =>
  gameCode === undefined || gameCode === '' ? 'lobby' : 'betting';

/** Area whose draws a lottery game shows; the supplier may override it. */
export type LotteryArea = 'VN' | 'SEA';
export const areaOfCategory = (category: string): LotteryArea => (category === 'LOTT' ? 'VN' : 'SEA');

export const lotteryCategories: readonly Category[] = ['LOTT', 'ELOTT'];
