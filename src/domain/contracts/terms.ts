import { moneyToWire, readMoney } from '../money.ts';
import { type ContractKind, type ContractPeriod, contractPeriods, type ReplaceRule } from './kinds.ts';
import { noRate, rateOf, rateText, readRate, wholeRate } from './rate.ts';

/** Type of a term: percent, an amount of money, a number of accounts, or a period. */
export type TermType = 'rate' | 'amount' | 'count' | 'period';

/** The terms of each kind, in the order in which they are shown. A figure that is not reached means that nothing is paid. */
export const termTypes = {
  dividend: {
    rate: 'rate',
    period: 'period',
    activeMembers: 'count',
    periodValidBet: 'amount',
    periodProfitLoss: 'amount',
  },
  daily: { rate: 'rate', dailyBetAmount: 'amount' },
  hourly: { rate: 'rate', hourlyBetAmount: 'amount' },
  realTime: { profitRate: 'rate', lossRate: 'rate', singleBetAmount: 'amount' },
} as const satisfies Readonly<Record<ContractKind, Readonly<Record<string, TermType>>>>;

interface ValueOf {
  /** Percent as a decimal string. */
  readonly rate: string;
  /** Decimal string. */
  readonly amount: string;
  readonly count: number;
  readonly period: ContractPeriod;
}

type Types<Kind extends ContractKind> = (typeof termTypes)[Kind];
export type TermsByKind = {
  readonly [Kind in ContractKind]: {
    readonly [Term in keyof Types<Kind>]: Types<Kind>[Term] extends TermType ? ValueOf[Types<Kind>[Term]] : never;
  };
};

export type Terms<Kind extends ContractKind = ContractKind> = TermsByKind[Kind];
export type TermName = { [Kind in ContractKind]: keyof Types<Kind> }[ContractKind];

/** A kind with terms of that kind. */
export type KindTerms = { readonly [Kind in ContractKind]: { readonly kind: Kind; readonly terms: Terms<Kind> } }[ContractKind];

/** Pairs a kind with terms that were stored or validated for it. */
export const kindTerms = (kind: ContractKind, terms: Terms): KindTerms => ({ kind, terms }) as KindTerms;

export interface Term {
  readonly name: TermName;
  readonly type: TermType;
  readonly value: string | number;
}

/** The terms as a list, in the order in which they are shown. */
export function termsOf(kind: ContractKind, terms: Terms): readonly Term[] {
  const values = terms as Readonly<Record<string, string | number>>;
  return Object.entries(termTypes[kind]).map(([name, type]) => ({ name: name as TermName, type, value: values[name] ?? '' }));
}

/** Highest rates that an agent may offer, by term; empty if it may offer none. */
export type Ceiling = Readonly<Partial<Record<TermName, string>>>;

const ratesOf = (kind: ContractKind, terms: Terms) => termsOf(kind, terms).filter(({ type }) => type === 'rate');

/**
 * An agent offers at most the rates of the contract that it has with its upline. Without an upline it offers up to 100 %; with an upline and
 * without a contract it has no rate to share.
 */
export function ceilingOf(kind: ContractKind, own: Terms | null, hasUpline: boolean): Ceiling {
  if (own !== null) return Object.fromEntries(ratesOf(kind, own).map(({ name, value }) => [name, String(value)]));
  const rates = Object.entries(termTypes[kind]).filter(([, type]) => type === 'rate');
  return hasUpline ? {} : Object.fromEntries(rates.map(([name]) => [name, rateText(wholeRate)]));
}

/** The rates of signed terms that are above a ceiling, with what is paid instead; empty if there are none. */
export function ratesAbove(kind: ContractKind, terms: Terms, ceiling: Ceiling): Ceiling {
  const above = ratesOf(kind, terms).filter(({ name, value }) => rateOf(String(value)) > rateOf(ceiling[name] ?? noRate));
  return Object.fromEntries(above.map(({ name }) => [name, ceiling[name] ?? noRate]));
}

/** Signed terms as they are paid under a ceiling: no rate is above it. */
export const termsUnder = (kind: ContractKind, terms: Terms, ceiling: Ceiling): KindTerms =>
  kindTerms(kind, { ...terms, ...ratesAbove(kind, terms, ceiling) } as Terms);

/** Terms that are rates, of any kind. */
export const rateNames: readonly string[] = [
  ...new Set(
    Object.values(termTypes).flatMap((types) =>
      Object.entries(types).flatMap(([name, type]) => (type === 'rate' ? [name] : [])),
    ),
  ),
];

/** `invalid`: no value of its type; `ceiling`: above the own rate, which is `limit`. */
export interface TermFault {
  readonly field: TermName;
  readonly fault: 'invalid' | 'ceiling';
  readonly limit: string | null;
}

const maxCount = 1_000_000;

/** Faults of terms under a ceiling, by term. */
export function termFaults(kind: ContractKind, terms: Terms, ceiling: Ceiling): readonly TermFault[] {
  return termsOf(kind, terms).flatMap(({ name, type, value }): TermFault[] => {
    if (canonical(type, value) === null) return [{ field: name, fault: 'invalid', limit: null }];
    if (type !== 'rate') return [];
    const most = ceiling[name];
    if (most !== undefined && rateOf(String(value)) <= rateOf(most)) return [];
    return [{ field: name, fault: 'ceiling', limit: most ?? null }];
  });
}

/** One text per value, so that equal terms have equal texts; null if it is no value of the type. */
function canonical(type: TermType, value: string | number): string | number | null {
  if (type === 'count') {
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxCount ? value : null;
  }
  if (typeof value !== 'string') return null;
  if (type === 'period') return contractPeriods.find((period) => period === value) ?? null;
  if (type === 'rate') {
    const rate = readRate(value);
    return rate === null ? null : rateText(rate);
  }
  const amount = readMoney(value);
  return amount === null || amount < 0n ? null : moneyToWire(amount);
}

/**
 * Terms as they are stored: rates and amounts with four places.
 * @throws {RangeError} for terms with faults
 */
export function canonicalTerms<Kind extends ContractKind>(kind: Kind, terms: Terms<Kind>): Terms<Kind> {
  const values = termsOf(kind, terms).map(({ name, type, value }) => {
    const stored = canonical(type, value);
    if (stored === null) throw new RangeError(`The term ${name} has no value of its type.`);
    return [name, stored] as const;
  });
  return Object.fromEntries(values) as unknown as Terms<Kind>;
}

/**
 * Whether the signature of new terms ends the old contract, by the rule of the brand (A182): strictly `higher` or `lower`. Of several
 * rates none may contradict the rule and at least one has to fulfil it (A183). Other terms do not count.
 */
export function isReplacedBy(kind: ContractKind, old: Terms, offered: Terms, rule: ReplaceRule): boolean {
  const before = ratesOf(kind, old);
  const steps = ratesOf(kind, offered).map(({ value }, index) => {
    const step = rateOf(String(value)) - rateOf(String(before[index]?.value ?? ''));
    return rule === 'higher' ? step : -step;
  });
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}

/** A term beside its value in the contract before; null if there was none. */
export interface TermChange extends Term {
  readonly before: string | number | null;
  readonly isChanged: boolean;
}

/** The terms, each with what it changes. Without a contract before nothing is changed. */
export function termChanges(kind: ContractKind, before: Terms | null, terms: Terms): readonly TermChange[] {
  const old = before === null ? [] : termsOf(kind, before);
  return termsOf(kind, terms).map((term, index) => {
    const former = old[index]?.value ?? null;
    const isChanged = former !== null && canonical(term.type, former) !== canonical(term.type, term.value);
    return { ...term, before: former, isChanged };
  });
}
