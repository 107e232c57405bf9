import { expect, it } from 'vitest';
import schema from '../../schema/brand.schema.json' with { type: 'json' };
import { bankOf, banks } from './banks.ts';

it('names every bank once, as the calls and NAPAS write it', () => {
  const keys = ['code', 'bin', 'shortName', 'name'] as const;
  for (const key of keys) expect(new Set(banks.map((one) => one[key].toLowerCase())).size).toBe(banks.length);
  for (const { code, bin, shortName, app } of banks)
    expect([code, bin, app ?? '', shortName.length <= 40]).toEqual([
      expect.stringMatching(/^[A-Z]{2,8}$/),
      expect.stringMatching(/^\d{6}$/),
      expect.stringMatching(/^(?:[a-z]{2,6}(?:-\d)?)?$/),
      true,
    ]);
  expect(bankOf('VCB')?.bin).toBe('970436');
  // Manifests name the same banks, in the same order.
  expect(schema.definitions.bank.enum).toEqual(banks.map(({ code }) => code));
});
