import { randomInt } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import { type Money, minus, moneyFromUnits, moneyOf, moneyToWire, sumOf, unitsToWire } from '../../../domain/money.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { DepositInstruction, DepositMethod, DepositOrder, DepositState } from '../../../wire/deposit.ts';
import { depositOrder } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { appsOf } from './transfer.ts';

export type Order = typeof depositOrder.$inferSelect;
export type Method = Brand['deposits']['methods'][number];
export type Carrier = Method['carriers'][number];

export const openStates = ['created', 'pending'] as const satisfies readonly DepositState[];

export const isOpen = ({ state }: Order) => (openStates as readonly DepositState[]).includes(state);

export const isOrder = (merchant: string, id: string) => and(eq(depositOrder.merchant, merchant), eq(depositOrder.id, id));

/** Orders that a report of a payment may still credit: all but those that are credited or wait for an operator. */
export const isCreditable = or(
  inArray(depositOrder.state, [...openStates, 'expired']),
  and(eq(depositOrder.state, 'failed'), inArray(depositOrder.reason, ['cancelled', 'provider'])),
);

/** The same for a row that was read. */
export const mayCredit = ({ state, reason }: Order) =>
  state !== 'credited' && !(state === 'failed' && reason !== 'cancelled' && reason !== 'provider');

/** Without letters and digits that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A short name that members read out; a clash is refused by the table.
 * @param below A random whole number from 0 up to, not including, its argument.
 */
export function newOrderId(now: Date, below: (count: number) => number = randomInt): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `D${day}-${Array.from({ length: 6 }, () => letters[below(letters.length)]).join('')}`;
}

const partsPerPercent = 100;
const partsPerWhole = 10_000n;

/** The fee of an amount, rounded down to a ten-thousandth of the currency unit. */
export function feeOf({ feePercent }: Pick<Method, 'feePercent'>, amount: Money): Money {
  return moneyFromUnits((amount * BigInt(Math.round(feePercent * partsPerPercent))) / partsPerWhole);
}

/** Amount that is credited: of the amount received, once that is known. */
export const netOf = ({ amount, received, fee }: Order): Money =>
  sumOf([moneyFromUnits(received ?? amount), minus(moneyFromUnits(fee))]);

/** Name of the order's method; its id once the brand no longer has it. */
export const methodName = (
  { brand: { deposits, languages } }: Tenant,
  { method }: Order,
  language: Language = languages.default,
): string => {
  const entry = deposits.methods.find(({ id }) => id === method);
  return entry === undefined ? method : localized(entry.name, language);
};

/** Members follow the address, so it leads to a page over https or to the site itself. */
export function withSafeRedirect(instruction: DepositInstruction, origin: string): DepositInstruction {
  const { redirect } = instruction;
  const isSafe = redirect !== null && (redirect.startsWith('https://') || redirect.startsWith(`${origin}/`));
  return { ...instruction, redirect: isSafe ? redirect : null };
}

export function methodView(
  { id, kind, name, hint, min, max, feePercent, waitMinutes, carriers }: Method,
  language: Language,
): DepositMethod {
  return {
    id,
    kind,
    name: localized(name, language),
    hint: localizedOrNull(hint, language),
    min: wireOf(min),
    max: wireOf(max),
    feePercent,
    waitMinutes,
    carriers: carriers.map((carrier) => ({
      id: carrier.id,
      name: localized(carrier.name, language),
      values: carrier.values.map(wireOf),
      feePercent: carrier.feePercent,
    })),
  };
}

/** A number of the manifest as a call has it. */
export const wireOf = (whole: number): string => moneyToWire(moneyOf(String(whole)));

/** Name of the carrier of an order; its id once the brand no longer has it. */
function carrierName({ brand }: Tenant, { method, carrier }: Order, language: Language): string | null {
  if (carrier === null) return null;
  const { carriers = [] } = brand.deposits.methods.find(({ id }) => id === method) ?? {};
  return localizedOrNull(carriers.find(({ id }) => id === carrier)?.name, language) ?? carrier;
}

/** Whether the member may still pay: an account of the brand is not shown a moment longer than its order lives. */
const isPayable = (order: Order, now: Date) =>
  isOpen(order) && (order.instruction?.bank === undefined || order.expiresAt > now);

export function orderView(tenant: Tenant, order: Order, language: Language, now: Date): DepositOrder {
  const { id, method, kind, state, reason, amount, fee, createdAt, expiresAt, instruction } = order;
  return {
    id,
    method,
    methodName: methodName(tenant, order, language),
    kind,
    carrier: carrierName(tenant, order, language),
    state,
    reason,
    amount: unitsToWire(amount),
    fee: unitsToWire(fee),
    net: moneyToWire(netOf(order)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    instruction: isPayable(order, now) ? instruction : null,
    apps: isPayable(order, now) ? appsOf(tenant, order, language) : [],
  };
}
