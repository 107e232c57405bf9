import { constants } from '../domain/constants.ts';
import { type Language, languageCode } from '../domain/language.ts';
import { isLottery, type LaunchWish } from '../domain/launchWish.ts';
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

export const launchRequest = (wish: LaunchWish, launching: Launching): LaunchRequest =>
  isLottery(wish) ? lotteryLaunch(wish, launching) : gameLaunch(wish, launching);

export const gameLaunch = (
  { gameId, gameType, vassalage }: LaunchWish,
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

export function lotteryLaunch(wish: LaunchWish, { language, backUrl, lottery }: Launching): LotteryLaunch {
  const { gameId, playType, vassalage } = wish;
  return {
    ...constants.lotteryLaunch,
    lottoArea: lottery.area,
    lottoPrizeMode: lottery.prizeModes[accountTypeOf(wish)],
    ...(gameId === null ? {} : { lottoGameCode: gameId }),
    lottoView: lotteryView(gameId ?? undefined),
    backUrl,
    language: languageCode(language),
    ...(playType === null ? {} : { playType }),
    vassalage,
  };
}

/** A lottery that was chosen outside the lobbies belongs to the lobby of its category. */
const accountTypeOf = ({ lottery, gameType }: LaunchWish): LotteryAccountType =>
  lottery ?? (gameType === 'ELOTT' ? 'ELOTT' : 'LOTT');
