import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContractPeriod } from './kinds.ts';
import type { KindTerms } from './terms.ts';
import { correctionSpanMs, windowAt, windowsBetween } from './windows.ts';

const zone = 'Asia/Ho_Chi_Minh';
const realTime: KindTerms = { kind: 'realTime', terms: { profitRate: '1', lossRate: '1', singleBetAmount: '0' } };
const hourly: KindTerms = { kind: 'hourly', terms: { rate: '1', hourlyBetAmount: '0' } };
const daily: KindTerms = { kind: 'daily', terms: { rate: '1', dailyBetAmount: '0' } };
const dividend = (period: ContractPeriod): KindTerms => ({
  kind: 'dividend',
  terms: { rate: '1', period, activeMembers: 0, periodValidBet: '0', periodProfitLoss: '0' },
});
const spanOf = (contract: KindTerms, at: string, timeZone = zone) => {
  const { from, until } = windowAt(contract, Date.parse(at), timeZone);
  return [new Date(from).toISOString(), new Date(until).toISOString()];
};

it.each<[string, KindTerms, string, string, string]>([
  ['five minutes [CONST-30]', realTime, '2025-12-02T13:34:59.999Z', '2025-12-02T13:30:00.000Z', '2025-12-02T13:35:00.000Z'],
  ['the next five minutes', realTime, '2025-12-02T13:35:00.000Z', '2025-12-02T13:35:00.000Z', '2025-12-02T13:40:00.000Z'],
  ['a clock hour', hourly, '2025-12-02T13:59:59.999Z', '2025-12-02T13:00:00.000Z', '2025-12-02T14:00:00.000Z'],
  ['a day of the brand', daily, '2025-12-02T17:00:00.000Z', '2025-12-02T17:00:00.000Z', '2025-12-03T17:00:00.000Z'],
  ['the day before', daily, '2025-12-02T16:59:59.999Z', '2025-12-01T17:00:00.000Z', '2025-12-02T17:00:00.000Z'],
  ['a day', dividend('daily'), '2025-12-02T12:00:00Z', '2025-12-01T17:00:00.000Z', '2025-12-02T17:00:00.000Z'],
  ['a week from Monday', dividend('weekly'), '2025-12-07T16:59:59Z', '2025-11-30T17:00:00.000Z', '2025-12-07T17:00:00.000Z'],
  ['days 1 to 15', dividend('semimonthly'), '2025-02-15T16:00:00Z', '2025-01-31T17:00:00.000Z', '2025-02-15T17:00:00.000Z'],
  ['days 16 to 28', dividend('semimonthly'), '2025-02-15T17:00:00Z', '2025-02-15T17:00:00.000Z', '2025-02-28T17:00:00.000Z'],
  ['a month', dividend('monthly'), '2024-02-29T12:00:00Z', '2024-01-31T17:00:00.000Z', '2024-02-29T17:00:00.000Z'],
])('counts %s', (_what, contract, at, from, until) => {
  expect(spanOf(contract, at)).toEqual([from, until]);
});

describe('where the clocks change', () => {
  it('has a day of 23 and one of 25 hours', () => {
    expect(spanOf(daily, '2025-03-30T10:00:00Z', 'Europe/Berlin')).toEqual([
      '2025-03-29T23:00:00.000Z',
      '2025-03-30T22:00:00.000Z',
    ]);
    expect(spanOf(daily, '2025-10-26T10:00:00Z', 'Europe/Berlin')).toEqual([
      '2025-10-25T22:00:00.000Z',
      '2025-10-26T23:00:00.000Z',
    ]);
  });

  it('begins a day that has no midnight at its first moment', () => {
    expect(spanOf(daily, '2024-04-26T10:00:00Z', 'Africa/Cairo')[0]).toBe('2024-04-25T22:00:00.000Z');
  });

  it('counts the hour that comes twice as two', () => {
    const hours = windowsBetween(
      hourly,
      { from: Date.parse('2025-10-26T00:00:00Z'), until: Date.parse('2025-10-26T02:00:00Z') },
      'Europe/Berlin',
    );
    expect([...hours].map(({ from }) => new Date(from).toISOString().slice(11, 16))).toEqual(['00:00', '01:00']);
  });

  it('counts the hours of a zone with half an hour, and of one that moves by half an hour', () => {
    expect(spanOf(hourly, '2025-12-02T13:45:00Z', 'Asia/Kolkata')[0]).toBe('2025-12-02T13:30:00.000Z');
    const from = Date.parse('2025-04-05T12:00:00Z');
    const hours = [...windowsBetween(hourly, { from, until: from + 6 * 3_600_000 }, 'Australia/Lord_Howe')];
    expect(hours.reduce((sum, hour) => sum + hour.until - hour.from, 0)).toBeLessThanOrEqual(6 * 3_600_000);
    expect(hours.every((hour, index) => index === 0 || hour.from === hours[index - 1]?.until)).toBe(true);
  });
});

it('divides time without gap or overlap, in every zone, from any moment on', () => {
  const contracts = [hourly, daily, dividend('weekly'), dividend('semimonthly'), dividend('monthly')];
  fc.assert(
    fc.property(
      fc.constantFrom(...contracts),
      fc.constantFrom(zone, 'Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/Santiago'),
      fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-01-01') }),
      (contract, timeZone, from) => {
        const until = from + 70 * 86_400_000;
        let [last, count] = [from, 0];
        for (const window of windowsBetween(contract, { from, until }, timeZone)) {
          expect(window.from).toBe(last);
          expect(window.until).toBeGreaterThan(window.from);
          // Each but the first begins where its grid says.
          if (count > 0 && contract.kind !== 'hourly') expect(windowAt(contract, window.from, timeZone).from).toBe(window.from);
          last = window.until;
          count += 1;
          if (count > 60) break;
        }
        expect(last).toBeLessThanOrEqual(until);
      },
    ),
    { numRuns: 60 },
  );
});

it('looks back for bets that a settlement missed: always a little, far once an hour and at the end of a contract', () => {
  const window = windowAt(realTime, Date.parse('2025-12-02T13:30:00.000Z'), zone);
  const next = windowAt(realTime, Date.parse('2025-12-02T14:00:00.000Z'), zone);
  const minutesOf = (due: typeof window, isLast = false) => correctionSpanMs('realTime', due, isLast) / 60_000;
  expect([minutesOf(window), minutesOf(next), minutesOf(window, true)]).toEqual([5, 120, 120]);
  expect(minutesOf({ from: window.from, until: next.until })).toBe(120);
});
