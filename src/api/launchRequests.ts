import { constants } from '../domain/constants.ts';
import { type Language, languageCode } from '../domain/language.ts';
import { isLottery, type LaunchTarget } from '../domain/launchTarget.ts';
import { type LotteryAccountType, type LotteryPolicy, lotteryView } from '../domain/lottery.ts';
import type { GameLaunch, LaunchRequest, LotteryLaunch } from '../wire/launch.ts';

/** Who launches, from where. */
export interface Launching {
  readonly username: string;
  readonly token: string;
  readonly merchantCode: string;
  readonly language: Language;
  /** Where the game's way back leads. */
  readonly backUrl: string;
  readonly lottery: LotteryPolicy;
}

export const launchRequest = (target: LaunchTarget, launching: Launching): LaunchRequest =>
  isLottery(target) ? lotteryLaunch(target, launching) : gameLaunch(target, launching);

export const gameLaunch = (
  { gameId, gameType, vassalage }: LaunchTarget,
  { username, token, merchantCode, language }: Launching,
): GameLaunch => ({
  ...constants.launch,
  gameId: gameId ?? '',
  nodeId: gameType,
  vassalage,
  username,
  token,
  merchantCode,
  language: languageCode(language),
});

export function lotteryLaunch(target: LaunchTarget, { language, backUrl, lottery }: Launching): LotteryLaunch {
  const { gameId, playType, vassalage } = target;
  return {
    ...constants.lotteryLaunch,
    lottoArea: lottery.area,
    lottoPrizeMode: lottery.prizeModes[accountTypeOf(target)],
    ...(gameId === null ? {} : { lottoGameCode: gameId }),
    lottoView: lotteryView(gameId ?? undefined),
    backUrl,
    language: languageCode(language),
    ...(playType === null ? {} : { playType }),
    vassalage,
  };
}

/** A lottery that was chosen outside the lobbies belongs to the lobby of its category. */
const accountTypeOf = ({ lottery, gameType }: LaunchTarget): LotteryAccountType =>
  lottery ?? (gameType === 'ELOTT' ? 'ELOTT' : 'LOTT');
