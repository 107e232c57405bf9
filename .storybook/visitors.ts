import { keepMember, sessionValues } from '../src/api/session.ts';
import { accountTypes } from '../src/domain/accountType.ts';
import { sessionStateOf } from '../src/domain/sessionState.ts';
import type { MemberInfo } from '../src/wire/auth.ts';
import type { GameCard } from '../src/wire/catalogue.ts';
import type { LotteryMenu } from '../src/wire/launch.ts';
import type { WalletBalance } from '../src/wire/wallet.ts';
import { memberAnswers } from './kit/memberAnswers.ts';
import type { StoryAnswers, StoryParameters, StoryVisitor } from './kit/parameters.ts';

const types = { member: accountTypes.member, agent: accountTypes.agent, trial: accountTypes.trial } as const;

const balanceOf = (visitor: Exclude<StoryVisitor, 'guest'>): WalletBalance => ({
  sumBalance: '12345678.9000',
  currencySymbol: '₫',
  currency: 'VND',
  wallets: [{ wallet: visitor === 'trial' ? 'trial' : 'main', balance: '12345678.9000' }],
});

const idsOf = (games: readonly GameCard[]) => games.map(({ gameId }) => gameId);

const playedOf = ({ games }: LotteryMenu) => games.slice(0, 4).map(({ game }) => game);

/** Stores a session in the tab as after a login. Returns the responses of calls that need an account. */
export function signIn({ visitor = 'guest', nickname = 'Nguyễn Thị Minh Ánh', around }: StoryParameters): StoryAnswers {
  const member: MemberInfo = {
    account: 'nguyenthiminhanh',
    nickname,
    customerId: '100001',
    type: types[visitor === 'guest' ? 'member' : visitor],
    toUpline: false,
    clubLabel: { labelName: 'Vàng', rankLevel: 3 },
  };
  // A story with `around: 'world'` signs in by itself, so the calls of a member need responses.
  if (visitor === 'guest') return around === 'world' ? { memberInfo: { value: member }, ...answersTo('member') } : {};
  sessionValues.write('token', 'story');
  keepMember(sessionStateOf(member));
  return { memberInfo: { value: member }, ...answersTo(visitor) };
}

function answersTo(visitor: Exclude<StoryVisitor, 'guest'>): StoryAnswers {
  return {
    ...memberAnswers,
    memberIcon: { value: { icon: '' } },
    memberLanguage: { value: null },
    balance: { value: balanceOf(visitor) },
    playMoney: { value: balanceOf(visitor) },
    gameVendors: { like: 'publicVendors' },
    favouriteGames: { like: 'popularGames', taking: idsOf },
    favouriteGamesList: { like: 'popularGames' },
    recentGames: { like: 'hotGames' },
    vnRecentGames: { like: 'vnGameMenu', taking: playedOf },
    openedNumbers: { like: 'vnOpenedNumbers' },
  };
}
