import type { Category } from './category.ts';

/** How a lottery pays, by the names the launch request carries. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** Kinds of lottery accounts; each opens its own lobby. */
export const lotteryAccountTypes = ['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT'] as const;
export type LotteryAccountType = (typeof lotteryAccountTypes)[number];

/** How a brand's lotteries are opened: the prize mode of each account type, and the area reported to the supplier. */
export interface LotteryPolicy {
  readonly prizeModes: Readonly<Record<LotteryAccountType, PrizeMode>>;
  readonly area: string;
}

/** Account types whose lotteries pay like this, in the order of the lobbies. */
export const accountTypesOf = ({ prizeModes: modes }: LotteryPolicy, mode: PrizeMode): LotteryAccountType[] =>
  lotteryAccountTypes.filter((type) => modes[type] === mode);

/** The page of each lobby. */
export const lotteryPaths = {
  LOTT: '/lottery',
  ELOTT: '/elott',
  TCG_SEA: '/seaLottery',
  TCG_LOTTO_VN: '/vnlottery',
} as const satisfies Record<LotteryAccountType, string>;

/** A chosen game opens on its bets, no game opens the lobby. */
export const lotteryView = (gameCode: string | undefined): 'betting' | 'lobby' =>
  gameCode === undefined || gameCode === '' ? 'lobby' : 'betting';

/** Whose draws a lottery game shows; the supplier may say otherwise. */
export type LotteryArea = 'VN' | 'SEA';
export const areaOfCategory = (category: string): LotteryArea => (category === 'LOTT' ? 'VN' : 'SEA');

export const lotteryCategories: readonly Category[] = ['LOTT', 'ELOTT'];
