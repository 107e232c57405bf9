import { expect, it } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import {
  feeOf,
  isOpen,
  type Method,
  mayCredit,
  methodName,
  methodView,
  netOf,
  newOrderId,
  type Order,
  orderView,
  withSafeRedirect,
} from './orders.ts';

/** Orders and methods as members read them, and the sums of an order. */

const brand = storedBrand({
  merchant: 'alpha',
  name: 'Alpha',
  hosts: ['alpha.test'],
  theme: { seed: '#336699' },
  assets: { logo: 'logo.svg' },
  languages: { offered: ['vi', 'en'], default: 'vi' },
  deposits: {
    methods: [
      {
        id: 'card',
        kind: 'card',
        provider: 'simulated',
        name: { vi: 'Thẻ cào', en: 'Phone card' },
        hint: { vi: 'Nhanh', en: 'Fast' },
        min: 10,
        max: 500,
        feePercent: 12.5,
        waitMinutes: 3,
      },
      { id: 'qr', kind: 'qr', provider: 'simulated', name: { vi: 'Mã QR', en: 'QR' }, min: 1, max: 2 },
    ],
  },
});
const tenant = { brand } as unknown as Tenant;
const [card, qr] = brand.deposits.methods as unknown as [Method, Method];
const instruction = { qr: 'text', redirect: null, details: [] };
const order: Order = {
  merchant: 'alpha',
  id: 'D261120-ABCDEF',
  account: 'm1',
  request: 'r1',
  method: 'card',
  kind: 'card',
  provider: 'simulated',
  state: 'pending',
  reason: null,
  book: 'play:VND',
  amount: moneyOf('100'),
  fee: moneyOf('12.5'),
  received: null,
  reference: 'ref',
  instruction,
  note: null,
  carrier: null,
  transaction: null,
  checkedAt: null,
  createdAt: noon,
  expiresAt: new Date(noon.getTime() + 60_000),
  endedAt: null,
};

it('shows a method with its limits, its fee and its wait, in the language of the member [MEMBER-04]', () => {
  expect(methodView(card, 'en')).toEqual({
    id: 'card',
    kind: 'card',
    name: 'Phone card',
    hint: 'Fast',
    min: '10.0000',
    max: '500.0000',
    feePercent: 12.5,
    waitMinutes: 3,
    carriers: [],
  });
  expect([methodView(card, 'vi').name, methodView(card, 'vi').hint]).toEqual(['Thẻ cào', 'Nhanh']);
  expect(methodView(qr, 'en').hint).toBeNull();
});

it('shows an order with what it comes to, and how to pay only while it is open', () => {
  const shown = {
    id: 'D261120-ABCDEF',
    method: 'card',
    methodName: 'Phone card',
    kind: 'card',
    carrier: null,
    state: 'pending',
    reason: null,
    amount: '100.0000',
    fee: '12.5000',
    net: '87.5000',
    createdAt: '2026-11-20T05:00:00.000Z',
    expiresAt: '2026-11-20T05:01:00.000Z',
    instruction,
    apps: [],
  };
  expect(orderView(tenant, order, 'en', noon)).toEqual(shown);
  const states = ['created', 'pending', 'expired', 'credited', 'failed'] as const;
  const open = states.filter((state) => orderView(tenant, { ...order, state }, 'en', noon).instruction !== null);
  expect(open).toEqual(['created', 'pending']);
  expect(states.filter((state) => isOpen({ ...order, state }))).toEqual(open);
});

it('names a method in the language of the brand where none is asked for, and one that is gone by its id', () => {
  expect([methodName(tenant, order), methodName(tenant, order, 'en')]).toEqual(['Thẻ cào', 'Phone card']);
  expect(methodName(tenant, { ...order, method: 'former' })).toBe('former');
});

it('takes the fee of a hundredth of a percent, rounded down to a ten-thousandth of the unit', () => {
  const fee = (feePercent: number, amount: string) => feeOf({ ...card, feePercent }, moneyOf(amount));
  expect([fee(12.5, '100'), fee(0.01, '0.9999'), fee(0.01, '1'), fee(0, '100'), fee(1.29, '100')]).toEqual([
    moneyOf('12.5'),
    0n,
    1n,
    0n,
    moneyOf('1.29'),
  ]);
});

it('credits what came, once that is known, less the fee', () => {
  expect([netOf(order), netOf({ ...order, received: moneyOf('60') })]).toEqual([moneyOf('87.5'), moneyOf('47.5')]);
});

it.each([
  ['pending', null, true],
  ['expired', null, true],
  ['credited', null, false],
  ['failed', 'cancelled', true],
  ['failed', 'provider', true],
  ['failed', 'amount', false],
  ['failed', 'operator', false],
] as const)('may credit an order of state %s, ended by %s: %s', (state, reason, isAllowed) => {
  expect(mayCredit({ ...order, state, reason })).toBe(isAllowed);
});

it('is called by its day and six letters that do not look alike', () => {
  const ids = Array.from({ length: 200 }, () => newOrderId(noon));
  for (const id of ids) expect(id).toMatch(/^D261120-[2-9A-HJ-NP-Z]{6}$/);
  expect(new Set(ids).size).toBeGreaterThan(190);
});

it.each([
  ['javascript:alert(1)', null],
  ['javascript:alert(1)//https://', null],
  ['javascript:alert(1)//http://alpha.test/', null],
  [null, null],
  ['http://alpha.test.evil.example/', null],
  ['//evil.example/', null],
  ['https://pay.example/1', 'https://pay.example/1'],
  ['http://alpha.test/payments/1', 'http://alpha.test/payments/1'],
])('sends a member to "%s" only if that is safe', (redirect, kept) => {
  expect(withSafeRedirect({ qr: null, redirect, details: [] }, 'http://alpha.test').redirect).toBe(kept);
});
