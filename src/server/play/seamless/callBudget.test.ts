import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { fresh, openPaperVendor } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { WalletBalance, WalletTransferred } from '../../../wire/wallet.ts';
import { createCallBudget } from './callBudget.ts';

let time = noon;
const now = () => time;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let seat: Awaited<ReturnType<typeof sitDown>>;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({
    brands: authBrands(),
    now,
    settings: { vendorCallsPerMinute: 100 },
    vendors: [vendor.entry],
  });
  seat = await sitDown(site, now);
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

const balanceOf = async () => {
  const { value } = await visitor(site, now).send<WalletBalance>('balance', undefined, { token: seat.token });
  return moneyOf(value.sumBalance);
};

describe('calls of a vendor', () => {
  it('pass as fifty concurrent repetitions of one bet, and the bet counts once', async () => {
    time = new Date(noon.getTime() + 60_000);
    const before = await balanceOf();
    const [roundId, betId, request] = [fresh('round'), fresh('bet'), fresh('request')];
    const order = { session: seat.session.session, roundId, betId, amount: '10.0000' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => seat.wallet('bet', order, { request })));
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['200 OK']));
    expect(await balanceOf()).toBe(before - moneyOf('10'));
  });

  it('are asked to wait beyond what a minute holds, by a code to repeat on, and pass again after it', async () => {
    time = new Date(noon.getTime() + 180_000);
    const ask = (vendor?: string) =>
      seat.wallet('balance', { session: seat.session.session }, vendor === undefined ? {} : { vendor, secret: 'guess' });
    // Calls without the vendor's secret do not consume its budget.
    await Promise.all(Array.from({ length: 120 }, () => ask('paper')));
    const allowed = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(new Set(allowed.map(({ code }) => code))).toEqual(new Set(['OK']));
    const refused = await ask();
    expect([refused.status, refused.code, refused.value]).toEqual([429, 'RATE_LIMIT', { retry: true }]);
    time = new Date(time.getTime() + 30_000);
    expect((await ask()).code).toBe('RATE_LIMIT');
    time = new Date(time.getTime() + 31_000);
    expect((await ask()).code).toBe('OK');
  });

  it('are counted for every process together', async () => {
    const uses: number[] = [];
    let left = 4;
    const limits = {
      take: async ({ uses: allowed }: { uses: number }) => {
        uses.push(allowed);
        left -= 1;
        return left >= 0;
      },
      remaining: async () => 30,
    };
    const process = () => createCallBudget({ limits, now, perMinute: 200 });
    const [one, other] = [process(), process()];
    const waits = await Promise.all(
      Array.from({ length: 240 }, (_, index) => (index % 2 === 0 ? one : other).wait('alpha', 'paper')),
    );
    expect(waits.filter((seconds) => seconds === 0).length).toBe(200);
    expect(new Set(uses)).toEqual(new Set([4]));
  });
});

describe('a transfer between wallets', () => {
  const order = (more: object = {}) => ({
    from: 'main',
    to: 'vendor:SAPPH',
    amount: '250',
    requestId: fresh('transfer-number'),
    ...more,
  });
  const transfer = (body: object, token: string | undefined = seat.token) =>
    visitor(site, now).send<WalletTransferred>('walletTransfer', body, token === undefined ? {} : { token });
  const wallets = async () =>
    new Map(
      (await visitor(site, now).send<WalletBalance['wallets']>('merchantWallet', undefined, { token: seat.token })).value.map(
        ({ wallet, balance }) => [wallet, balance],
      ),
    );

  it('moves the amount once however often it is sent, and back [API-22]', async () => {
    const whole = await balanceOf();
    const main = moneyOf((await wallets()).get('main') ?? '');
    const once = order();
    const answers = await Promise.all(Array.from({ length: 10 }, () => transfer(once)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.value).toMatchObject({ from: 'main', to: 'vendor:SAPPH', amount: '250.0000', currency: 'VND' });
    expect(moneyOf((await wallets()).get('main') ?? '')).toBe(main - moneyOf('250'));
    expect((await wallets()).get('vendor:SAPPH')).toBe('250.0000');
    expect(await balanceOf()).toBe(whole);
    expect((await transfer({ ...once, amount: '1' })).code).toBe('CONFLICT');
    expect((await transfer(order({ from: 'vendor:SAPPH', to: 'main', amount: '251' }))).code).toBe('BALANCE_TOO_LOW');
    expect((await transfer(order({ from: 'vendor:SAPPH', to: 'main' }))).status).toBe(200);
    expect(moneyOf((await wallets()).get('main') ?? '')).toBe(main);
  });

  it('needs a token, two wallets of which one is the main one, and more than nothing [API-22]', async () => {
    const bare = await visitor(site, now).send('walletTransfer', order());
    expect([bare.status, bare.code]).toEqual([401, 'AUTH_REQUIRED']);
    for (const wrong of [{ to: 'main' }, { from: 'vendor:KNK' }, { to: 'vendor:NOBODY' }, { amount: '0' }])
      expect([wrong, (await transfer(order(wrong))).code]).toEqual([wrong, 'MALFORMED']);
    for (const wrong of [{ amount: '-1' }, { amount: '1e3' }, { to: 'trial' }])
      expect([wrong, (await transfer(order(wrong))).code]).toEqual([wrong, 'VALIDATION']);
  });

  it('is refused to a trial account [API-22]', async () => {
    const person = visitor(site, now);
    const payload = await person.seal('freePlay', 'A'.repeat(43));
    const started = await person.send(
      'freePlay',
      { os: 'linux', platform: 'W', payload },
      { headers: { 'x-gateway-version': '3' } },
    );
    const answer = await transfer(order(), String(started.value['token']));
    expect([answer.status, answer.code]).toEqual([403, 'TRUE_ACCOUNT']);
  });
});
