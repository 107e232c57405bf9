import { describe, expect, it } from 'vitest';
import type { FigureSums } from '../../../wire/studio/deskFigures.ts';
import { changeOf, fullText, holdShareOf, shortText, valueOf } from './figures.ts';

const sums: FigureSums = {
  registrations: 412,
  firstDeposits: 138,
  active: 5318,
  stakes: '1520400000.0000',
  payouts: '1462624800.0000',
  bonuses: '21800000.0000',
  wages: '4100000.5000',
  deposits: '0.0000',
  withdrawals: '0.0000',
};

describe('a figure', () => {
  it('is read from the sums; hold is stakes less payouts, and its share has no value without stakes', () => {
    expect(valueOf('active', sums)).toBe(5318);
    expect(valueOf('hold', sums)).toBe(57_775_200);
    expect(valueOf('holdShare', sums)).toBeCloseTo(3.8);
    expect(holdShareOf('0.0000', '5.0000')).toBe(null);
  });

  it('is written short on cards and in full in tables', () => {
    expect(shortText(1_520_400_000, 'amount', '₫')).toBe('₫\u00A01.52B');
    expect(shortText(-4_100, 'amount', '₫')).toBe('₫\u00A0−4.1K');
    expect(shortText(5318, 'count')).toBe('5,318');
    expect(shortText(null, 'share')).toBe('–');
    expect(fullText(4_100_000.5, 'amount')).toBe('4,100,001');
    expect(fullText(-3.04, 'share')).toBe('−3.0\u00A0%');
  });
});

describe('a change', () => {
  it('is in percent, of a share in points, and none where there was nothing', () => {
    expect(changeOf('stakes', 94, 100)).toEqual({ text: '−6.0\u00A0%', way: 'down', isGood: false });
    expect(changeOf('hold', 50, -100)).toEqual({ text: '+150.0\u00A0%', way: 'up', isGood: true });
    expect(changeOf('holdShare', 3.8, 3.6)).toEqual({ text: '+0.2', way: 'up', isGood: true });
    expect(changeOf('active', 3, 0)).toBe(null);
    expect(changeOf('holdShare', 3, null)).toBe(null);
  });

  it('is good or bad only where more is better, and neither where it is not seen', () => {
    expect(changeOf('bonuses', 106, 100)).toEqual({ text: '+6.0\u00A0%', way: 'up', isGood: null });
    expect(changeOf('withdrawals', 50, 100)?.isGood).toBe(null);
    expect(changeOf('stakes', 100.01, 100)).toEqual({ text: '0.0\u00A0%', way: 'same', isGood: null });
  });
});
