import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { fresh, openPaperVendor, walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { launchBody, sitDown } from '../../../../tests/vendors/table.ts';
import type { CallName } from '../../../wire/calls.ts';
import { GameCard, GamePage, LiveTable, SortingVendor, type WinnerEntry } from '../../../wire/catalogue.ts';
import { LaunchValue, LotteryMenu, OpenedNumbers } from '../../../wire/launch.ts';
import { type BetPage, BetPage as BetPageShape } from '../../../wire/play.ts';
import type { SeamlessSession } from '../../../wire/seamless.ts';
import { type PlayMoney, WalletBalance } from '../../../wire/wallet.ts';

let time = noon;
const now = () => time;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let send: ReturnType<typeof visitor>['send'];
let token: string;
let trial: string;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({
    brands: authBrands({ frames: { games: ['games.example.com'] } }),
    now,
    vendors: [vendor.entry],
  });
  const person = visitor(site, now);
  send = person.send;
  token = (await person.login('demomember', 'Demo-2026')).value.token;
  const payload = await person.seal('freePlay', 'A'.repeat(43));
  const started = await send('freePlay', { os: 'linux', platform: 'W', payload }, { headers: { 'x-gateway-version': '3' } });
  trial = String(started.value['token']);
});
beforeEach(() => {
  time = noon;
  vendor.state.down = false;
  vendor.state.address = (ticket) => `/play?ticket=${ticket}`;
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

const launch = (body: object, who = token) => send<LaunchValue>('launchGame', body, { token: who });
const lottery = (more: object = {}) => ({
  launchMode: 'LOTT',
  lottoArea: 'VN',
  lottoPrizeMode: 'ZY',
  lottoView: 'betting',
  lottoGameCode: 'north',
  device: 'WEB',
  backUrl: '/vnlottery',
  language: 'VI',
  ...more,
});
const order = () => vendor.state.asked.filter(({ call }) => call === 'launch').at(-1)?.body ?? {};

describe('launching', () => {
  it.each(['dark', 'light'])('tells the vendor that the player sees the site in %s', async (mode) => {
    await send('launchGame', launchBody('xocdia', 'SAPPH'), { token }, `?mode=${mode}`);
    expect(order()).toMatchObject({ mode });
  });

  it('answers the address the vendor gives, and gives the vendor nothing it need not know [API-34] [ROLE-06]', async () => {
    const { status, value } = await launch(launchBody('xocdia', 'SAPPH'));
    expect([status, value.gameId, value.gameType, value.demo]).toEqual([200, 'xocdia', 'LIVE', false]);
    expect(value.game_url).toMatch(/^\/play\?ticket=[\w-]{43}$/);
    const { ticket, ...rest } = order();
    expect(value.game_url).toBe(`/play?ticket=${String(ticket)}`);
    expect(rest).toEqual({
      game: { gameCode: 'xocdia', vassalage: 'SAPPH', category: 'LIVE' },
      name: { vi: 'Xóc Đĩa', en: expect.any(String) },
      view: 'betting',
      language: 'vi',
      currency: 'VND',
      currencySymbol: expect.any(String),
      money: { group: ',', decimal: '.', decimals: 2 },
      timeZone: 'Asia/Ho_Chi_Minh',
      profile: 'play',
      demo: false,
      platform: 'html5-desktop',
      site: 'https://alpha.test',
      backUrl: 'https://alpha.test/index',
      theme: expect.any(Object),
    });
    expect(JSON.stringify(vendor.state.asked)).not.toContain(token);
    expect(JSON.stringify(vendor.state.asked)).not.toContain('demomember');
    expect((await send('launchGame', launchBody('xocdia', 'SAPPH'))).status).toBe(401);
  });

  it('opens a vendor’s lobby by its node, on its first game', async () => {
    const listed = (await send<SortingVendor[]>('publicVendors', undefined, {})).value.find(
      ({ gameCategory }) => gameCategory === 'SPORTS',
    );
    const nodeId = listed?.vendors.find(({ vassalage }) => vassalage === 'REDFIN')?.nodeId;
    const { value } = await launch(launchBody('', 'REDFIN', { nodeId }));
    expect(value.gameId).toBe('world-goal');
    expect(order()['view']).toBe('lobby');
    expect((await launch(launchBody('', 'REDFIN', { nodeId: 'REDFIN-LIVE' }))).code).toBe('GAME_UNKNOWN');
  });

  it('opens a live table by the id of its room too [ENTITY-17]', async () => {
    const table = (await send<LiveTable[]>('liveTables', undefined, {})).value.find(({ gameId }) => gameId === 'xocdia');
    expect(table).toMatchObject({
      roomId: expect.stringMatching(/^SAPPH-/),
      nodeId: 'SAPPH-LIVE',
      showIcon: 1,
      gameType: 'LIVE',
    });
    const agent = (await visitor(site, now).login('demoagent', 'Demo-2026')).value.token;
    const opened = await send<LaunchValue>('launchGame', launchBody(table?.roomId ?? '', 'SAPPH'), { token: agent });
    expect(opened.value.gameId).toBe('xocdia');
  });

  it('refuses a game that is not there, of another vendor, or of another merchant', async () => {
    expect((await launch(launchBody('nothing', 'SAPPH'))).code).toBe('GAME_UNKNOWN');
    expect((await launch(launchBody('xocdia', 'KNK'))).code).toBe('GAME_UNKNOWN');
    expect((await launch(launchBody('xocdia', 'SAPPH', { merchantCode: 'beta' }))).code).toBe('MALFORMED');
    vendor.state.unknownGames.add('roulette');
    expect((await launch(launchBody('roulette', 'SAPPH'))).code).toBe('GAME_UNKNOWN');
  });

  it('takes the fixed values only', async () => {
    const body = launchBody('xocdia', 'SAPPH');
    const { token: _left, ...short } = body;
    const wrong: object[] = [
      short,
      ...Object.entries({ accountType: 2, confirmTrans: 1, clientType: 1, launchMode: 'X', platform: 'flash', more: 1 }).map(
        ([name, value]) => ({ ...body, [name]: value }),
      ),
    ];
    for (const one of wrong) expect((await launch(one)).code).toBe('VALIDATION');
  });

  it('says so when the vendor is down, no vendor has the game, or the address is not allowed', async () => {
    vendor.state.down = true;
    const down = await launch(launchBody('xocdia', 'SAPPH'));
    expect([down.status, down.code]).toEqual([503, 'VENDOR_DOWN']);
    vendor.state.down = false;
    expect((await launch(launchBody('sniper', 'ROOK'))).code).toBe('VENDOR_DOWN');
    vendor.state.address = () => 'https://evil.example.com/play';
    expect((await launch(launchBody('xocdia', 'SAPPH'))).code).toBe('VENDOR_DOWN');
    vendor.state.address = () => 'https://games.example.com/play';
    expect((await launch(launchBody('xocdia', 'SAPPH'))).value.game_url).toBe('https://games.example.com/play');
    vendor.state.address = () => 'https://play.vendor.test/play';
    expect((await launch(launchBody('xocdia', 'SAPPH'))).value.game_url).toBe('https://play.vendor.test/play');
    const policy = (await site.get('alpha.test', '/index')).headers['content-security-policy'];
    expect(policy).toContain('frame-src https://games.example.com https://play.vendor.test');
  });

  it('launches a lottery with its area, prize mode, bet and way back', async () => {
    const { value } = await launch(lottery({ playType: 'two-digits' }));
    expect([value.gameId, value.gameType]).toEqual(['north', 'LOTT']);
    const wanted = {
      view: 'betting',
      playType: 'two-digits',
      prizeMode: 'ZY',
      lottoArea: 'VN',
      backUrl: 'https://alpha.test/vnlottery',
    };
    expect(order()).toMatchObject(wanted);
    const { lottoGameCode: _code, ...lobby } = lottery({
      lottoView: 'lobby',
      lottoPrizeMode: 'Elott',
      backUrl: 'https://evil.example.com/',
    });
    expect((await launch(lobby)).value.gameType).toBe('ELOTT');
    expect(order()).toMatchObject({ view: 'lobby', prizeMode: 'Elott', backUrl: 'https://alpha.test/index' });
    expect((await launch(lottery({ lottoGameCode: 'xocdia' }))).code).toBe('GAME_UNKNOWN');
    expect((await launch(lottery({ lottoPrizeMode: 'XX' }))).code).toBe('VALIDATION');
    expect((await launch(lottery({ lottoArea: 'TH' }))).code).toBe('MALFORMED');
  });
});

describe('a trial', () => {
  it('plays only games that take trials, with money of a separate wallet', async () => {
    const [free] = (await send<GamePage>('publicCatalogue', undefined, {}, '?gameType=RNG')).value.games.filter(
      ({ supportPlay, vassalage }) => supportPlay === 0 && vassalage !== 'ROOK',
    );
    if (free === undefined) throw new Error('The demo world has no such game.');
    const closed = { gameId: 'xocdia', vassalage: 'SAPPH' };
    const refused = await launch(launchBody(closed.gameId, closed.vassalage), trial);
    expect([refused.status, refused.code]).toEqual([403, 'TRUE_ACCOUNT']);
    const launched = await launch(launchBody(free.gameId, free.vassalage), trial);
    expect(launched.value.demo).toBe(true);
    expect(order()).toMatchObject({ demo: true, profile: 'play' });

    const wallet = walletClient(site, now);
    const ticket = new URL(launched.value.game_url ?? '', 'https://alpha.test').searchParams.get('ticket');
    const { value: session } = await wallet<SeamlessSession>('authenticate', { ticket });
    expect([session.demo, session.profile, session.balance]).toEqual([true, 'play', '1000000.0000']);
    await wallet('bet', { session: session.session, roundId: fresh('round'), betId: fresh('bet'), amount: '10.0000' });
    const { value } = await send<PlayMoney>('playMoney', undefined, { token: trial });
    expect(value.sumBalance).toBe('999990.0000');
  });
});

const query = new URLSearchParams({
  clientType: '3',
  platform: 'flash,html5-desktop',
  channel: 'web',
  merchant: 'alpha',
  gameName: '',
  minBet: '',
  minLineNum: '',
  pageNo: '1',
  pageSize: '24',
  vassalage: '',
  language: 'VI',
  gameType: 'RNG',
});

const personal: [CallName, string, string, TSchema][] = [
  ['gameList', '[API-25]', `?${query}`, GamePage],
  ['gameVendors', '[API-28]', '?merchantCode=alpha', Type.Array(SortingVendor)],
  ['vendorGameTypes', '[API-27]', '?vassalage=KNK', Type.Array(Type.String())],
  ['favouriteGames', '[API-30]', '', Type.Array(Type.String())],
  ['favouriteGamesList', '[API-31]', '', Type.Array(GameCard)],
  ['recentGames', '[API-32]', '', Type.Array(GameCard)],
  ['roomList', '[API-33]', '', Type.Array(LiveTable)],
  ['bettingRecord', '', '', BetPageShape],
  ['balance', '[API-21]', '', WalletBalance],
  ['merchantWallet', '[API-24]', '', WalletBalance.properties.wallets],
  ['vnRecentGames', '[API-38]', '', Type.Array(GameCard)],
  ['openedNumbers', '[API-41]', '', Type.Array(OpenedNumbers)],
];

it.each(personal)('%s answers members only, in its shape %s', async (name, _requirement, search, shape) => {
  const answer = await send(name, undefined, { token }, search);
  expect([answer.status, ...Value.Errors(shape, answer.value)]).toEqual([200]);
  expect((await send(name, undefined, {}, search)).status).toBe(401);
  expect((await send(name, undefined, { token, host: 'beta.test' }, search)).status).toBe(401);
});

it('answers the categories of the named vendor and of no other [API-27]', async () => {
  const of = async (code: string) =>
    (await send<string[]>('vendorGameTypes', undefined, { token }, `?vassalage=${code}`)).value;
  expect(await of('KNK')).toEqual(expect.arrayContaining(['LIVE', 'RNG']));
  expect(await of('NOBODY')).toEqual([]);
});

it('keeps favourites and recent games of one account [API-30] [API-31] [API-32] [API-38]', async () => {
  const change = (gameId: string, favourite: boolean) => send<string[]>('changeFavourite', { gameId, favourite }, { token });
  await change('xocdia', true);
  time = new Date(noon.getTime() + 1_000);
  await change('north', true);
  await change('north', true);
  expect((await send<string[]>('favouriteGames', undefined, { token })).value).toEqual(['north', 'xocdia']);
  expect((await change('nothing', true)).code).toBe('GAME_UNKNOWN');
  expect((await change('xocdia', false)).value).toEqual(['north']);
  const cards = (await send<GameCard[]>('favouriteGamesList', undefined, { token })).value;
  expect(cards.map(({ gameId }) => gameId)).toEqual(['north']);
  await launch(lottery());
  time = new Date(noon.getTime() + 2_000);
  await launch(launchBody('bac-lotus', 'SAPPH'));
  const recent = (await send<GameCard[]>('recentGames', undefined, { token })).value.map(({ gameId }) => gameId);
  expect(recent.slice(0, 2)).toEqual(['bac-lotus', 'north']);
  const lotteries = (await send<GameCard[]>('vnRecentGames', undefined, { token })).value;
  expect(lotteries.every(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')).toBe(true);
});

it('puts what was really won on the board, masked, in place of the samples [API-42]', async () => {
  const samples = (await send<WinnerEntry[]>('rankList', undefined)).value;
  expect([samples.length, samples.every(({ sample }) => sample)]).toEqual([24, true]);
  const seat = await sitDown(site, now);
  const [roundId, betId] = [fresh('round'), fresh('bet')];
  await seat.wallet('bet', { session: seat.session.session, roundId, betId, amount: '1000.0000' });
  const results = [{ betId, payout: '250000.0000' }];
  await seat.wallet('settle', { player: seat.session.player, roundId, results, closes: true });
  const { value } = await send<WinnerEntry[]>('rankList', undefined);
  expect(value).toHaveLength(1);
  expect(value[0]).toMatchObject({ reward: '250000.0000', game: { gameId: 'xocdia' }, sample: false });
  expect(value[0]?.player).toMatch(/^de\W+r$/u);
});

describe('lotteries', () => {
  const north = {
    gameCode: 'north',
    issue: 'N-7',
    closesAt: '2026-11-20T05:04:00.000Z',
    drawsAt: '2026-11-20T05:05:00.000Z',
    interval: 300,
  };
  const moved = { ...north, gameCode: 'south', area: 'SEA' as const };
  const draws = Array.from({ length: 120 }, (_, index) => ({
    gameCode: index % 2 === 0 ? 'north' : 'fast5',
    issue: `N-${index}`,
    numbers: ['1', '2'],
    openedAt: new Date(noon.getTime() - index * 60_000).toISOString(),
  }));
  beforeAll(() => {
    vendor.state.lotteries = [
      { ...north, playTypes: [{ code: 'two', name: { vi: 'Hai số', en: 'Two digits' } }] },
      { ...moved, playTypes: [] },
    ];
    vendor.state.draws = draws;
  });

  it('stand on menus per account type with their next draw, for guests too [API-36] [API-37]', async () => {
    time = new Date(noon.getTime() + 60_000);
    const { value } = await send<LotteryMenu[]>('gameMenus', undefined);
    expect(Value.Errors(Type.Array(LotteryMenu), value)).toEqual([]);
    const menu = (name: string) => value.find(({ accountTypeName }) => accountTypeName === name);
    expect(value.map(({ accountTypeName, prizeMode }) => `${accountTypeName} ${prizeMode}`)).toEqual([
      'LOTT Lott',
      'ELOTT Elott',
      'TCG_LOTTO_VN ZY',
      'TCG_SEA SEA',
    ]);
    const entry = menu('LOTT')?.games.find(({ game }) => game.gameId === 'north');
    expect([entry?.draw?.issue, entry?.playTypes.length]).toEqual(['N-7', 1]);
    const ids = (name: string) => menu(name)?.games.map(({ game }) => game.gameId) ?? [];
    expect([
      ids('TCG_LOTTO_VN').includes('north'),
      ids('TCG_LOTTO_VN').includes('south'),
      ids('TCG_SEA').includes('south'),
    ]).toEqual([true, false, true]);
    const vn = (await send<LotteryMenu>('vnGameMenu', undefined)).value;
    expect(vn.games.map(({ game }) => game.gameId)).toEqual(ids('TCG_LOTTO_VN'));
  });

  it('stay on the menu without a draw while their vendor is silent', async () => {
    time = new Date(noon.getTime() + 120_000);
    vendor.state.down = true;
    const { value } = await send<LotteryMenu[]>('gameMenus', undefined);
    expect(value[0]?.games.length).toBe(16);
    expect(value[0]?.games.every(({ draw }) => draw === null)).toBe(true);
    expect((await send('vnOpenedNumbers', undefined, {}, '?count=100')).code).toBe('VENDOR_DOWN');
  });

  it('show the numbers that were drawn, newest first, a hundred at most [API-40] [API-41]', async () => {
    time = new Date(noon.getTime() + 180_000);
    const vn = (await send<OpenedNumbers[]>('vnOpenedNumbers', undefined, {}, '?count=100')).value;
    expect([vn.length, vn[0]?.issue, vn.every(({ gameId }) => gameId === 'north')]).toEqual([60, 'N-0', true]);
    const all = (await send<OpenedNumbers[]>('openedNumbers', undefined, { token })).value;
    expect(all.length).toBe(100);
    expect((await send('vnOpenedNumbers', undefined, {}, '?count=101')).code).toBe('MALFORMED');
    const one = (await send<OpenedNumbers[]>('openedNumbers', undefined, { token }, '?count=3&gameCode=fast5')).value;
    expect(one.map(({ issue }) => issue)).toEqual(['N-1', 'N-3', 'N-5']);
  });
});

it('shows balances of a member, opened once with play money [API-21] [API-24]', async () => {
  const asked = await Promise.all(Array.from({ length: 5 }, () => send<PlayMoney>('playMoney', undefined, { token: trial })));
  expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
  const { value } = await send<WalletBalance>('balance', undefined, { token });
  expect(value.currency).toBe('VND');
  expect(value.sumBalance).toBe('5249000.0000');
  const wallets = await send('merchantWallet', undefined, { token });
  expect(wallets.value).toEqual([{ wallet: 'main', balance: '5249000.0000' }]);
});

it('shows the betting record of the account alone, filtered, with sums over all of it', async () => {
  const seat = await sitDown(site, now, { username: 'demoagent' });
  const place = async (amount: string, payout: string | null) => {
    const [roundId, betId] = [fresh('round'), fresh('bet')];
    const selection = { vi: 'Chẵn', en: 'Even' };
    await seat.wallet('bet', { session: seat.session.session, roundId, betId, amount, selection });
    if (payout === null) return;
    const results = [{ betId, payout, outcome: { vi: 'Lẻ', en: 'Odd' } }];
    await seat.wallet('settle', { player: seat.session.player, roundId, results, closes: true });
  };
  await place('10.0000', '0.0000');
  time = new Date('2026-11-20T17:30:00Z');
  Object.assign(seat, await sitDown(site, now, { username: 'demoagent' }));
  for (let time = 0; time < 20; time += 1) await place('1.0000', '0.5000');
  await place('2.5000', null);
  const read = async (search: string) => (await send<BetPage>('bettingRecord', undefined, { token: seat.token }, search)).value;
  const all = await read('');
  expect([all.total, all.next === null, all.bets.length]).toEqual([22, false, 20]);
  expect(all.sums).toEqual({ stake: '32.5000', payout: '10.0000', validBet: '30.0000', result: '-20.0000' });
  expect(all.bets.find(({ state }) => state === 'settled')).toMatchObject({
    selection: { vi: 'Chẵn', en: 'Even' },
    outcome: { vi: 'Lẻ', en: 'Odd' },
    gameName: 'Xóc Đĩa',
    payout: '0.5000',
  });
  expect((await read('?until=2026-11-20')).bets.map(({ stake }) => stake)).toEqual(['10.0000']);
  expect((await read('?from=2026-11-21&state=open')).bets.map(({ stake }) => stake)).toEqual(['2.5000']);
  expect((await read('?gameType=RNG')).total).toBe(0);
  const other = await visitor(site, now).login('demogeneral', 'Demo-2026');
  const empty = (await send<BetPage>('bettingRecord', undefined, { token: other.value.token })).value;
  expect([empty.total, empty.sums.stake]).toEqual([0, '0.0000']);
  const wrong = await send<BetPage>('bettingRecord', undefined, { token: seat.token }, '?from=2026-13-01');
  expect(wrong.code).toBe('MALFORMED');
});
