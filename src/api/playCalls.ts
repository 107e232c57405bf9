import { restrictedType } from '../domain/accountType.ts';
import { constants } from '../domain/constants.ts';
import type { LaunchTarget } from '../domain/launchTarget.ts';
import type { LotteryAccountType } from '../domain/lottery.ts';
import type { GameCard } from '../wire/catalogue.ts';
import type { LaunchValue, LotteryMenu, OpenedNumbers } from '../wire/launch.ts';
import type { PlayMoney } from '../wire/wallet.ts';
import { call } from './call.ts';
import { type Launching, launchRequest } from './launchRequests.ts';
import { sessionValues } from './session.ts';

type Place = Pick<Launching, 'merchantCode' | 'language' | 'backUrl' | 'lottery'>;

/** Asks for the address of a game's frame. The answer's ticket is good once and for a minute. */
export const launchGame = (target: LaunchTarget, place: Place) =>
  call<LaunchValue>('launchGame', {
    body: launchRequest(target, {
      ...place,
      username: sessionValues.read('account') ?? '',
      token: sessionValues.read('token') ?? '',
    }),
  });

interface Asked {
  readonly signal: AbortSignal;
}

const menuLife = 10_000;

/** What players see of their money and of lotteries. Keys of a member's own data begin with `member`: a logout forgets them. */
export const playQueries = {
  /** A trial account has play money and no wallet to ask for. */
  balance: () => ({
    queryKey: ['member', 'balance'],
    queryFn: ({ signal }: Asked) =>
      call<PlayMoney>(sessionValues.read('isAgent') === restrictedType ? 'playMoney' : 'balance', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** A brand may keep its lotteries to members. */
  lotteries: (type: LotteryAccountType, isMember: boolean) => ({
    queryKey: ['lotteries', type === 'TCG_LOTTO_VN' ? type : 'all', isMember],
    queryFn: async ({ signal }: Asked): Promise<readonly LotteryMenu[]> =>
      type === 'TCG_LOTTO_VN'
        ? [await call<LotteryMenu>('vnGameMenu', { signal })]
        : call<LotteryMenu[]>('gameMenus', { signal }),
    staleTime: menuLife,
    refetchInterval: menuLife,
  }),
  recentLotteries: () => ({
    queryKey: ['member', 'recentLotteries'],
    queryFn: ({ signal }: Asked) => call<GameCard[]>('vnRecentGames', { signal }),
    staleTime: menuLife,
  }),
  /** Members see the draws of every lottery; everybody sees the Vietnamese ones. */
  openedNumbers: (isMember: boolean) => ({
    queryKey: [isMember ? 'member' : 'guest', 'openedNumbers'],
    queryFn: ({ signal }: Asked) =>
      call<OpenedNumbers[]>(isMember ? 'openedNumbers' : 'vnOpenedNumbers', {
        signal,
        query: { count: constants.openedNumbersCount },
      }),
    staleTime: menuLife,
  }),
} as const;
