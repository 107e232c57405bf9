import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import {
  newRequestId,
  openWithdrawalSite,
  openWithdrawer,
  operator,
  outcomeOf,
} from '../../../../tests/server/withdrawal-kit.ts';
import { authConstants } from '../../../domain/authConstants.ts';
import { moneyOf } from '../../../domain/money.ts';
import { limitWindow, securityEvent, withdrawal, withdrawalPart, withdrawalProof } from '../../platform/db/tables/index.ts';
import { checkLedger } from '../ledger/checkLedger.ts';

type Withdrawer = Awaited<ReturnType<typeof openWithdrawer>>;

const minuteMs = 60_000;
let time = noon;
const now = () => time;
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * minuteMs);
};

const policy = {
  min: 100_000,
  max: 2_000_000,
  perDay: 3_000_000,
  timesPerDay: 4,
  feePercent: 1,
  feeFixed: 500,
  autoConfirmMinutes: 30,
};
const drawing = (background: string) => sharp({ create: { width: 80, height: 60, channels: 3, background } });
const imageOf = async (background: string) => (await drawing(background).png().toBuffer()).toString('base64');
const png = await imageOf('#336699');
const place = '21.0285 N, 105.8542 E';
const jpgWithPlace = (
  await drawing('#996633')
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSProcessingMethod: place }, IFD0: { ImageDescription: place } })
    .jpeg()
    .toBuffer()
).toString('base64');

let site: Site;
let member: Withdrawer;
beforeAll(async () => {
  site = await openWithdrawalSite({ now, policy });
  member = await openWithdrawer(site, now);
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBe(null);
  await site.close();
});
beforeEach(async () => {
  // A day later: limits of a day start anew.
  later(24 * 60);
  await site.db.delete(limitWindow);
  await service().confirmOverdue();
  await member.signInAgain();
});

const service = () => site.server.services.withdrawals;
const answer = (body: object) => member.call('answerReceipt', body, { token: member.token });
const dispute = (order: string, more: object = {}) => answer({ order, part: 1, answer: 'notReceived', images: [png], ...more });
const board = async () =>
  (
    await member.call<{ limits: Record<string, unknown>; available: string }>('withdrawalBoard', undefined, {
      token: member.token,
    })
  ).value;
const eventsOf = async (kind: string) => site.db.$count(securityEvent, eq(securityEvent.kind, kind));

describe('a withdrawal', () => {
  it('is held, approved, paid in two parts and confirmed part by part, to the last digit [WITHDRAW-01] [WITHDRAW-03]', async () => {
    const [main] = await member.balances();
    const { value } = await member.request('1000001');
    expect(value).toMatchObject({
      amount: '1000001.0000',
      fee: '10500.0000',
      net: '989501.0000',
      state: 'requested',
      to: { kind: 'bank', provider: 'Vietcombank', tail: '5678' },
      parts: [],
    });
    const amount = moneyOf('1000001');
    expect(await member.balances()).toEqual([main - amount, amount]);
    expect(
      await outcomeOf(
        service().pay(
          member.tenant,
          operator,
          {
            order: value.order,
            amount: '1',
            provider: 'bank',
            requestId: newRequestId(),
          },
          freely,
        ),
      ),
    ).toBe('CONFLICT');
    await service().approve(member.tenant, operator, value.order, freely);
    const pay = (part: string, requestId = newRequestId()) =>
      outcomeOf(
        service().pay(member.tenant, operator, { order: value.order, amount: part, provider: 'bank', requestId }, freely),
      );
    expect([await pay('989502'), await pay('700000', 'payment-1'), await pay('700000', 'payment-1')]).toEqual([
      'VALIDATION',
      'done',
      'done',
    ]);
    // The first part takes its share of the fee.
    expect((await member.balances())[1]).toBe(moneyOf('292573.0136'));
    expect([await pay('289502'), await pay('289501'), await pay('1')]).toEqual(['VALIDATION', 'done', 'CONFLICT']);
    expect(await member.balances()).toEqual([main - amount, 0n]);
    expect((await answer({ order: value.order, part: 1, answer: 'received' })).code).toBe('OK');
    expect((await dispute(value.order, { part: 2, answer: 'partly', amount: '200000', note: '  one line  ' })).code).toBe('OK');
    expect(await member.order(value.order)).toMatchObject({
      state: 'paid',
      parts: [
        { part: 1, amount: '700000.0000', receipt: 'received', received: null, proofs: 0 },
        { part: 2, amount: '289501.0000', receipt: 'partly', received: '200000.0000', proofs: 1 },
      ],
    });
    const [{ note } = { note: null }] = await site.db.select().from(withdrawalPart).where(eq(withdrawalPart.receipt, 'partly'));
    expect(note).toBe('one line');
    expect((await checkLedger(site.db)).broken).toBe(null);
  });

  it('is listed for operators with the number it is paid to', async () => {
    const { value } = await member.request('100000');
    const [listed] = await service().list(member.tenant, operator);
    expect(listed).toMatchObject({
      order: value.order,
      username: 'demomember',
      number: '970410105678',
      holder: 'NGUYEN MINH ANH',
    });
    expect(JSON.stringify((await member.call('withdrawals', undefined, { token: member.token })).value)).not.toContain(
      '970410',
    );
    await service().reject(member.tenant, operator, { order: value.order, reason: 'Test' });
  });

  it('gives its money back when it is cancelled or rejected, once', async () => {
    const before = await member.balances();
    const [one, two] = [(await member.request('100000')).value.order, (await member.request('200000')).value.order];
    const cancel = async (order: string) => (await member.call('cancelWithdrawal', { order }, { token: member.token })).code;
    expect([await cancel(one), await cancel(one), await cancel('W000000-000000')]).toEqual(['OK', 'OK', 'NOT_FOUND']);
    await service().approve(member.tenant, operator, two, freely);
    expect(await cancel(two)).toBe('CONFLICT');
    await service().reject(member.tenant, operator, { order: two, reason: 'The bank refused it.' });
    expect(await outcomeOf(service().approve(member.tenant, operator, one, freely))).toBe('CONFLICT');
    expect(await member.balances()).toEqual(before);
    expect(await member.order(two)).toMatchObject({ state: 'rejected', reason: 'The bank refused it.' });
    const paid = await member.paid('100000', '98500');
    expect(await outcomeOf(service().reject(member.tenant, operator, { order: paid, reason: 'late' }))).toBe('CONFLICT');
  });

  it('that is rejected after a part was paid gives the rest back, with the fee of the rest, and counts what was paid', async () => {
    const [main, held] = await member.balances();
    const order = await member.paid('1000000', '98950');
    const reject = () => outcomeOf(service().reject(member.tenant, operator, { order, reason: 'The bank refused the rest.' }));
    expect([await reject(), await reject()]).toEqual(['done', 'done']);
    expect(await member.balances()).toEqual([main - moneyOf('100000'), held]);
    expect(await member.order(order)).toMatchObject({
      state: 'rejected',
      amount: '1000000.0000',
      returned: '900000.0000',
      parts: [{ amount: '98950.0000', receipt: 'awaiting' }],
    });
    expect((await board()).limits).toMatchObject({ usedToday: '100000.0000', timesLeft: 3 });
    expect((await dispute(order)).code).toBe('OK');
    await service().refund(member.tenant, operator, { order, part: 1 }, freely);
    expect(await member.balances()).toEqual([main - moneyOf('1050'), held]);
    expect((await checkLedger(site.db)).broken).toBe(null);
  });

  it('is requested once per request id, which no other request may take', async () => {
    const requestId = newRequestId();
    const first = await member.request('100000', { requestId });
    expect((await member.request('100000', { requestId })).value.order).toBe(first.value.order);
    expect((await member.request('100001', { requestId })).code).toBe('CONFLICT');
    expect(await site.db.$count(withdrawal, eq(withdrawal.id, first.value.order))).toBe(1);
  });

  it('keeps to the limits of the brand, which count what is open and not what was given back', async () => {
    const limitOf = async (amount: string, more: object = {}) => {
      const { code, value } = await member.request(amount, more);
      return code === 'VALIDATION' ? (value as unknown as { limit: string }).limit : code;
    };
    expect([await limitOf('99999'), await limitOf('2000001'), await limitOf('100000', { binding: 'unknown' })]).toEqual([
      'min',
      'max',
      'binding',
    ]);
    const { value } = await member.request('2000000');
    expect([await limitOf('1000001'), (await board()).limits]).toMatchObject([
      'perDay',
      { usedToday: '2000000.0000', leftToday: '1000000.0000', timesPerDay: 4, timesLeft: 3, turnoverLeft: '0.0000' },
    ]);
    await member.call('cancelWithdrawal', { order: value.order }, { token: member.token });
    expect((await board()).limits).toMatchObject({ leftToday: '3000000.0000', timesLeft: 4 });
    await site.db.delete(limitWindow);
    for (let turn = 0; turn < 4; turn += 1) expect(await limitOf('100000')).toBe('OK');
    expect(await limitOf('100000')).toBe('times');
    // Midnight in the time zone of the brand.
    time = new Date(`${new Date(time.getTime()).toISOString().slice(0, 10)}T16:59:59Z`);
    await member.signInAgain();
    expect((await board()).limits).toMatchObject({ timesLeft: 0 });
    later(1 / 60);
    expect((await board()).limits).toMatchObject({ timesLeft: 4 });
  });

  it.each(['NaN', '1e21', '0x10', '-1', '0.00001', '1000000000000000000', '', '１０００００', '0'])(
    'takes no amount of %j',
    async (amount) => {
      const before = await member.balances();
      expect((await member.request(amount)).code).toBe('VALIDATION');
      expect(await member.balances()).toEqual(before);
    },
  );

  it('needs the payment password and a member: not a trial account, and no account sees the order of another', async () => {
    const before = await member.balances();
    expect((await member.request('100000', { paymentPassword: '000001' })).code).toBe('PAYMENT_PASSWORD');
    expect(await member.balances()).toEqual(before);
    const other = await openWithdrawer(site, now, 'demoagent');
    const order = await member.paid('100000', '50000');
    const as = { token: other.token };
    expect((await other.call('cancelWithdrawal', { order }, as)).code).toBe('NOT_FOUND');
    expect((await other.call('answerReceipt', { order, part: 1, answer: 'received' }, as)).code).toBe('NOT_FOUND');
    expect((await other.request('100000', { binding: member.binding })).code).toBe('VALIDATION');
    const person = visitor(site, now);
    const payload = await person.seal('freePlay', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ');
    const headers = { 'x-gateway-version': authConstants.gatewayVersion };
    const sent = { os: 'Windows', platform: 'W', payload };
    const { token } = (await person.send<{ token: string }>('freePlay', sent, { headers })).value;
    const calls = [
      'withdrawals',
      'withdrawalBoard',
      'bindings',
      'withdraw',
      'cancelWithdrawal',
      'answerReceipt',
      'addReceiptProofs',
      'addBinding',
    ] as const;
    for (const call of calls) expect((await person.send(call, {}, { token })).code).toBe('TRUE_ACCOUNT');
  });
});

describe('a receipt', () => {
  it('counts as received when its time is over, by the setting of the moment it was paid [WITHDRAW-04] [CONST-31]', async () => {
    const order = await member.paid('100000', '98500');
    const events = await eventsOf('receipt.expired');
    later(29);
    expect(await service().confirmOverdue()).toEqual([]);
    later(1);
    await member.signInAgain();
    expect((await answer({ order, part: 1, answer: 'received' })).code).toBe('CONFLICT');
    expect((await service().confirmOverdue()).map((row) => row.order)).toEqual([order]);
    expect(await service().confirmOverdue()).toEqual([]);
    expect((await member.order(order)).parts).toMatchObject([{ receipt: 'auto', answeredAt: time.toISOString() }]);
    expect(await eventsOf('receipt.expired')).toBe(events + 1);
    const slow = {
      ...member.tenant,
      brand: {
        ...member.tenant.brand,
        policies: {
          ...member.tenant.brand.policies,
          withdraw: { ...member.tenant.brand.policies.withdraw, autoConfirmMinutes: 90 },
        },
      },
    };
    const next = (await member.request('100000')).value.order;
    await service().approve(slow, operator, next, freely);
    await service().pay(slow, operator, { order: next, amount: '98500', provider: 'bank', requestId: newRequestId() }, freely);
    expect((await member.order(next)).parts[0]?.dueAt).toBe(new Date(time.getTime() + 90 * minuteMs).toISOString());
  });

  it('that is disputed with a proof stops the timer, and what is missing is given back once [WITHDRAW-02]', async () => {
    const order = await member.paid('100000', '98500');
    const [main] = await member.balances();
    expect((await dispute(order, { images: [jpgWithPlace, png] })).code).toBe('OK');
    later(24 * 60);
    await member.signInAgain();
    expect(await service().confirmOverdue()).toEqual([]);
    const proofs = await site.db.select().from(withdrawalProof).where(eq(withdrawalProof.order, order));
    const kept = await Promise.all(proofs.map(({ bytes }) => sharp(bytes).metadata()));
    expect(kept.map(({ format, exif }) => [format, exif])).toEqual([
      ['webp', undefined],
      ['webp', undefined],
    ]);
    expect(Buffer.from(jpgWithPlace, 'base64').includes(place)).toBe(true);
    expect((await dispute(order)).code).toBe('CONFLICT');
    const refund = () => outcomeOf(service().refund(member.tenant, operator, { order, part: 1 }, freely));
    expect([await refund(), await refund()]).toEqual(['done', 'done']);
    expect((await member.balances())[0]).toBe(main + moneyOf('98500'));
    expect((await member.order(order)).parts).toMatchObject([{ receipt: 'refunded' }]);
    expect(await outcomeOf(service().forceReceipt(member.tenant, operator, { order, part: 1 }))).toBe('CONFLICT');
  });

  it('that is disputed takes further proofs, three in all and each once, until it is decided [WITHDRAW-02]', async () => {
    const order = await member.paid('100000', '98500');
    const add = async (images: readonly string[], part = 1) =>
      member.call('addReceiptProofs', { order, part, images }, { token: member.token });
    const proofs = async () => (await member.order(order)).parts[0]?.proofs;
    expect([(await add([png])).code, (await add([png], 2)).code]).toEqual(['CONFLICT', 'NOT_FOUND']);
    await dispute(order);
    expect([(await add([jpgWithPlace])).code, (await add([jpgWithPlace, png])).code, await proofs()]).toEqual(['OK', 'OK', 2]);
    const others = [await imageOf('#ffffff'), await imageOf('#000000')];
    expect((await add(others)).value).toEqual({ field: 'images', index: 1, rule: 'count' });
    expect(await Promise.all(others.map(async (image) => (await add([image])).code))).toContain('VALIDATION');
    expect(await proofs()).toBe(3);
    await service().refund(member.tenant, operator, { order, part: 1 }, freely);
    expect((await add([png])).code).toBe('CONFLICT');
  });

  it('that was forced, by the timer or an operator, is never refunded or disputed [WITHDRAW-05]', async () => {
    const [timed, forced] = [await member.paid('100000', '98500'), await member.paid('200000', '197500')];
    await service().forceReceipt(member.tenant, operator, { order: forced, part: 1 });
    later(30);
    await member.signInAgain();
    await service().confirmOverdue();
    const before = await member.balances();
    for (const order of [timed, forced]) {
      expect(await outcomeOf(service().refund(member.tenant, operator, { order, part: 1 }, freely))).toBe('CONFLICT');
      expect((await dispute(order)).code).toBe('CONFLICT');
    }
    expect(await member.balances()).toEqual(before);
    expect((await member.order(forced)).parts).toMatchObject([{ receipt: 'forced' }]);
  });

  it.each<[string, object, object]>([
    ['without a proof', { images: [] }, { field: 'images', index: 0, rule: 'missing' }],
    [
      'with an SVG',
      { images: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')] },
      { rule: 'type' },
    ],
    [
      'with a script after the head of a PNG',
      { images: [Buffer.concat([Buffer.from(png, 'base64').subarray(0, 8), Buffer.from('<script>')]).toString('base64')] },
      { rule: 'broken' },
    ],
    ['with four', { images: [png, png, png, png] }, { index: 3, rule: 'count' }],
    ['partly of all of it', { answer: 'partly', amount: '98500' }, { limit: 'amount' }],
    ['partly of nothing', { answer: 'partly', amount: '0' }, { limit: 'amount' }],
    ['partly without an amount', { answer: 'partly' }, { limit: 'amount' }],
  ])('is not disputed %s, and still waits', async (_case, more, value) => {
    const order = await member.paid('100000', '98500');
    expect(await dispute(order, more)).toMatchObject({ code: 'VALIDATION', value });
    expect((await member.order(order)).parts).toMatchObject([{ receipt: 'awaiting', proofs: 0 }]);
  });

  it('of every part is confirmed by one answer', async () => {
    const order = await member.paid('200000', '100000', '97500');
    expect((await answer({ order, answer: 'received' })).code).toBe('OK');
    expect((await member.order(order)).parts.map(({ receipt }) => receipt)).toEqual(['received', 'received']);
    expect((await answer({ order, answer: 'received' })).code).toBe('CONFLICT');
  });
});

it('says one time that it is approved, with what is approved, and of each part that it is paid', async () => {
  const since = now().toISOString();
  await member.paid('300000', '100000', '196500');
  const { messages } = await site.server.services.inbox.list(member.tenant, member.owner, {});
  const own = messages.filter(({ sentAt }) => sentAt >= since).map(({ template, text }) => `${template}: ${text}`);
  expect(own.toSorted()).toEqual([
    expect.stringMatching(/^withdrawalApproved: .*300,000\.00 ₫.*Vietcombank/),
    expect.stringMatching(/^withdrawalPaid: bank .*100,000\.00 ₫/),
    expect.stringMatching(/^withdrawalPaid: bank .*196,500\.00 ₫/),
  ]);
});

it('waits for the turnover that deposits ask for', async () => {
  const strict = await openWithdrawalSite({ now, policy: { turnover: 1.5, min: 1 } });
  try {
    const player = await openWithdrawer(strict, now);
    const { ledger } = strict.server.services;
    const wallet = { merchant: 'alpha', holder: player.owner.id, name: 'main', book: 'play:VND' } as const;
    await ledger.execute({ merchant: 'alpha', scope: 'test', id: 'deposit', body: '' }, async () => ({
      transaction: { kind: 'deposit', wallet, amount: moneyOf('1000.5'), provider: 'bank', order: 'd1' },
    }));
    expect((await player.request('10')).value).toEqual({ limit: 'turnover' });
    const { value } = await player.call('withdrawalBoard', undefined, { token: player.token });
    expect(value).toMatchObject({ limits: { turnoverRequired: '1500.7500', turnoverLeft: '1500.7500' } });
  } finally {
    await strict.close();
  }
});
