import { isModuleOn, type ModuleId, type Modules, moduleCodes } from './module.ts';

/** Keys of the pages of the member centre, in the order of its menu [MEMBER-01]. */
export const memberPageKeys = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'manualRebate',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const;

export type MemberPageKey = (typeof memberPageKeys)[number];

/** The page that opens without a key, and instead of one that is not available. */
const defaultMemberPage: MemberPageKey = 'securityCenter';

/** Icon of each page; the sprite contains its duotone and fill weights. */
export const memberPageIcons = {
  securityCenter: 'shield-check',
  transferFund: 'wallet',
  depositv2: 'hand-deposit',
  withdraw: 'hand-withdraw',
  transferUpline: 'tree-structure',
  personalHistoryCopy: 'receipt',
  manualRebate: 'percent',
  transactionHistory: 'arrows-left-right',
  personalProfit: 'chart-line-up',
  bonusDetails: 'gift',
  rewardCenter: 'medal',
  referral: 'user-plus',
  missionLeaderboard: 'flag-checkered',
  messageV2: 'envelope-simple',
} as const satisfies Readonly<Record<MemberPageKey, string>>;

/** Pages of the account group in the side menu, in its order [SIDE-09] [SIDE-11] to [SIDE-17]. */
export const accountGroup = [
  'rewardCenter',
  'manualRebate',
  'personalHistoryCopy',
  'transactionHistory',
  'securityCenter',
  'personalProfit',
  'messageV2',
] as const satisfies readonly MemberPageKey[];

const requiredModules: Partial<Record<MemberPageKey, ModuleId>> = {
  manualRebate: moduleCodes.cashback,
  referral: moduleCodes.invite,
};

/** Facts that decide which pages an account has. */
export interface MemberPageContext {
  readonly modules: Modules;
  /** Whether the account may transfer to its upline. */
  readonly toUpline: boolean;
  /** Keys of the pages that exist in this version. */
  readonly built: ReadonlySet<string>;
}

/** Pages that the account may open, in the order of the menu [ROLE-16]. None while the module of the member centre is off. */
export function memberPagesOf({ modules, toUpline, built }: MemberPageContext): readonly MemberPageKey[] {
  if (!isModuleOn({ modules }, moduleCodes.memberCentre)) return [];
  return memberPageKeys.filter((key) => {
    const required = requiredModules[key];
    const isOn = required === undefined || isModuleOn({ modules }, required);
    return built.has(key) && isOn && (key !== 'transferUpline' || toUpline);
  });
}

/** The page to show for the key of an address: itself if the account has it, else `securityCenter`. */
export const memberPageOf = (key: string, pages: readonly MemberPageKey[]): MemberPageKey =>
  pages.find((page) => page === key) ?? defaultMemberPage;

/** The number on a menu entry; null without a count above zero [MEMBER-17]. */
export function countBadge(count: number | undefined): string | null {
  if (count === undefined || !(count > 0)) return null;
  return count > 99 ? '99+' : String(count);
}
