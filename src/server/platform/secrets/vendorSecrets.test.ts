import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../db/index.ts';
import { vendorSecret } from '../db/tables/vendors.ts';
import { contextOf } from '../vault/index.ts';
import { createVendorSecrets } from './vendorSecrets.ts';

/** Secrets that a vendor chose, while they are changed and afterwards. */

let database: Database;
let time = noon;
let noted: unknown[];
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  noted = [];
  await database.db.delete(vendorSecret);
});

/** Seals by writing the context beside the text, so that what is opened under another context shows it. */
const vault = {
  close: async (text: string, context: string) => `${context}|${text}`,
  open: async (closed: string, context: string) =>
    closed.startsWith(`${context}|`) ? closed.slice(context.length + 1) : expect.fail(`${closed} is not of ${context}.`),
  vendorSecret: async (merchant: string, vendor: string) => `derived ${merchant} ${vendor}`,
};
const shared = { of: (...given: unknown[]) => [given.join(' '), 'former of the environment'] };
/** One process. Each keeps what it read for a while. */
const open = () =>
  createVendorSecrets({
    db: database.db,
    now: () => time,
    vault: vault as never,
    shared: shared,
    audit: { note: async (event: object) => void noted.push(event) },
  });
const secrets = { id: 'acme', secret: 'stored' } as const;
const accepted = (merchant = 'alpha', vendor = 'acme') =>
  open()
    .of({ ...secrets, id: vendor })
    .acceptedSecretsOf(merchant);

it('a new one signs and the former is accepted until it is retired, in one order only', async () => {
  const store = (secret: string) => open().store('acme', 'alpha', secret);
  expect([await accepted(), await open().of(secrets).secretOf('alpha')]).toEqual([[], null]);
  expect([await store('one'), await accepted()]).toEqual(['stored', ['one']]);
  expect(await open().formerSince('acme', 'alpha')).toBe(null);
  later(1_000);
  expect([await store('one'), await accepted()]).toEqual(['unchanged', ['one']]);
  const changedAt = time;
  expect([await store('two'), await accepted()]).toEqual(['stored', ['two', 'one']]);
  expect(await open().of(secrets).secretOf('alpha')).toBe('two');
  later(1_000);
  expect(await open().formerSince('acme', 'alpha')).toEqual(changedAt);
  // A third one would shut out a vendor that still uses the first.
  expect([await store('three'), await store('two'), await accepted()]).toEqual(['formerIsValid', 'unchanged', ['two', 'one']]);
  expect([await store('one'), await accepted(), await open().formerSince('acme', 'alpha')]).toEqual([
    'restored',
    ['one'],
    null,
  ]);
  await store('two');
  expect([await open().retire('acme', 'alpha'), await accepted()]).toEqual([true, ['two']]);
  expect([await open().retire('acme', 'alpha'), await open().formerSince('acme', 'alpha')]).toEqual([false, null]);
  expect(await store('three')).toBe('stored');
  const [changed, retired] = ['vendorSecret.changed', 'vendorSecret.retired'].map((kind) => ({
    merchant: 'alpha',
    kind,
    details: { vendor: 'acme' },
  }));
  expect(noted).toEqual([changed, changed, changed, changed, retired, changed]);
});

it('is of one vendor and one merchant, and sealed as theirs', async () => {
  for (const [vendor, merchant] of [
    ['acme', 'alpha'],
    ['acme', 'beta'],
    ['other', 'alpha'],
  ] as const) {
    await open().store(vendor, merchant, `${vendor} ${merchant}`);
    await open().store(vendor, merchant, `${vendor} ${merchant} new`);
  }
  expect(await accepted()).toEqual(['acme alpha new', 'acme alpha']);
  expect(await open().retire('acme', 'alpha')).toBe(true);
  expect([await accepted(), await accepted('beta'), await accepted('alpha', 'other')]).toEqual([
    ['acme alpha new'],
    ['acme beta new', 'acme beta'],
    ['other alpha new', 'other alpha'],
  ]);
  expect([await open().formerSince('acme', 'alpha'), await open().formerSince('acme', 'beta')]).toEqual([null, time]);
  const rows = await database.db.select().from(vendorSecret);
  const row = rows.find(({ vendor, merchant }) => vendor === 'acme' && merchant === 'beta');
  expect([row?.secret, row?.former]).toEqual([
    `${contextOf.vendorSecret('beta', 'acme')}|acme beta new`,
    `${contextOf.formerVendorSecret('beta', 'acme')}|acme beta`,
  ]);
});

it('is followed by other processes after five seconds', async () => {
  await open().store('acme', 'alpha', 'one');
  const source = open().of(secrets);
  expect(await source.secretOf('alpha')).toBe('one');
  await open().store('acme', 'alpha', 'two');
  later(5_000);
  expect([await source.secretOf('alpha'), await source.acceptedSecretsOf('beta')]).toEqual(['one', []]);
  later(1);
  expect(await source.acceptedSecretsOf('alpha')).toEqual(['two', 'one']);
});

it('is derived, stored, or of the environment, as the entry says, where vendors share one for all merchants', async () => {
  await open().store('acme', 'alpha', 'one');
  const of = (secret: string, use?: 'payment') => open().of({ id: 'acme', secret }, use).acceptedSecretsOf('alpha');
  expect(await of('derived')).toEqual(['derived alpha acme']);
  expect(await of('stored')).toEqual(['one']);
  expect(await of('env:VENDOR_ACME')).toEqual(['vendor VENDOR_ACME ', 'former of the environment']);
  expect(await of('env:PAYMENT_X', 'payment')).toEqual(['payment PAYMENT_X alpha', 'former of the environment']);
  expect(await open().derived('acme')('beta')).toBe('derived beta acme');
});
