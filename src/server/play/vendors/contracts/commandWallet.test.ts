import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../../tests/server/core-kit.ts';
import { commandClient, openCommandVendor, sitAtCommand } from '../../../../../tests/vendors/command-vendor.ts';
import { openPaperVendor, walletClient } from '../../../../../tests/vendors/paper-vendor.ts';
import { launchBody, openGame } from '../../../../../tests/vendors/table.ts';
import { UnknownGame, VendorDown } from '../../seamless/index.ts';

const now = () => time;
let time = noon;
let vendor: Awaited<ReturnType<typeof openCommandVendor>>;
let paper: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let seat: Awaited<ReturnType<typeof sitAtCommand>>;
let command: ReturnType<typeof commandClient>;
beforeAll(async () => {
  vendor = await openCommandVendor();
  paper = await openPaperVendor();
  const { studios } = paper.entry;
  const others = { ...paper.entry, studios: studios.filter((studio) => studio !== openGame.vassalage) };
  site = await openTestServer({ brands: authBrands(), now, vendors: [vendor.entry, others] });
  seat = await sitAtCommand(site, now);
  command = commandClient(site);
});
beforeEach(() => {
  time = noon;
});
afterAll(async () => {
  await site.close();
  await vendor.close();
  await paper.close();
});

const adapter = () => {
  const found = site.vendors.byId('command');
  if (found === null) throw new Error('There is no command vendor.');
  return found;
};
const balanceCall = () => `{"cmd":"getBalance","operator":"alpha","requestId":"r","token":"${seat.session.session}"}`;

it('asks the vendor in its own words, with its own hash', async () => {
  const { text, hash } = vendor.state.asked[0] ?? { text: '', hash: '' };
  expect(JSON.parse(text)).toEqual({
    cmd: 'openGame',
    operator: 'alpha',
    requestId: expect.any(String),
    launchToken: expect.any(String),
    gameId: openGame.gameId,
    language: 'vi',
    currency: 'VND',
    demo: false,
    lobbyUrl: 'https://alpha.test/index',
  });
  expect(hash).toBe(vendor.hashOf((await adapter().secretOf('alpha')) ?? '', text));
  vendor.state.unknownGame = true;
  const again = await visitor(site, now).send('launchGame', launchBody(openGame.gameId, openGame.vassalage), {
    token: seat.token,
  });
  vendor.state.unknownGame = false;
  expect(again.code).toBe('GAME_UNKNOWN');
});

it('accepts a call with the right hash of its own vendors only', async () => {
  const { http, status } = await command(balanceCall());
  expect([http, status]).toEqual([200, 'OK']);
  const refused = await Promise.all([
    command(balanceCall(), { hash: 'guess' }),
    command(`${balanceCall()} `, { hash: vendor.hashOf((await adapter().secretOf('alpha')) ?? '', balanceCall()) }),
    command(balanceCall().replace('alpha', 'beta')),
    command(balanceCall().replace('alpha', 'nobody')),
    command(balanceCall(), { vendor: 'nobody' }),
    command(balanceCall(), {
      vendor: 'paper',
      hash: vendor.hashOf((await site.vendors.byId('paper')?.secretOf('alpha')) ?? '', balanceCall()),
    }),
  ]);
  expect(refused.map(({ http: code, status: text }) => `${code} ${text}`)).toEqual(refused.map(() => '200 INVALID_HASH'));
  const ours = await walletClient(site, now, 'command')('balance', { session: seat.session.session });
  expect(ours.code).toBe('SIGNATURE');
});

it('refuses what is not of its shape, and amounts that are none', async () => {
  const bet = (amount: string) =>
    command(
      `{"cmd":"bet","operator":"alpha","requestId":"x${amount}","token":"${seat.session.session}","roundId":"shape","transactionId":"shape","amount":${amount}}`,
    );
  const answers = await Promise.all(['1e3', '-1', '0', '0.00001', '1234567890123456', 'null', '{}', '[1]'].map(bet));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'BAD_REQUEST'));
  expect((await command('{"cmd":"jump","operator":"alpha","requestId":"y"}')).status).toBe('BAD_REQUEST');
  expect((await command('{"cmd":')).status).toBe('BAD_REQUEST');
});

it('keeps every place of a long amount', async () => {
  const { status, balance } = await command(
    `{"cmd":"bet","operator":"alpha","requestId":"long","token":"${seat.session.session}","roundId":"long","transactionId":"long","amount":99999999999999.9999}`,
  );
  expect([status, balance]).toEqual(['INSUFFICIENT_FUNDS', expect.stringMatching(/^\d+\.\d{4}$/)]);
});

it('books open rounds as the vendor reports them', async () => {
  const order = { session: seat.session.session, roundId: 'polled', betId: 'polled-1', amount: '10.0000' };
  expect((await seat.wallet('bet', order)).code).toBe('OK');
  const before = Number((await seat.wallet('balance', { session: seat.session.session })).value.balance);
  vendor.state.rounds = '[{"roundId":"polled","state":"SETTLED","wins":[{"betTransactionId":"polled-1","amount":12.5}]}]';
  time = new Date(noon.getTime() + 6 * 60_000);
  expect(await site.play.resolveRounds()).toEqual({ asked: 1, ended: 1 });
  expect(Number((await seat.wallet('balance', { session: seat.session.session })).value.balance)).toBe(before + 12.5);
  vendor.state.rounds = '[{"roundId":"polled","state":"NEVER","wins":[]}]';
  await expect(adapter().rounds('alpha', [{ roundId: 'polled', player: seat.session.player }])).rejects.toBeInstanceOf(
    VendorDown,
  );
  vendor.state.unknownGame = true;
  await expect(adapter().launch('alpha', { game: {} } as never)).rejects.toBeInstanceOf(UnknownGame);
});
