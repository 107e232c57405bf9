import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DepositSite, depositor, openDepositSite } from '../../../../tests/payments/deposit-kit.ts';
import { authBrands } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { checksumOf } from '../../../domain/vietqr.ts';
import type { DepositOrder } from '../../../wire/deposit.ts';

const named = (name: string) => ({ vi: name, en: name });
const limits = { provider: 'simulated', min: 10_000, max: 500_000_000 };
const account = { bank: 'VCB', number: '0000000000', holder: 'CONG TY ALPHA', content: 'ALPHA 12345' };
const transfer = { id: 'transfer', name: named('Transfer'), kind: 'bank', ...limits, account };
const carriers = [
  { id: 'viettel', name: named('Viettel'), values: [10_000, 20_000], feePercent: 15 },
  { id: 'vinaphone', name: named('VinaPhone'), values: [10_000, 50_000] },
];
const cards = { id: 'cards', name: named('Cards'), kind: 'card', feePercent: 3, ...limits, carriers };
const qr = { id: 'qr-fast', name: named('QR'), kind: 'qr', ...limits };

let time = noon;
const now = () => time;
const later = (minutes: number) => new Date(time.getTime() + minutes * 60_000);
let deposits: DepositSite;
let member: DepositSite['member'];

beforeAll(async () => {
  const brands = authBrands({ deposits: { methods: [transfer, cards, qr] } });
  const beta = JSON.parse(readFileSync(join(brands.path, 'beta', 'brand.json'), 'utf8'));
  const other = { ...transfer, account: { bank: 'TCB', number: '1111111111', holder: 'CONG TY BETA' } };
  brands.write('beta', { ...beta, deposits: { methods: [other] }, banks: [{ bank: 'ACB' }, { bank: 'STB' }, { bank: 'VCB' }] });
  deposits = await openDepositSite(now, brands);
  ({ member } = deposits);
});
beforeEach(() => {
  // Every test has its own minute of the rate limits.
  time = later(2);
});
afterAll(() => deposits.close());

const detailOf = ({ instruction }: DepositOrder, name: string) =>
  instruction?.details.find(({ detail }) => detail === name)?.text;

describe('a transfer to an account of the brand', () => {
  it('asks for the amount of the order, in the code, in words and in every app [MEMBER-04]', async () => {
    const { value } = await member.create({ method: 'transfer', amount: '1234567' });
    const content = `ALPHA 12345 ${value.id.replace('-', '')}`;
    const code = value.instruction?.qr ?? '';
    expect(code).toContain(`540712345675802VN62${String(content.length + 4)}08${String(content.length)}${content}6304`);
    expect(code.slice(-4)).toBe(checksumOf(code.slice(0, -4)));
    expect(value).toMatchObject({ amount: '1234567.0000', instruction: { bank: 'VCB' } });
    expect(['bank', 'accountNumber', 'accountHolder', 'content'].map((name) => detailOf(value, name))).toEqual([
      'Vietcombank',
      '0000000000',
      'CONG TY ALPHA',
      content,
    ]);
    expect(value.apps[0]).toMatchObject({ code: 'VCB', name: 'Vietcombank' });
    for (const { address } of value.apps)
      expect(address).toContain(`&ba=0000000000@vcb&am=1234567&tn=${encodeURIComponent(content)}&`);
    expect((await member.options()).value.order).toEqual(value);
    await member.cancel(value.id);
  });

  it('goes to the account of its brand alone, and is paid by the apps of its banks', async () => {
    const foreign = await depositor(deposits.site, now, { host: 'beta.test' });
    const { value } = await foreign.create({ method: 'transfer', amount: '50000' });
    expect([detailOf(value, 'accountNumber'), value.instruction?.qr]).toEqual([
      '1111111111',
      expect.stringContaining('000697040701101111111111'),
    ]);
    expect(JSON.stringify(value)).not.toContain('0000000000');
    // One of the three has no app to open.
    expect(value.apps.map(({ code }) => code)).toEqual(['ACB', 'VCB']);
    await foreign.cancel(value.id);
  });

  it('shows no account once its time is over, before and after it expires', async () => {
    const { value } = await member.create({ method: 'transfer', amount: '50000' });
    time = new Date(Date.parse(value.expiresAt) - 1);
    expect((await member.read(value.id)).value.instruction?.qr).toBe(value.instruction?.qr);
    time = new Date(Date.parse(value.expiresAt));
    const gone = { instruction: null, apps: [] };
    expect((await member.read(value.id)).value).toMatchObject({ state: 'pending', ...gone });
    time = later(3);
    await deposits.site.deposits.reconcile();
    expect((await member.read(value.id)).value).toMatchObject({ state: 'expired', ...gone });
  });
});

it('a card is taken at a face value of its carrier, for the fee of that carrier [MEMBER-04]', async () => {
  const card = { method: 'cards', amount: '20000', carrier: 'viettel' };
  for (const wrong of [
    { carrier: undefined },
    { carrier: 'mobifone' },
    { amount: '15000' },
    { carrier: 'vinaphone' },
    { method: 'qr-fast' },
  ])
    expect((await member.create({ ...card, ...wrong } as object)).code).toBe('VALIDATION');
  const requestId = 'request-of-a-card';
  const { value } = await member.create({ ...card, amount: '10000', requestId });
  expect(value).toMatchObject({ carrier: 'Viettel', amount: '10000.0000', fee: '1500.0000', net: '8500.0000', apps: [] });
  expect((await member.create({ ...card, amount: '10000', carrier: 'vinaphone', requestId })).code).toBe('CONFLICT');
  await member.cancel(value.id);
  time = later(2);
  const free = await member.create({ ...card, amount: '50000', carrier: 'vinaphone' });
  expect(free.value).toMatchObject({ carrier: 'VinaPhone', fee: '0.0000' });
  await member.cancel(free.value.id);
});
