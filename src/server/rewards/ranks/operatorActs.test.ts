import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { trialAccountType } from '../../../domain/accountType.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, rankBonus, rankChange } from '../../platform/db/tables/index.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createBoard } from './board.ts';
import { createOperatorActs } from './operatorActs.ts';

/** Ranks that operators give. Noon of the tests is on Friday, 20 November in Vietnam. */

const operator = { id: 'op1', name: 'An' } as unknown as ActingOperator;
const alpha = {
  brand: storedBrand({
    merchant: 'alpha',
    name: 'Alpha',
    hosts: ['alpha.test'],
    theme: { seed: '#336699' },
    assets: { logo: 'logo.svg' },
    timeZone: 'Asia/Ho_Chi_Minh',
    vip: {
      period: 'week',
      reviewsAt: '00:30',
      ranks: [1, 2].map((step) => ({ name: { vi: `Bậc ${step}`, en: `Step ${step}` }, turnover: step * 100, bonus: 10 })),
    },
  }),
} as unknown as Tenant;

let database: Database;
let noted: object[] = [];
let sent: unknown[] = [];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  [noted, sent] = [[], []];
  for (const table of [account, rankChange]) await database.db.delete(table);
  for (const [id, type] of [
    ['m1', 0],
    ['m2', 0],
    ['trial', trialAccountType],
  ] as const) {
    const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
    await database.db
      .insert(account)
      .values({ merchant: 'alpha', id, ...names, passwordChangedAt: noon, type, createdAt: noon });
  }
});

const acts = () => {
  const { db } = database;
  return createOperatorActs({
    db,
    now: () => noon,
    board: createBoard({ db, now: () => noon }),
    audit: {
      note: async (event) => {
        noted.push(event);
      },
    },
    inbox: {
      send: async (_tenant, ...given) => {
        sent.push(given.slice(0, 3));
      },
    },
  });
};
const set = (id: string, rank: number, reason = 'Invited') => acts().set(alpha, operator, id, { rank, reason });
const read = async (id: string) =>
  (await database.db.select().from(account)).find((row) => row.id === id) ?? expect.fail('No account.');

it('holds to the end of the period, is noted with what it was and why, and says to its member that it rose or fell', async () => {
  const raised = await set('m1', 2);
  expect(raised).toMatchObject({ id: 'm1', rank: 2, rankBook: 'play:VND', rankHeldUntil: '2026-11-22' });
  expect(await read('m1')).toMatchObject({ rank: 2, rankBook: 'play:VND', rankSince: noon, rankFrom: '2026-11-16' });
  await set('m1', 0, 'Against the rules');
  expect(await read('m1')).toMatchObject({ rank: 0, rankFrom: null, rankHeldUntil: '2026-11-22' });
  const event = { merchant: 'alpha', kind: 'rank.set', accountId: 'm1' };
  expect(noted).toEqual([
    { ...event, details: { operator: 'op1', former: 0, rank: 2, reason: 'Invited' } },
    { ...event, details: { operator: 'op1', former: 2, rank: 0, reason: 'Against the rules' } },
  ]);
  expect(sent).toEqual([
    ['m1', 'rankRaised', { rank: 2 }],
    ['m1', 'rankLowered', { rank: 0 }],
  ]);
  expect([(await read('m2')).rank, await database.db.$count(rankBonus)]).toEqual([0, 0]);
});

it('is shown with every change, who made it and why, latest first', async () => {
  await set('m1', 1);
  await set('m1', 2, 'More');
  const shown = await acts().show(alpha, operator, await read('m1'), 'en');
  const change = { cause: 'operator', operator: 'op1', at: noon.toISOString() };
  expect(shown).toEqual({
    rank: 2,
    label: 'VIP 2 · Step 2',
    turnover: '0.0000',
    deposits: '0.0000',
    heldUntil: '2026-11-22',
    changes: [
      { ...change, former: 1, rank: 2, reason: 'More' },
      { ...change, former: 0, rank: 1, reason: 'Invited' },
    ],
  });
});

it('that is there already changes nothing, and the answer is the account as it is', async () => {
  await set('m1', 1);
  const before = await read('m1');
  const again: Account = await set('m1', 1, 'Again');
  expect([again, noted.length, await database.db.$count(rankChange)]).toEqual([before, 1, 1]);
});

it('beyond the highest, of a trial account, or of no one is refused', async () => {
  await expect(set('m1', 3)).rejects.toMatchObject({
    code: 'VALIDATION',
    value: [{ field: 'rank', key: 'ranks.fault.highest', params: { highest: 2 } }],
  });
  expect([await outcomeOf(set('trial', 1)), await outcomeOf(set('unknown', 1))]).toEqual(['TRUE_ACCOUNT', 'TRUE_ACCOUNT']);
  expect([noted, sent]).toEqual([[], []]);
});
