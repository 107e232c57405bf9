import { describe, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type ContractKind, settleDelayMs } from '../../../domain/contracts/index.ts';
import { moneyOf as m } from '../../../domain/money.ts';
import type { BranchBet } from './branch.ts';
import type { ContractRow } from './contractDeps.ts';
import { correctionLine, missedLines, periodDraft, realTimeDraft, sumsOf, withCorrections } from './draft.ts';
import { lastDueAt } from './due.ts';
import type { BranchPart } from './parts.ts';
import { dueWindows, isWritten } from './settle.ts';
import { spansOf } from './spans.ts';

/** Result of a window of a contract, by its bets alone. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const window = { from: 0, until: 5 * minuteMs };
const realTime = { profitRate: '1', lossRate: '2', singleBetAmount: '10' };
const betOf = (id: string, stake: string, payout: string, more: Partial<BranchBet> = {}): BranchBet => ({
  vendor: 'demo',
  id,
  account: '1',
  gameId: 'g',
  stake: m(stake),
  payout: m(payout),
  validBet: m(stake),
  at: 7,
  recorded: null,
  ...more,
});
const partOf = (head: string, validBet: string, houseResult: string, more: Partial<BranchPart> = {}): BranchPart => ({
  head,
  bets: 1,
  validBet: m(validBet),
  houseResult: m(houseResult),
  activeMembers: 1,
  moved: [],
  ...more,
});

describe('a window by period', () => {
  const daily = { kind: 'daily', terms: { rate: '1', dailyBetAmount: '100' } } as const;
  const dividend = {
    kind: 'dividend',
    terms: { rate: '10', period: 'weekly', activeMembers: 1, periodValidBet: '0', periodProfitLoss: '0' },
  } as const;
  const parts = [partOf('1', '33.33', '50', { bets: 2 }), partOf('2', '66.67', '-20', { moved: ['9'] })];

  it('has a line for each part, which add up to the share of the whole', () => {
    const draft = periodDraft(daily, window, parts);
    expect(draft).toMatchObject({ window, reason: null, figures: { bets: 3, validBet: m('100'), houseResult: m('30') } });
    expect(draft.lines).toMatchObject([
      { type: 'branch', account: '1', bets: 2, base: m('33.33'), wage: m('0.33'), rate: 10_000, corrects: null, bet: null },
      { type: 'branch', account: '2', bets: 1, base: m('66.67'), wage: m('0.67'), rate: 10_000 },
    ]);
    expect(sumsOf(draft)).toEqual({ wage: m('1'), correction: 0n });
    expect(periodDraft(dividend, window, parts).lines.map(({ base, wage }) => [base, wage])).toEqual([
      [m('50'), m('5')],
      [m('-20'), m('-2')],
    ]);
  });

  it('that has not reached its figures pays nothing, by no rate', () => {
    const draft = periodDraft(daily, window, parts.slice(0, 1));
    expect(draft).toMatchObject({ reason: 'betAmount', lines: [{ base: m('33.33'), wage: 0n, rate: null }] });
  });

  it('is corrected where another bet came to something else, by the difference', () => {
    const recorded = { bets: 1, base: m('60'), wage: m('0') };
    expect(correctionLine(daily, window, parts, recorded)).toMatchObject({
      type: 'correction',
      account: null,
      bets: 2,
      base: m('40'),
      wage: m('1'),
      rate: 10_000,
      corrects: window,
    });
    const correct = (more: object) => correctionLine(daily, window, parts, { bets: 3, base: m('100'), wage: m('2'), ...more });
    expect(correct({ bets: 2, wage: m('1') })).toBe(null);
    // Its rate changed, and no bet did.
    expect(correct({})).toBe(null);
    expect(correct({ bets: 2 })?.wage).toBe(m('-1'));
    expect(correct({ base: m('99') })?.base).toBe(m('1'));
  });
});

describe('five minutes of a real-time contract', () => {
  const termsOf = (at: number) => (at < 100 ? realTime : { ...realTime, lossRate: '4' });

  it('have a line for each bet, by the terms of its moment', () => {
    const bets = [betOf('a', '100', '0'), betOf('b', '100', '0', { at: 100 }), betOf('c', '50', '80', { account: '2' })];
    const draft = realTimeDraft(termsOf, window, bets);
    expect(draft).toMatchObject({ window, reason: null });
    expect(draft.figures).toEqual({ bets: 3, validBet: m('250'), houseResult: m('170'), activeMembers: 2 });
    expect(draft.lines).toMatchObject([
      { type: 'bet', account: '1', outcome: 'lost', bets: 1, base: m('100'), wage: m('2'), rate: 20_000, corrects: null },
      { bet: { vendor: 'demo', id: 'b', gameId: 'g', at: 100 }, wage: m('4') },
      { account: '2', outcome: 'won', wage: m('0.5') },
    ]);
  });

  it('pay what earlier windows lack, less what they have paid', () => {
    const missed = [betOf('a', '100', '0'), betOf('b', '100', '300', { recorded: m('2') })];
    const lines = missedLines(termsOf, missed, (at) => ({ from: at, until: at + 1 }));
    expect(lines).toMatchObject([
      { bets: 1, base: m('100'), wage: m('2'), corrects: { from: 7, until: 8 } },
      { bets: 0, base: m('100'), wage: m('-1'), outcome: 'won' },
    ]);
  });

  it('take back no more than they earn, after what is added', () => {
    const draft = realTimeDraft(termsOf, window, [betOf('a', '100', '0')]);
    const [line = expect.fail('No line.')] = missedLines(termsOf, [betOf('b', '100', '0')], () => window);
    const of = (...wages: readonly string[]) => {
      const taken = withCorrections(
        draft,
        wages.map((wage) => ({ ...line, wage: m(wage) })),
      );
      return taken.lines.slice(1).map(({ wage, bets, base, outcome }) => [wage, bets, base, outcome]);
    };
    const whole = (wage: string) => [m(wage), 1, m('100'), 'lost'];
    const part = (wage: string) => [m(wage), 0, 0n, null];
    expect(of('-2')).toEqual([whole('-2')]);
    expect(of('-3', '0.5')).toEqual([whole('0.5'), part('-2.5')]);
    expect(of('-2.5')).toEqual([part('-2')]);
    expect(of('-2', '-1')).toEqual([whole('-1'), part('-1')]);
    expect(of('-2', '-2')).toEqual([whole('-2')]);
    expect(of('0')).toEqual([whole('0')]);
    expect(sumsOf(withCorrections(draft, [{ ...line, wage: m('3') }]))).toEqual({ wage: m('5'), correction: m('3') });
  });
});

describe('what is due of a contract', () => {
  const brand = { brand: { timeZone: 'Asia/Ho_Chi_Minh' } } as Parameters<typeof dueWindows>[0];
  const start = noon.getTime();
  const rowOf = (endedAt: number | null, settledUntil: number | null = start) =>
    ({
      kind: 'realTime',
      terms: realTime,
      endedAt: endedAt === null ? null : new Date(start + endedAt),
      settledUntil: settledUntil === null ? null : new Date(settledUntil),
    }) as unknown as ContractRow;
  const due = (row: ContractRow, at: number) =>
    [...dueWindows(brand, row, start + at)].map(({ from, until }) => [from - start, until - start]);
  const five = 5 * minuteMs;
  const delay = settleDelayMs.realTime;

  it('is a window that has been over for some seconds', () => {
    expect(due(rowOf(null), five + delay - 1)).toEqual([]);
    expect(due(rowOf(null), five + delay)).toEqual([[0, five]]);
    expect(due(rowOf(null), 2 * five + delay)).toEqual([
      [0, five],
      [five, 2 * five],
    ]);
    expect(due(rowOf(null, null), 2 * five)).toEqual([]);
  });

  it('is the rest of one that has ended, ten seconds after its end', () => {
    const end = five + minuteMs;
    expect(due(rowOf(end), end + 9_999)).toEqual([[0, five]]);
    expect(due(rowOf(end), end + 10_000)).toEqual([
      [0, five],
      [five, end],
    ]);
    expect(due(rowOf(end), dayMs)).toHaveLength(2);
    expect(due(rowOf(five), dayMs)).toEqual([[0, five]]);
    expect(due(rowOf(end, start + end), dayMs)).toEqual([]);
    const last = (settledUntil: number) => lastDueAt({ settledUntil: new Date(settledUntil) }, 100);
    expect([last(99), last(100), lastDueAt({ settledUntil: null }, 100)]).toEqual([new Date(10_100), null, new Date(10_100)]);
  });

  it.each([
    ['daily', true],
    ['dividend', true],
    ['hourly', false],
    ['realTime', false],
  ] as const)('of the kind %s without a line has a statement: %s', (kind: ContractKind, written) => {
    const draft = realTimeDraft(() => realTime, window, []);
    expect(isWritten({ kind } as ContractRow, draft)).toBe(written);
    expect(
      isWritten(
        { kind } as ContractRow,
        realTimeDraft(() => realTime, window, [betOf('a', '1', '0')]),
      ),
    ).toBe(true);
  });
});

it('windows are counted by whole blocks of five days, days and hours, and what is left of them', () => {
  const hours = (from: number, until: number) => ({ from: from * hourMs, until: until * hourMs });
  const none = { blocks: [], days: [], hours: [], bets: [] };
  expect(spansOf([{ from: 1, until: hourMs - 1 }])).toEqual({ ...none, bets: [{ from: 1, until: hourMs - 1 }] });
  expect(spansOf([hours(0, 1), hours(1, 3)])).toEqual({ ...none, hours: [hours(0, 3)] });
  expect(spansOf([hours(0, 24)])).toEqual({ ...none, days: [hours(0, 24)] });
  expect(spansOf([hours(23.5, 121)])).toEqual({
    ...none,
    days: [hours(24, 120)],
    hours: [hours(120, 121)],
    bets: [hours(23.5, 24)],
  });
  expect(spansOf([hours(0, 264)])).toEqual({ ...none, blocks: [hours(0, 240)], days: [hours(240, 264)] });
  // A part of an hour that two windows share is in both, apart from each other where they leave a gap.
  expect(spansOf([hours(0, 0.5), hours(0.75, 1)]).bets).toEqual([hours(0, 0.5), hours(0.75, 1)]);
});
