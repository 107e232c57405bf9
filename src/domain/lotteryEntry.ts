import { type LaunchTarget, launchTarget } from './launchTarget.ts';
import type { LotteryAccountType } from './lottery.ts';

/** Target of an entry in a lottery lobby. */
export interface LotteryEntry {
  readonly gameType: 'LOTT' | 'ELOTT';
  readonly accountTypeName: LotteryAccountType;
  readonly vassalage: string;
  /** Null opens the vendor's lobby. */
  readonly code: string | null;
  readonly defaultPlayType: string | null;
  /** `VASSALAGE`: the entry is a vendor whose games open in a popup. */
  readonly isGame: 'GAME' | 'VASSALAGE';
  readonly supportPlay: number | null;
}

export type EntryTarget =
  | { readonly kind: 'launch'; readonly target: LaunchTarget }
  | { readonly kind: 'popup'; readonly gameType: 'LOTT' | 'ELOTT'; readonly vassalage: string };

export function entryTargetOf(entry: LotteryEntry): EntryTarget {
  const { gameType, vassalage, accountTypeName, code, defaultPlayType, supportPlay } = entry;
  if (entry.isGame === 'VASSALAGE') return { kind: 'popup', gameType, vassalage };
  const target = launchTarget({
    gameType,
    vassalage,
    gameId: code,
    playType: defaultPlayType,
    lottery: accountTypeName,
    supportPlay,
  });
  return { kind: 'launch', target };
}
