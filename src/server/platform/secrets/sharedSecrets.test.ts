import { describe, expect, it } from 'vitest';
import { createSharedSecrets } from './sharedSecrets.ts';

const long = 's'.repeat(32);
const environment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  DATA_KEY: `2026:${long}`,
  OPERATOR_TOKEN: long,
  PAYMENT_ACE__BANK: long,
  PAYMENT_ACE__BANK_FORMER: `${long}-former`,
  PAYMENT_ACE__SHORT: 's'.repeat(31),
  PAYMENT_ACE__ACCENTS: 'ữ'.repeat(11),
  PAYMENT_ACE__ROTATED: long,
  PAYMENT_ACE__ROTATED_FORMER: 'short',
  PAYMENT_ACE__KEY_FILE: long,
  WEBHOOK_ACE__TAG: long,
  VENDOR_ACME: long,
};
const secrets = createSharedSecrets((variable) => environment[variable] ?? null);
const ownerOf = (use: string) => (use === 'vendor' ? null : 'ace');
const uses = { payment: 'PAYMENT_ACE__BANK', webhook: 'WEBHOOK_ACE__TAG', vendor: 'VENDOR_ACME' } as const;

describe.each(Object.keys(uses) as (keyof typeof uses)[])('a secret of a %s', (use) => {
  it('is a variable with the prefix of this use and no other variable of the process', () => {
    const readable = Object.keys(environment).filter((variable) => secrets.of(use, variable, ownerOf(use)).length > 0);
    expect(readable.every((variable) => variable.startsWith(`${use.toUpperCase()}_`))).toBe(true);
    expect(readable).toContain(uses[use]);
    for (const variable of ['NODE_ENV', 'DATA_KEY', 'OPERATOR_TOKEN', 'PATH']) {
      expect([secrets.of(use, variable, ownerOf(use)), secrets.faultOf(use, variable, ownerOf(use))]).toEqual([[], 'name']);
    }
  });
});

it('has 32 bytes at least, counted as bytes', () => {
  expect([secrets.faultOf('payment', 'PAYMENT_ACE__SHORT', 'ace'), secrets.of('payment', 'PAYMENT_ACE__SHORT', 'ace')]).toEqual(
    ['short', []],
  );
  expect(secrets.faultOf('payment', 'PAYMENT_ACE__ACCENTS', 'ace')).toBeNull();
  expect(secrets.faultOf('payment', 'PAYMENT_ACE__NONE', 'ace')).toBe('missing');
});

it('is followed by the former one during a rotation, which is not taken if it is short', () => {
  expect(secrets.of('payment', 'PAYMENT_ACE__BANK', 'ace')).toEqual([long, `${long}-former`]);
  expect(secrets.of('payment', 'PAYMENT_ACE__ROTATED', 'ace')).toEqual([long]);
});

it('is never read under the name of a file or of a former secret', () => {
  expect(secrets.of('payment', 'PAYMENT_ACE__KEY_FILE', 'ace')).toEqual([]);
  expect(secrets.of('payment', 'PAYMENT_ACE__BANK_FORMER', 'ace')).toEqual([]);
});

it('belongs to the merchant in its name, and to no brand whose code begins or ends like it', () => {
  const owned = {
    ace: 'PAYMENT_ACE__KEY',
    'ace-two': 'PAYMENT_ACE_TWO__KEY',
    'ace--two': 'PAYMENT_ACE__TWO__KEY',
    'ace-': 'PAYMENT_ACE___KEY',
  };
  const all = createSharedSecrets(() => long);
  for (const merchant of Object.keys(owned)) {
    const mine = Object.entries(owned).filter(([, variable]) => all.of('payment', variable, merchant).length > 0);
    expect(mine.map(([owner]) => owner)).toEqual([merchant]);
    expect(all.faultOf('vendor', 'VENDOR_ACME', merchant)).toBe('name');
  }
  expect(all.faultOf('payment', 'PAYMENT_ACE__KEY', null)).toBe('name');
});
