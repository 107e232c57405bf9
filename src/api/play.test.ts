import { beforeEach, expect, it, vi } from 'vitest';
import { launchTarget } from '../domain/launchTarget.ts';
import { type LotteryPolicy, lotteryAccountTypes } from '../domain/lottery.ts';
import { gameLaunch, type Launching, launchRequest, lotteryLaunch, playQueries } from './play.ts';
import { keepWallets, sessionValues } from './session.ts';

const wallets = [{ wallet: 'main', balance: '5.0000' }];
vi.mock('./call.ts', () => ({
  call: async (name: string) => ({
    sumBalance: '5.0000',
    currency: 'VND',
    currencySymbol: '₫',
    ...(name === 'balance' ? { wallets } : {}),
  }),
}));
beforeEach(() => sessionValues.clear());

const policy: LotteryPolicy = { prizeModes: { LOTT: 'Lott', ELOTT: 'Elott', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'ZY' }, area: 'VN' };
const launching: Launching = {
  lottery: policy,
  username: 'linh',
  token: 'secret',
  merchantCode: 'HS01',
  language: 'vi',
  backUrl: 'https://site.example/elott',
};
const fox = launchTarget({ gameType: 'RNG', vassalage: 'BSLT', gameId: 'fox', nodeId: 'n7' });
const fast = launchTarget({ gameType: 'ELOTT', vassalage: 'SIEU', gameId: 'fast', lottery: 'TCG_SEA', playType: 'two' });

it('launches a game with twelve fields, five of them fixed [LAUNCHREQ-01]', () => {
  expect(gameLaunch(fox, launching)).toEqual({
    gameId: 'fox',
    nodeId: 'n7',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'BSLT',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'linh',
    token: 'secret',
    merchantCode: 'HS01',
    language: 'VI',
  });
});

it('launches a lottery by its own fields [LOTTO-01, LOTTO-02, LOTTO-04, LOTTO-06]', () => {
  expect(lotteryLaunch(fast, launching)).toEqual({
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'SEA',
    lottoGameCode: 'fast',
    lottoView: 'betting',
    device: 'WEB',
    backUrl: 'https://site.example/elott',
    language: 'VI',
    playType: 'two',
    vassalage: 'SIEU',
  });
});

it('pays by the lobby a lottery was chosen in [LOTTO-03]', () => {
  const modes = lotteryAccountTypes.map((lottery) => lotteryLaunch({ ...fast, lottery }, launching).lottoPrizeMode);
  expect(modes).toEqual(lotteryAccountTypes.map((type) => policy.prizeModes[type]));
  expect(lotteryLaunch({ ...fast, lottery: null }, launching).lottoPrizeMode).toBe('Elott');
  expect(lotteryLaunch({ ...fast, lottery: null, gameType: 'LOTT' }, launching).lottoPrizeMode).toBe('Lott');
});

it('opens lotteries as the brand says', () => {
  const lottery: LotteryPolicy = { prizeModes: { ...policy.prizeModes, TCG_SEA: 'ZY' }, area: 'TH' };
  const { lottoArea, lottoPrizeMode } = lotteryLaunch(fast, { ...launching, lottery });
  expect([lottoArea, lottoPrizeMode]).toEqual(['TH', 'ZY']);
});

it('opens the lobby of a vendor where no game is named', () => {
  const lobby = lotteryLaunch({ ...fast, gameId: null, playType: null }, launching);
  expect([lobby.lottoView, 'lottoGameCode' in lobby, 'playType' in lobby]).toEqual(['lobby', false, false]);
  const sports = gameLaunch(launchTarget({ gameType: 'SPORTS', vassalage: 'DS88', nodeId: 'DS88-SPORTS' }), launching);
  expect([sports.gameId, sports.nodeId]).toEqual(['', 'DS88-SPORTS']);
});

it('takes the lottery request for lotteries and the game request for the rest', () => {
  expect([fox, fast].map((target) => launchRequest(target, launching).launchMode)).toEqual(['GLS', 'LOTT']);
});

it('stores the wallets of each balance beside the member’s own setting, and none of a trial account [STORE-01]', async () => {
  const { queryFn } = playQueries.balance();
  const { signal } = new AbortController();
  keepWallets({ hidden: true });
  expect(await queryFn({ signal })).toMatchObject({ sumBalance: '5.0000' });
  expect(sessionValues.read('merchantWallet')).toEqual({ wallets, hidden: true });
  keepWallets({ hidden: false });
  expect(sessionValues.read('merchantWallet')).toEqual({ wallets, hidden: false });
  sessionValues.clear();
  sessionValues.write('isAgent', 4);
  await queryFn({ signal });
  expect(sessionValues.read('merchantWallet')).toBe(null);
});
