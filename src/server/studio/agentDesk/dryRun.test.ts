import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  addAgent,
  addBet,
  addPair,
  brokenWageRules,
  openContractSite,
  signed,
  statementsOf,
  tenantOf,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type ContractKind, contractKinds, type Terms } from '../../../domain/contracts/index.ts';
import { unitsToWire } from '../../../domain/money.ts';
import type { DeskDryRun } from '../../../wire/studio/deskAgents.ts';

const dayMs = 86_400_000;
/** Windows of a kind that a history is settled in, and the time between two settlements. */
const spans = { realTime: 900_000, hourly: 3 * 3_600_000, daily: 2 * dayMs, dividend: 8 * dayMs } as const;
const terms: { readonly [Kind in ContractKind]: Terms<Kind> } = {
  dividend: { rate: '10', period: 'daily', activeMembers: 1, periodValidBet: '20', periodProfitLoss: '5' },
  daily: { rate: '1.5', dailyBetAmount: '50' },
  hourly: { rate: '0.7', hourlyBetAmount: '10' },
  realTime: { profitRate: '1', lossRate: '2', singleBetAmount: '10' },
};

let time = noon;
let site: Site;
beforeAll(async () => {
  site = await openContractSite({ now: () => time });
});
afterAll(async () => {
  expect(await brokenWageRules(site)).toEqual([]);
  await site.close();
});

const desk = () => site.server.services.agentDesk.contracts;
const dryRun = (contractId: string, from: string) => desk().dryRun(tenantOf(site), 'en', contractId, from);
const result = ({ countedAt: _countedAt, ...counted }: DeskDryRun) => counted;

/** Every row that settling or paying writes. */
async function written() {
  const { rows } = await site.db.execute<{ readonly text: string }>(sql`
    select (select json_agg(each order by each.id)::text from contract each)
      || coalesce((select json_agg(each order by each.id)::text from wage_payment each), '')
      || (select count(*)::text from wage_line) || ' ' || (select count(*)::text from wage_part)
      || ' ' || (select count(*)::text from ledger_act) || ' ' || (select count(*)::text from ledger_request) || ' '
      || (select json_agg(each order by each.holder, each.name)::text from ledger_wallet each)
      || (select count(*)::text from security_event) || ' ' || (select count(*)::text from inbox_message) as text`);
  return rows[0]?.text;
}

/** Bets of the branch, and bets that are found after their window was settled. */
const bets = fc.array(
  fc.record({
    share: fc.integer({ min: 0, max: 999 }),
    stake: fc.integer({ min: 1, max: 300 }),
    payout: fc.integer({ min: 0, max: 400 }),
    isOwn: fc.boolean(),
    isLate: fc.boolean(),
  }),
  { maxLength: 8 },
);

it.each(contractKinds)(
  'a dry run of %s is the same twice, writes nothing, and is what settling pays [CONST-30]',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(bets, async (history) => {
        const start = time;
        const pair = await addPair(site);
        const player = await addAgent(site, pair.downline.id, { type: 0 });
        const { contractId } = await signed(site, pair, kind, terms[kind]);
        const add = (late: boolean) =>
          Promise.all(
            history
              .filter(({ isLate }) => isLate === late)
              .map(({ share, stake, payout, isOwn }) =>
                addBet(site, isOwn ? pair.downline : player, {
                  stake: String(stake),
                  payout: String(payout),
                  at: new Date(start.getTime() + Math.floor((spans[kind] * share) / 1000)),
                }),
              ),
          );
        await add(false);
        for (const turn of [1, 2]) {
          time = new Date(start.getTime() + turn * spans[kind] + dayMs);
          if (turn === 2) await add(true);
          const { due, dueCount } = await desk().show(tenantOf(site), contractId);
          expect(dueCount).toBeGreaterThan(0);
          const before = await written();
          const counted: DeskDryRun[] = [];
          for (const { from } of due) {
            const first = await dryRun(contractId, from);
            expect(result(await dryRun(contractId, from))).toEqual(result(first));
            counted.push(first);
          }
          expect(await written()).toBe(before);
          await site.server.services.contracts.settle();

          const statements = await statementsOf(site, contractId);
          for (const { from, isWritten, wage, correction, lineCount, lines } of counted) {
            const paid = statements.find(({ windowFrom }) => windowFrom.toISOString() === from);
            expect([from, paid !== undefined]).toEqual([from, isWritten]);
            if (paid === undefined) continue;
            expect([unitsToWire(paid.wage), unitsToWire(paid.correction)]).toEqual([wage, correction]);
            expect(
              paid.lines.map((line) => [line.type, line.account, line.bets, unitsToWire(line.base), unitsToWire(line.wage)]),
            ).toEqual(lines.map((line) => [line.type, line.account?.id ?? null, line.bets, line.base, line.wage]));
            expect(lineCount).toBe(paid.lines.length);
          }
        }
      }),
      { numRuns: 3 },
    );
  },
);

it('a dry run of a settled window is compared with what was paid, and names what a later bet changes', async () => {
  const start = time;
  const pair = await addPair(site);
  const { contractId } = await signed(site, pair, 'hourly', { rate: '1', hourlyBetAmount: '0' });
  const { from } = (await desk().show(tenantOf(site), contractId)).soFar ?? { from: '' };
  await addBet(site, pair.downline, { stake: '1000', at: new Date(start.getTime() + 1000) });
  time = new Date(start.getTime() + 2 * 3_600_000);
  await site.server.services.contracts.settle();
  const equal = await dryRun(contractId, from);
  expect(equal).toMatchObject({ wage: '10.0000', available: null });
  expect(equal.settled).toMatchObject({ wage: '10.0000', paid: '10.0000', difference: '0.0000' });

  await addBet(site, pair.downline, { stake: '500', at: new Date(start.getTime() + 2000) });
  expect((await dryRun(contractId, from)).settled).toMatchObject({ wage: '10.0000', difference: '5.0000' });
  time = new Date(start.getTime() + 30 * 3_600_000);
  await site.server.services.contracts.settle();
  expect((await dryRun(contractId, from)).settled).toMatchObject({ wage: '15.0000', paid: '10.0000', difference: '0.0000' });
});

it('a window that is due shows what the upline has to pay it from; one that runs has no dry run', async () => {
  const start = time;
  const pair = await addPair(site);
  const { contractId } = await signed(site, pair, 'hourly');
  const { soFar } = await desk().show(tenantOf(site), contractId);
  await expect(dryRun(contractId, soFar?.from ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  time = new Date(start.getTime() + 3_700_000);
  const [due] = (await desk().show(tenantOf(site), contractId)).due;
  expect(await dryRun(contractId, due?.from ?? '')).toMatchObject({
    available: '5000000.0000',
    settled: null,
    wage: '0.0000',
    isWritten: false,
  });
});
