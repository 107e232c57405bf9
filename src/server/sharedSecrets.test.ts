import { describe, expect, it } from 'vitest';
import { createSharedSecrets } from './sharedSecrets.ts';

const long = 's'.repeat(32);
const environment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  DATA_KEY: `2026:${long}`,
  OPERATOR_TOKEN: long,
  PAYMENT_BANK: long,
  PAYMENT_BANK_FORMER: `${long}-former`,
  PAYMENT_SHORT: 's'.repeat(31),
  PAYMENT_ACCENTS: 'ữ'.repeat(11),
  PAYMENT_ROTATED: long,
  PAYMENT_ROTATED_FORMER: 'short',
  PAYMENT_KEY_FILE: long,
  WEBHOOK_TAG: long,
  VENDOR_ACME: long,
};
const secrets = createSharedSecrets((variable) => environment[variable] ?? null);
const uses = { payment: 'PAYMENT_BANK', webhook: 'WEBHOOK_TAG', vendor: 'VENDOR_ACME' } as const;

describe.each(Object.keys(uses) as (keyof typeof uses)[])('a secret of a %s', (use) => {
  it('is a variable with the prefix of this use and no other variable of the process', () => {
    const readable = Object.keys(environment).filter((variable) => secrets.of(use, variable).length > 0);
    expect(readable.every((variable) => variable.startsWith(`${use.toUpperCase()}_`))).toBe(true);
    expect(readable).toContain(uses[use]);
    for (const variable of ['NODE_ENV', 'DATA_KEY', 'OPERATOR_TOKEN', 'PATH']) {
      expect([secrets.of(use, variable), secrets.faultOf(use, variable)]).toEqual([[], 'name']);
    }
  });
});

it('has 32 bytes at least, counted as bytes', () => {
  expect([secrets.faultOf('payment', 'PAYMENT_SHORT'), secrets.of('payment', 'PAYMENT_SHORT')]).toEqual(['short', []]);
  expect(secrets.faultOf('payment', 'PAYMENT_ACCENTS')).toBeNull();
  expect(secrets.faultOf('payment', 'PAYMENT_NONE')).toBe('missing');
});

it('is followed by the former one during a rotation, which is not taken if it is short', () => {
  expect(secrets.of('payment', 'PAYMENT_BANK')).toEqual([long, `${long}-former`]);
  expect(secrets.of('payment', 'PAYMENT_ROTATED')).toEqual([long]);
});

it('is never read under the name of a file or of a former secret', () => {
  expect(secrets.of('payment', 'PAYMENT_KEY_FILE')).toEqual([]);
  expect(secrets.of('payment', 'PAYMENT_BANK_FORMER')).toEqual([]);
});
