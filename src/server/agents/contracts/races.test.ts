import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import {
  accept,
  act,
  addAgent,
  addBet,
  addPair,
  brokenWageRules,
  contractRow,
  offer,
  openContractSite,
  outcomeOf,
  signed,
  statementsOf,
  terms,
} from '../../../../tests/server/contract-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { answerTimeMs } from '../../../domain/contracts/index.ts';
import { contractEvent } from '../../platform/db/tables/contracts.ts';

const minuteMs = 60_000;
let time = noon;
const now = () => time;
/** Two processes on one database. */
let here: Site;
let there: Site;
beforeAll(async () => {
  const database = await testDatabase();
  here = await openContractSite({ now, database });
  there = await openContractSite({ now, database });
});
afterAll(async () => {
  expect(await brokenWageRules(here)).toEqual([]);
  await here.close();
  await there.close();
});

/** Both in the same instant, many times; each repetition with other parties. */
async function race(
  prepare: () => Promise<readonly [() => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>]>,
  times = 12,
) {
  const results: { readonly outcomes: readonly string[]; readonly after: unknown }[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const [one, other, look] = await prepare();
    const both = turn % 2 === 0 ? [one, other] : [other, one];
    const outcomes = await Promise.all(both.map((work) => outcomeOf(work())));
    results.push({ outcomes: turn % 2 === 0 ? outcomes : outcomes.toReversed(), after: await look() });
  }
  return results;
}

const stateOf = (contractId: string) => async () => (await contractRow(here, contractId)).state;

describe('two processes, in the same instant', () => {
  it('sign and withdraw an offer: one of the two', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      const offered = await offer(here, upline, downline, 'daily');
      const { contractId, version } = offered;
      return [
        () => accept(here, downline, offered),
        () => act(there, upline, 'daily', { action: 'withdraw', contractId, version }),
        stateOf(contractId),
      ];
    });
    for (const { outcomes, after } of results) {
      expect([
        ['done', 'CONFLICT', 'active'],
        ['CONFLICT', 'done', 'withdrawn'],
      ]).toContainEqual([...outcomes, after]);
    }
  });

  it('sign an offer twice: one signature, one event', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      const offered = await offer(here, upline, downline, 'daily');
      const events = () => here.db.$count(contractEvent, inArray(contractEvent.contract, [offered.contractId]));
      return [() => accept(here, downline, offered), () => accept(there, downline, offered), events];
    });
    for (const { outcomes, after } of results) {
      expect([outcomes.toSorted(), after]).toEqual([['CONFLICT', 'done'], 2]);
    }
  });

  it('offer a contract of the same kind: one offer', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      const one = () => offer(here, upline, downline, 'daily');
      return [one, () => offer(there, upline, downline, 'daily', { ...terms.daily, rate: '2' }), async () => null];
    });
    for (const { outcomes } of results) expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done']);
  });

  it('ask to terminate from both sides: one request', async () => {
    const results = await race(async () => {
      const pair = await addPair(here);
      const { contractId, version } = await signed(here, pair, 'daily');
      const sent = { action: 'terminate', contractId, version } as const;
      return [
        () => act(here, pair.upline, 'daily', sent),
        () => act(there, pair.downline, 'daily', sent),
        async () => (await contractRow(here, contractId)).requestedBy,
      ];
    });
    for (const { outcomes, after } of results) {
      expect([
        ['done', 'CONFLICT', 'upline'],
        ['CONFLICT', 'done', 'downline'],
      ]).toContainEqual([...outcomes, after]);
    }
  });

  it('replace a contract while its termination is agreed: it ends once, and one runs at most', async () => {
    const results = await race(async () => {
      const pair = await addPair(here);
      const old = await signed(here, pair, 'daily');
      const next = await offer(here, pair.upline, pair.downline, 'daily', { ...terms.daily, rate: '2' });
      const { contractId, version } = old;
      const asked = await act(here, pair.upline, 'daily', { action: 'terminate', contractId, version });
      const look = async () => [await stateOf(contractId)(), await stateOf(next.contractId)()];
      const signing = { action: 'accept', contractId: next.contractId, version: 1, ends: contractId } as const;
      return [() => accept(here, pair.downline, asked), () => act(there, pair.downline, 'daily', signing), look];
    });
    for (const { outcomes, after } of results) {
      expect([
        // The screen showed that the signature ends a contract, and there is none any more.
        [
          ['done', 'CONFLICT'],
          ['ended', 'offered'],
        ],
        [
          ['CONFLICT', 'done'],
          ['superseded', 'active'],
        ],
      ]).toContainEqual([outcomes, after]);
    }
  });

  it('sign below a contract whose own rate falls: never above the ceiling', async () => {
    const results = await race(async () => {
      const pair = await addPair(here);
      const below = await addAgent(here, pair.downline.id);
      const own = await signed(here, pair, 'daily', { ...terms.daily, rate: '2' });
      const { contractId, version } = own;
      const asked = await act(here, pair.upline, 'daily', { action: 'terminate', contractId, version });
      const offered = await offer(here, pair.downline, below, 'daily', { ...terms.daily, rate: '2' });
      const look = async () => [await stateOf(contractId)(), await stateOf(offered.contractId)()];
      return [() => accept(here, pair.downline, asked), () => accept(there, below, offered), look];
    });
    for (const { outcomes, after } of results) {
      // Signed before the own contract ended it stays; after it, it is refused.
      expect([
        [
          ['done', 'VALIDATION'],
          ['ended', 'offered'],
        ],
        [
          ['done', 'done'],
          ['ended', 'active'],
        ],
      ]).toContainEqual([outcomes, after]);
    }
  });

  it('answer an offer that lapses: lapsed or signed', async () => {
    const results = await race(async () => {
      const { upline, downline } = await addPair(here);
      time = noon;
      const offered = await offer(here, upline, downline, 'daily');
      time = new Date(noon.getTime() + answerTimeMs - 1);
      const { services } = there.server;
      return [
        () => accept(here, downline, offered),
        async () => {
          time = new Date(noon.getTime() + answerTimeMs);
          await services.contracts.expire();
        },
        stateOf(offered.contractId),
      ];
    });
    time = noon;
    for (const { outcomes, after } of results) expect([outcomes[0] === 'done', after]).toEqual([after === 'active', after]);
  });

  it('settle while a contract is terminated: every bet up to the end, once', async () => {
    const results = await race(async () => {
      time = noon;
      const pair = await addPair(here);
      const { contractId, version } = await signed(here, pair, 'realTime');
      const asked = await act(here, pair.upline, 'realTime', { action: 'terminate', contractId, version });
      await addBet(here, pair.downline, { stake: '100', at: new Date(noon.getTime() + minuteMs) });
      await addBet(here, pair.downline, { stake: '100', at: new Date(noon.getTime() + 6 * minuteMs) });
      time = new Date(noon.getTime() + 7 * minuteMs);
      const settle = () => there.server.services.contracts.settle();
      const look = async () => {
        time = new Date(noon.getTime() + 20 * minuteMs);
        await settle();
        return (await statementsOf(here, contractId)).map(({ wage, windowUntil }) => [
          wage,
          windowUntil.getTime() - noon.getTime(),
        ]);
      };
      return [() => accept(here, pair.downline, asked), settle, look];
    }, 6);
    time = noon;
    const both = [
      [20_000n, 5 * minuteMs],
      [20_000n, 7 * minuteMs],
    ];
    expect(results).toEqual(results.map(() => ({ outcomes: ['done', 'done'], after: both })));
    expect(results).toHaveLength(6);
  });
});
