import { expect, it } from 'vitest';
import { changeBy, nearPercent, type PlayLimit, usedPercent } from './limitText.ts';

const held: PlayLimit = {
  kind: 'loss',
  period: 'week',
  amount: '5000000.0000',
  used: '4000000.0000',
  left: '1000000.0000',
  resetsAt: '2026-11-22T17:00:00.000Z',
  isOfBrand: false,
  pending: null,
};

it('is near from 80 percent on, exactly, and stays between 0 and 100', () => {
  expect(usedPercent(held)).toBe(nearPercent);
  expect(usedPercent({ ...held, used: '3999999.9999' })).toBe(nearPercent - 1);
  expect(usedPercent({ ...held, used: '9000000.0000' })).toBe(100);
  expect(usedPercent({ amount: '120', used: '66' })).toBe(55);
});

it('says when a change takes effect as the server decides it', () => {
  expect(changeBy(held, '5000000')).toBe('same');
  expect(changeBy(held, '4999999.99')).toBe('lower');
  expect(changeBy(held, '5000000.01')).toBe('higher');
  expect(changeBy(undefined, '1')).toBe('new');
  expect([changeBy(held, ''), changeBy(held, '0')]).toEqual([null, null]);
});
