import { type Category, isCategory } from './category.ts';
import { type LotteryAccountType, lotteryAccountTypes, lotteryCategories } from './lottery.ts';

/** Target of a launch: a game, or the lobby of a vendor. */
export interface LaunchTarget {
  readonly gameType: Category;
  readonly vassalage: string;
  /** Null opens the vendor's lobby. */
  readonly gameId: string | null;
  /** Node of the vendor's lobby that lists the game; null if unknown. */
  readonly nodeId: string | null;
  /** 0: a trial is offered. Null if unknown, as for a lobby; then the server decides. */
  readonly supportPlay: number | null;
  /** Whether a trial was requested. */
  readonly trial: boolean;
  /** Preselected bet type in a lottery. */
  readonly playType: string | null;
  /** The lobby from which a lottery was chosen. */
  readonly lottery: LotteryAccountType | null;
}

type PartialTarget = Pick<LaunchTarget, 'gameType' | 'vassalage'> & Partial<LaunchTarget>;

export const launchTarget = (target: PartialTarget): LaunchTarget => ({
  gameId: null,
  nodeId: null,
  supportPlay: null,
  trial: false,
  playType: null,
  lottery: null,
  ...target,
});

interface Card extends Playable {
  readonly gameType: string;
  readonly vassalage: string;
  readonly nodeId: string;
  readonly supportPlay: number;
}

/** The target of a game card; null if the card's category is unknown. */
export function targetOfCard(card: Card, trial = false): LaunchTarget | null {
  const { gameType, vassalage, nodeId, supportPlay } = card;
  const gameId = playableId(card);
  return isCategory(gameType) ? launchTarget({ gameType, vassalage, nodeId, supportPlay, trial, gameId }) : null;
}

export interface Playable {
  readonly gameId?: string | undefined;
  readonly roomId?: string | undefined;
}

/** A game without an id is identified by its room id; both are strings. */
export const playableId = ({ gameId, roomId }: Playable): string | null => gameId ?? roomId ?? null;

/** A trial is offered if `supportPlay` is 0. */
export const offersTrial = ({ supportPlay }: { readonly supportPlay: number | null }): boolean => supportPlay === 0;

export const isLottery = ({ gameType }: Pick<LaunchTarget, 'gameType'>): boolean => lotteryCategories.includes(gameType);

export const gamePath = '/game';
export const seamlessPath = '/seamless';

export function isGamePath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return path === gamePath || path === seamlessPath;
}

/** URL of a game's page: contains what a relaunch after a reload needs, and no secrets. */
export function gameAddress(target: LaunchTarget): string {
  const { gameType, vassalage, gameId, nodeId, trial, playType, lottery, supportPlay } = target;
  const query = new URLSearchParams({ type: gameType, vendor: vassalage });
  if (gameId !== null) query.set('game', gameId);
  if (nodeId !== null) query.set('node', nodeId);
  if (offersTrial({ supportPlay })) query.set('trial', trial ? 'now' : 'offered');
  if (lottery !== null) query.set('lottery', lottery);
  if (playType !== null) query.set('playType', playType);
  return `${gamePath}?${query}`;
}

const vendorCode = /^[A-Z0-9]{2,16}$/;
const code = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Parses the query string of a game page; null if it contains nothing launchable. */
export function parseLaunchTarget(search: string): LaunchTarget | null {
  const query = new URLSearchParams(search);
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  const gameType = query.get('type') ?? '';
  const vassalage = text('vendor', vendorCode);
  if (vassalage === null || !isCategory(gameType)) return null;
  const trial = query.get('trial');
  return {
    gameType,
    vassalage,
    gameId: text('game', code),
    nodeId: text('node', code),
    supportPlay: trial === 'now' || trial === 'offered' ? 0 : null,
    trial: trial === 'now',
    playType: text('playType', code),
    lottery: lotteryAccountTypes.find((type) => type === query.get('lottery')) ?? null,
  };
}
