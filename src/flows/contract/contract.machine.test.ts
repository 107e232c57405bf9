import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../../../tests/gallery/walk.ts';
import { answerTimeMs, type ContractSide, contractStates, otherSide, runningStates } from '../../domain/contracts/index.ts';
import { contractMachine } from './contract.machine.ts';
import type { ContractEvent } from './setup.ts';
import { actsOf, newContract, nextContract, type PartyAct, type StoredContract } from './transition.ts';

const offered = newContract(0);
const sides = ['upline', 'downline'] as const;
const signed = step(offered, { type: 'contract.accept', by: 'downline', at: 1, blockedBy: null });
const askedBy = (by: ContractSide) => step(signed, { type: 'contract.terminate', by, at: 2, note: 'Bye' });

function step(stored: StoredContract, event: ContractEvent): StoredContract {
  const next = nextContract(stored, event);
  if (next === null) throw new Error(`${stored.state} refuses ${event.type}`);
  return next;
}

/** Every event that the two parties, time and other contracts can cause, at a moment. */
const eventsAt = (at: number): ContractEvent[] => [
  ...sides.flatMap((by): ContractEvent[] => [
    { type: 'contract.accept', by, at, blockedBy: null },
    { type: 'contract.accept', by, at, blockedBy: 'C251202-000001' },
    { type: 'contract.reject', by, at, note: 'No' },
    { type: 'contract.terminate', by, at, note: null },
    { type: 'contract.withdraw', by, at },
  ]),
  { type: 'contract.lapse', at },
  { type: 'contract.supersede', at, successor: 'C251202-000002' },
  { type: 'contract.separate', at },
  { type: 'contract.exceed', at },
  { type: 'contract.stop', at },
];

describe(contractMachine.id, () => {
  it('has no state that nothing reaches or leaves', () => {
    const events = [...eventsAt(1), ...eventsAt(answerTimeMs + 1)].map((event) => ({ ...event }));
    const ignore = ['answerUntil', 'signedAt', 'endedAt'];
    const found = walk(contractMachine, { input: { offeredAt: 0 }, events, answers: {}, errors: [], ignore });
    expect(found).toEqual({ unreached: [], traps: [] });
    expect(Object.keys(contractMachine.states).toSorted()).toEqual([...contractStates].toSorted());
  });

  it.each<[string, StoredContract, ContractSide, PartyAct[]]>([
    ['an offer', offered, 'downline', ['accept', 'reject']],
    ['an own offer', offered, 'upline', ['withdraw']],
    ['a running contract', signed, 'upline', ['terminate']],
    ['a running contract', signed, 'downline', ['terminate']],
    ['the own request to terminate', askedBy('downline'), 'downline', ['withdraw']],
    ['a request of the other to terminate', askedBy('downline'), 'upline', ['accept', 'reject']],
  ])('gives for %s to the %s: %s [CONTRACT-09] [CONTRACT-10] [CONTRACT-11] [CONTRACT-12]', (_what, stored, by, acts) => {
    expect(actsOf(stored, by, 3, null)).toEqual(acts);
  });

  it('refuses a signature while a contract runs that it does not replace, and permits the rejection', () => {
    expect(actsOf(offered, 'downline', 1, 'C251202-000001')).toEqual(['reject']);
  });

  it('lets an operator stop a contract that runs, and nothing else', () => {
    const stop = { type: 'contract.stop', at: 9 } as const;
    expect(nextContract(signed, stop)).toMatchObject({ state: 'ended', endedAt: 9 });
    const closed = step(signed, stop);
    expect([nextContract(offered, stop), nextContract(closed, stop)]).toEqual([null, null]);
  });

  it('permits no answer from the moment on at which an offer lapses', () => {
    expect(actsOf(offered, 'downline', answerTimeMs - 1, null)).toEqual(['accept', 'reject']);
    expect(sides.map((by) => actsOf(offered, by, answerTimeMs, null))).toEqual([[], []]);
    expect(nextContract(offered, { type: 'contract.lapse', at: answerTimeMs - 1 })).toBe(null);
    expect(nextContract(offered, { type: 'contract.lapse', at: answerTimeMs })?.state).toBe('lapsed');
  });

  it.each<[string, ContractEvent, Partial<StoredContract>]>([
    ['agreed', { type: 'contract.accept', by: 'upline', at: 9, blockedBy: null }, { state: 'ended', endedAt: 9 }],
    [
      'refused',
      { type: 'contract.reject', by: 'upline', at: 9, note: 'Stay' },
      { state: 'active', endedAt: null, note: 'Stay' },
    ],
    ['taken back', { type: 'contract.withdraw', by: 'downline', at: 9 }, { state: 'active', endedAt: null }],
    ['unanswered', { type: 'contract.lapse', at: 2 + answerTimeMs }, { state: 'active', endedAt: null }],
    [
      'overtaken',
      { type: 'contract.supersede', at: 9, successor: 'C251202-000002' },
      { state: 'superseded', endedAt: 9, successor: 'C251202-000002' },
    ],
    ['left behind by an account that moved', { type: 'contract.separate', at: 9 }, { state: 'ended', isSeparated: true }],
    ['overtaken by an operator', { type: 'contract.stop', at: 9 }, { state: 'ended', endedAt: 9, isSeparated: false }],
  ])('ends the contract of a termination that is %s, or keeps it [A184]', (_how, event, result) => {
    expect(nextContract(askedBy('downline'), event)).toMatchObject({ ...result, requestedBy: null, answerUntil: null });
  });

  it('lets no party answer itself, in any history', () => {
    const events = fc.array(fc.record({ move: fc.nat(), wait: fc.integer({ min: 0, max: answerTimeMs }) }), { maxLength: 12 });
    fc.assert(
      fc.property(events, (history) => {
        let [stored, at] = [offered, 0];
        for (const { move, wait } of history) {
          at += wait;
          const possible = eventsAt(at);
          const event = possible[move % possible.length] as ContractEvent;
          const next = nextContract(stored, event);
          if (next === null) continue;
          if (event.type === 'contract.accept' || event.type === 'contract.reject') {
            expect(stored.requestedBy).toBe(otherSide(event.by));
          }
          const isRunning = runningStates.some((state) => state === next.state);
          expect(isRunning).toBe(next.signedAt !== null && next.endedAt === null);
          expect(next.requestedBy === null).toBe(next.answerUntil === null);
          stored = next;
        }
      }),
    );
  });
});
