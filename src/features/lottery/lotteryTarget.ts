import { type LaunchTarget, launchTarget } from '../../domain/launchTarget.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { entryTargetOf } from '../../domain/lotteryEntry.ts';
import type { GameCard } from '../../wire/catalogue.ts';

/** Launch target of a lottery in a lobby, with the requested bet type. */
export function lotteryTarget(game: GameCard, lobby: LotteryAccountType, playType: string | null = null): LaunchTarget {
  const { gameId, vassalage, supportPlay } = game;
  const gameType = game.gameType === 'ELOTT' ? 'ELOTT' : 'LOTT';
  const target = entryTargetOf({
    gameType,
    accountTypeName: lobby,
    vassalage,
    code: gameId,
    defaultPlayType: playType,
    isGame: 'GAME',
    supportPlay,
  });
  return target.kind === 'launch' ? target.target : launchTarget({ gameType, vassalage });
}
