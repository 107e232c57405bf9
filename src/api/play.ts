import { trialAccountType } from '../domain/accountType.ts';
import { constants } from '../domain/constants.ts';
import { type Language, languageCode } from '../domain/language.ts';
import { isLottery, type LaunchTarget } from '../domain/launchTarget.ts';
import { type LotteryAccountType, type LotteryPolicy, lotteryView } from '../domain/lottery.ts';
import type { GameLaunch, LaunchQuery, LaunchRequest, LotteryLaunch, LotteryMenu } from '../wire/launch.ts';
import type { PlayMoney } from '../wire/wallet.ts';
import { call } from './call.ts';
import { keepWallets, sessionValues } from './session.ts';

interface Place extends Pick<Launching, 'merchantCode' | 'language' | 'backUrl' | 'lottery'> {
  /** Mode of the page. */
  readonly mode: NonNullable<LaunchQuery['mode']>;
}

/** Requests the address of a game's frame. Its ticket is valid once and for one minute. */
export const launchGame = (target: LaunchTarget, { mode, ...place }: Place) =>
  call('launchGame', {
    query: { mode },
    body: launchRequest(target, {
      ...place,
      username: sessionValues.read('account') ?? '',
      token: sessionValues.read('token') ?? '',
    }),
  });

interface QueryContext {
  readonly signal: AbortSignal;
}

const menuTtlMs = 10_000;

/** Queries of balances and lotteries. Keys of personal data begin with `member`: a logout removes them. */
export const playQueries = {
  /** Trial accounts have play money instead of a wallet. */
  balance: () => ({
    queryKey: ['member', 'balance'],
    queryFn: async ({ signal }: QueryContext): Promise<PlayMoney> => {
      if (sessionValues.read('isAgent') === trialAccountType) return call('playMoney', { signal });
      const balance = await call('balance', { signal });
      keepWallets({ wallets: balance.wallets });
      return balance;
    },
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** A brand may restrict lotteries to members, hence the key. */
  lotteries: (type: LotteryAccountType, isMember: boolean) => ({
    queryKey: ['lotteries', type === 'TCG_LOTTO_VN' ? type : 'all', isMember],
    queryFn: async ({ signal }: QueryContext): Promise<readonly LotteryMenu[]> =>
      type === 'TCG_LOTTO_VN' ? [await call('vnGameMenu', { signal })] : call('gameMenus', { signal }),
    staleTime: menuTtlMs,
    refetchInterval: menuTtlMs,
  }),
  recentLotteries: () => ({
    queryKey: ['member', 'recentLotteries'],
    queryFn: ({ signal }: QueryContext) => call('vnRecentGames', { signal }),
    staleTime: menuTtlMs,
  }),
  /** Members see the draws of all lotteries, visitors those of the Vietnamese ones. */
  openedNumbers: (isMember: boolean) => ({
    queryKey: [isMember ? 'member' : 'guest', 'openedNumbers'],
    queryFn: ({ signal }: QueryContext) =>
      call(isMember ? 'openedNumbers' : 'vnOpenedNumbers', {
        signal,
        query: { count: constants.openedNumbersCount },
      }),
    staleTime: menuTtlMs,
  }),
} as const;

/** The user who launches a game, and the page it is launched from. */
export interface Launching {
  readonly username: string;
  readonly token: string;
  readonly merchantCode: string;
  readonly language: Language;
  /** Target of the game's back link. */
  readonly backUrl: string;
  readonly lottery: LotteryPolicy;
}

export const launchRequest = (target: LaunchTarget, launching: Launching): LaunchRequest =>
  isLottery(target) ? lotteryLaunch(target, launching) : gameLaunch(target, launching);

export const gameLaunch = (
  { gameId, nodeId, vassalage }: LaunchTarget,
  { username, token, merchantCode, language }: Launching,
): GameLaunch => ({
  ...constants.launch,
  gameId: gameId ?? '',
  nodeId: nodeId ?? '',
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

/** A lottery that was chosen outside a lobby belongs to the lobby of its category. */
const accountTypeOf = ({ lottery, gameType }: LaunchTarget): LotteryAccountType =>
  lottery ?? (gameType === 'ELOTT' ? 'ELOTT' : 'LOTT');
