import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { countRoundTrips } from '../../../../tests/server/roundTrips.ts';
import {
  openTransferSite,
  order,
  outcome,
  serviceAt,
  setPaymentPasswords,
  tenantOf,
  transferAccounts,
} from '../../../../tests/server/transfer-kit.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import type { AccountTransferred, UplineTransfers } from '../../../wire/transfer.ts';
import type { WalletBalance } from '../../../wire/wallet.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { accountTransfer, ledgerRequest, ledgerTransaction } from '../../platform/db/tables/ledger.ts';
import { createTransfers } from './index.ts';

const now = () => noon;

let site: Site;
let person: ReturnType<typeof visitor>;
let accounts: ReturnType<typeof transferAccounts>;
beforeAll(async () => {
  site = await openTransferSite();
  accounts = transferAccounts(site);
  person = visitor(site, now);
  await setPaymentPasswords(site);
});
afterAll(() => site.close());

const accountOf: (typeof accounts)['accountOf'] = (more) => accounts.accountOf(more);
const pair = () => accounts.pair();
const balanceOf: (typeof accounts)['balanceOf'] = (owner) => accounts.balanceOf(owner);

describe('by its calls', () => {
  let token: string;
  beforeAll(async () => {
    token = (await person.login('demomember', demoPassword)).value.token;
  });

  it('moves the amount to the upline once and says what is left [MEMBER-06]', async () => {
    const before = (await person.send<UplineTransfers>('uplineTransfers', undefined, { token })).value;
    expect(before).toMatchObject({
      upline: { nickname: 'demoagent' },
      hasPaymentPassword: true,
      limits: { min: '10.0000', max: '1000000.0000', leftToday: '2000000.0000' },
      thisMonth: { amount: '0.0000', count: 0 },
      transfers: [],
    });
    const sent = await person.sealed<AccountTransferred>('transferUpline', order('first-transfer', '800000'), { token });
    expect(sent).toMatchObject({ status: 200, value: { amount: '800000.0000', balance: '4200000.0000', currency: 'VND' } });
    const again = await person.sealed<AccountTransferred>('transferUpline', order('first-transfer', '800000'), { token });
    expect(again.value).toEqual(sent.value);
    expect((await person.sealed('transferUpline', order('first-transfer', '9'), { token })).code).toBe('VALIDATION');
    expect((await person.sealed('transferUpline', order('first-transfer', '90'), { token })).code).toBe('CONFLICT');
    const after = (await person.send<UplineTransfers>('uplineTransfers', undefined, { token })).value;
    expect(after).toMatchObject({
      limits: { leftToday: '1200000.0000' },
      thisMonth: { amount: '800000.0000', count: 1 },
      transfers: [{ id: sent.value.transferId, receiver: 'demoagent', amount: '800000.0000', at: noon.toISOString() }],
    });
    const isPosted = eq(ledgerTransaction.id, sent.value.transferId);
    const [posted] = await site.db.select().from(ledgerTransaction).where(isPosted);
    expect(posted).toMatchObject({ kind: 'pass', subject: `pass:${sent.value.transferId}`, at: noon });
    const agent = (await person.login('demoagent', demoPassword)).value.token;
    expect((await person.send<WalletBalance>('balance', undefined, { token: agent })).value.sumBalance).toBe('5800000.0000');
    const events = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'transfer.sent'));
    expect(events.map(({ accountId, details }) => [accountId, details])).toEqual([
      ['1000000010', { receiver: '1000000011', amount: '800000.0000', currency: 'VND' }],
    ]);
  });

  it('takes two round trips to the database, the audit record included', async () => {
    const { member } = await pair();
    const roundTrips = countRoundTrips(site.db.$client);
    await serviceAt(site).send(tenantOf(site), member, order('counted-transfer', '100'));
    expect(roundTrips()).toBe(2);
    expect(await site.db.$count(securityEvent, eq(securityEvent.accountId, member.id))).toBe(1);
  });

  it('moves nothing by a wrong payment password', async () => {
    const wrong = { ...order('wrong-password', '100'), paymentPassword: '000000' };
    expect((await person.sealed('transferUpline', wrong, { token })).success).toBe(false);
    expect(await site.db.$count(ledgerRequest, eq(ledgerRequest.id, 'wrong-password'))).toBe(0);
  });

  const amounts = ['NaN', '1e21', '0x10', '-1', '0.00001', `1${'0'.repeat(18)}`, '', '１００', '0', '1,000', ' 1', 100, null];
  it.each(amounts)('refuses %j as an amount, at the upline and between wallets [API-22]', async (amount) => {
    const before = await person.send<WalletBalance>('balance', undefined, { token });
    const toUpline = { ...order('odd-amount', '1'), amount };
    const between = { from: 'main', to: 'vendor:KNK', requestId: 'odd-amount', amount };
    const answers = [
      await person.sealed('transferUpline', toUpline, { token }),
      await person.send('walletTransfer', between, { token }),
    ];
    for (const { code } of answers) expect(['VALIDATION', 'MALFORMED']).toContain(code);
    expect((await person.send<WalletBalance>('balance', undefined, { token })).value).toEqual(before.value);
  });
});

describe('who may transfer to whom', () => {
  const send = async (sender: typeof account.$inferSelect, downline?: string) => {
    return outcome(
      serviceAt(site).send(tenantOf(site), sender, order(`request-${sender.id}-${downline ?? ''}`, '100', downline)),
    );
  };

  it('reaches the upline, and of an agent its direct downlines [ROLE-10]', async () => {
    const { upline, member } = await pair();
    const below = await accountOf({ uplineId: member.id });
    const stranger = await accountOf();
    expect(await send(member)).toBe('done');
    expect(await send(upline, member.id)).toBe('done');
    expect([await send(upline, below.id), await send(upline, stranger.id), await send(upline, upline.id)]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect([await send(stranger), await send(upline)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await send(member, below.id)).toBe('NOT_AGENT');
    expect([await balanceOf(upline), await balanceOf(member)]).toEqual([5_000_000, 5_000_000]);
  });

  it('keeps trial accounts, closed accounts and circles of uplines out [ROLE-13]', async () => {
    const { upline, member } = await pair();
    expect(await send({ ...member, type: accountTypes.trial })).toBe('TRUE_ACCOUNT');
    const trialDownline = await accountOf({ type: accountTypes.trial, uplineId: upline.id });
    expect(await send(upline, trialDownline.id)).toBe('NOT_FOUND');
    const self = and(eq(account.merchant, 'alpha'), eq(account.id, upline.id));
    const circle = site.db.update(account).set({ uplineId: member.id }).where(self);
    await expect(circle).rejects.toHaveProperty('cause.message', `account ${upline.id} would be its own upline`);
    expect(await send({ ...upline, uplineId: member.id })).toBe('NOT_FOUND');
    await site.db.update(account).set({ uplineId: null, state: 'disabled' }).where(self);
    expect([await send(member), await send(upline, member.id)]).toEqual(['NOT_FOUND', 'ACCOUNT_CLOSED']);
    expect((await serviceAt(site).toUpline(tenantOf(site), member)).upline).toBe(null);
    expect(await site.db.$count(accountTransfer, eq(accountTransfer.sender, member.id))).toBe(0);
  });

  it('keeps the limits of the brand, on both sides of midnight there', async () => {
    const { upline, member } = await pair();
    const at = (moment: string) =>
      createTransfers({
        ...site,
        now: () => new Date(moment),
        audit: site.members.audit,
        verifyPaymentPassword: async () => undefined,
      });
    const lastSecond = at('2026-11-30T16:59:59Z');
    const midnight = at('2026-11-30T17:00:00Z');
    const send = (service: typeof midnight, id: string, amount: string) =>
      outcome(service.send(tenantOf(site), member, order(`limit-${id}`, amount)));
    expect(await send(lastSecond, 'above-max', '1000000.0001')).toBe('VALIDATION');
    expect(await send(lastSecond, 'first-half', '1000000')).toBe('done');
    expect(await send(lastSecond, 'more-than-day', '1000000.0001')).toBe('VALIDATION');
    expect(await send(lastSecond, 'second-half', '1000000')).toBe('done');
    expect(await send(lastSecond, 'third-half', '10')).toBe('VALIDATION');
    expect((await lastSecond.toUpline(tenantOf(site), member)).thisMonth).toEqual({ amount: '2000000.0000', count: 2 });
    expect(await send(midnight, 'next-day', '10')).toBe('done');
    expect((await midnight.toUpline(tenantOf(site), member)).thisMonth).toEqual({ amount: '10.0000', count: 1 });
    expect(await balanceOf(upline)).toBe(7_000_010);
  });
});

it('lists the last five of a sender, newest first, and keeps senders apart, also under one request id [MEMBER-06]', async () => {
  const { upline, member } = await pair();
  const beside = await accountOf({ uplineId: upline.id });
  const send = (sender: typeof member, id: string, amount: string, minute = 0) =>
    outcome(
      createTransfers({
        ...site,
        now: () => new Date(noon.getTime() + minute * 60_000),
        audit: site.members.audit,
        verifyPaymentPassword: async () => undefined,
      }).send(tenantOf(site), sender, order(id, amount)),
    );
  for (let index = 0; index < 6; index += 1) expect(await send(member, `listed-${index}`, `${11 + index}`, index)).toBe('done');
  const read = (owner: typeof member) => serviceAt(site).toUpline(tenantOf(site), owner);
  const own = await read(member);
  expect(own.transfers.map(({ amount }) => amount)).toEqual(['16', '15', '14', '13', '12'].map((amount) => `${amount}.0000`));
  expect([own.thisMonth, own.hasPaymentPassword]).toEqual([{ amount: '81.0000', count: 6 }, false]);
  expect(await read(beside)).toMatchObject({ thisMonth: { count: 0 }, transfers: [], limits: { leftToday: '2000000.0000' } });
  expect(await send(beside, 'listed-0', '11')).toBe('done');
  expect((await read(beside)).thisMonth.count).toBe(1);
});

it('refuses a request id that was used for another receiver', async () => {
  const { upline } = await pair();
  const agent = await accountOf({ type: accountTypes.agent, uplineId: upline.id });
  const below = await accountOf({ uplineId: agent.id });
  const send = (downline?: string) =>
    outcome(serviceAt(site).send(tenantOf(site), agent, order('one-id-two-receivers', '100', downline)));
  expect([await send(), await send(below.id)]).toEqual(['done', 'CONFLICT']);
  expect(await balanceOf(below)).toBe(5_000_000);
});
