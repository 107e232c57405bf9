import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { trialAccountType } from '../../../domain/accountType.ts';
import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { adjustment } from '../../platform/db/tables/operators.ts';
import { createAdjustments } from './index.ts';

const dayMs = 86_400_000;
let time = noon;
const now = () => time;
let site: Site;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

let made = 0;
const next = () => `request-${(made += 1)}`;

/** A member with 5,000,000, and acts on it that return what the judge was asked. */
async function open() {
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('There is no brand alpha.');
  const owner = await addPlayer(site, `adjusted${(made += 1)}`);
  await site.wallets.open(tenant, owner);
  const adjustments = createAdjustments({ ledger: site.ledger, now, audit: site.members.audit });
  const adjust = async (
    amount: string,
    {
      by = `an${owner.id}`,
      approvedBy = null,
      requestId = next(),
      direction = 'credit',
      reason = 'Counted',
      type = owner.type,
    }: {
      readonly by?: string;
      readonly approvedBy?: string | null;
      readonly requestId?: string;
      readonly direction?: 'credit' | 'debit';
      readonly reason?: string;
      readonly type?: number;
    } = {},
  ) => {
    const judged: string[] = [];
    const judge = async (_tx: unknown, moved: bigint, together: bigint = moved) => {
      judged.push(...[moved, together].map((units) => String(Number(units) / 10_000)));
    };
    const order = { direction, amount: moneyOf(amount), reason };
    const outcome = await outcomeOf(
      adjustments.post(tenant, { ...owner, type }, order, { operator: by, approvedBy, requestId, judge }),
    );
    return outcome === 'done' ? judged.join(' of ') : outcome;
  };
  const balance = async () =>
    moneyToWire(await site.ledger.balance({ merchant: 'alpha', holder: owner.id, name: 'main', book: 'play:VND' }));
  return { owner, adjust, balance };
}

it('is judged with what the same operator has adjusted on the account within a day, without what a second one approved', async () => {
  const [one, other] = [await open(), await open()];
  const by = `an${one.owner.id}`;
  expect(await one.adjust('100')).toBe('100 of 100');
  expect(await one.adjust('40', { direction: 'debit' })).toBe('40 of 140');
  expect(await other.adjust('7', { by })).toBe('7 of 7');
  expect(await one.adjust('5', { by: 'binh' })).toBe('5 of 5');
  expect(await one.adjust('1000', { approvedBy: 'binh' })).toBe('1000 of 1140');
  time = new Date(noon.getTime() + dayMs - 1);
  expect(await one.adjust('1')).toBe('1 of 141');
  time = new Date(noon.getTime() + dayMs);
  expect(await one.adjust('2')).toBe('2 of 3');
});

it('takes all that the account has, and not a digit more', async () => {
  const { adjust, balance } = await open();
  expect(await adjust('5000000.0001', { direction: 'debit' })).toBe('BALANCE_TOO_LOW');
  expect([await adjust('5000000', { direction: 'debit' }), await balance()]).toEqual(['5000000 of 5000000', '0.0000']);
});

it('is done one time under the id of an operator’s request, which is that of no other operator', async () => {
  const { owner, adjust, balance } = await open();
  const requestId = next();
  expect(await adjust('10', { requestId })).toBe('10 of 10');
  // Not judged again: the first answer is repeated.
  expect(await adjust('10', { requestId })).toBe('');
  for (const changed of [{ reason: 'Other' }, { direction: 'debit' }] as const)
    expect(await adjust('10', { requestId, ...changed })).toBe('CONFLICT');
  expect(await adjust('10', { requestId, by: 'binh' })).toBe('10 of 10');
  const rows = await site.db.select().from(adjustment).where(eq(adjustment.account, owner.id));
  expect([rows.length, await balance()]).toEqual([2, '5000020.0000']);
});

it('is not made on a trial account', async () => {
  const { adjust } = await open();
  expect(await adjust('10', { type: trialAccountType })).toBe('TRUE_ACCOUNT');
});

it('is on record with who did it, what it moved, why, and who approved it', async () => {
  const { owner, adjust } = await open();
  await adjust('10', { by: 'an', reason: 'Counted' });
  await adjust('4', { by: 'an', direction: 'debit', reason: 'Twice', approvedBy: 'binh' });
  const rows = await site.db.select().from(adjustment).where(eq(adjustment.account, owner.id));
  const transactionOf = (reason: string) => rows.find((row) => row.reason === reason)?.transaction;
  const isNoted = and(eq(securityEvent.accountId, owner.id), eq(securityEvent.kind, 'balance.adjusted'));
  const noted = (await site.db.select().from(securityEvent).where(isNoted)).map(({ details }) => details);
  const counted = { operator: 'an', direction: 'credit', amount: '10.0000', reason: 'Counted' };
  const twice = { operator: 'an', direction: 'debit', amount: '4.0000', reason: 'Twice', approvedBy: 'binh' };
  expect(noted).toHaveLength(2);
  expect(noted).toContainEqual({ ...counted, transaction: transactionOf('Counted') });
  expect(noted).toContainEqual({ ...twice, transaction: transactionOf('Twice') });
});
