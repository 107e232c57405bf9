import { describe, expect, it } from 'vitest';
import type { ChainFault } from '../../../wire/studio/auditChain.ts';
import { partsOf } from './chainParts.ts';

const months = [
  { from: '2026-09-01T00:00:00Z', first: 1, entries: 10 },
  { from: '2026-10-01T00:00:00Z', first: 11, entries: 10 },
  { from: '2026-11-01T00:00:00Z', first: 21, entries: 10 },
];
const missing = (seq: number | null): ChainFault => ({ kind: 'missing', seq, to: null, row: null, at: null, hash: null });
const drawn = (faults: readonly ChainFault[], look: 'whole' | 'broken' | 'unknown' = 'broken') =>
  partsOf(months, faults, look).map(({ bars }) => bars.map(({ part }) => part).join(' '));

describe('the months of the chain', () => {
  it('fit up to the first fault, and behind it never', () => {
    expect(drawn([missing(25), missing(16)])).toEqual(['fits', 'fits missing after', 'after']);
    expect(partsOf(months, [missing(16)], 'broken')[1]?.bars[0]).toEqual({ part: 'fits', share: 0.5 });
  });

  it('begin with the fault if it is their first entry, and end with what is missing at the end', () => {
    expect(drawn([missing(11)])).toEqual(['fits', 'missing after', 'after']);
    expect(drawn([missing(31)])).toEqual(['fits', 'fits', 'fits missing']);
  });

  it('fit where only a row without an entry was found, and are neither before a check', () => {
    expect(drawn([missing(null)])).toEqual(['fits', 'fits', 'fits']);
    expect(drawn([], 'unknown')).toEqual(['unknown', 'unknown', 'unknown']);
  });
});
