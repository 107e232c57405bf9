import type { Language } from '../../../domain/language.ts';
import type { PromotionKind } from '../../../domain/promotion.ts';
import type { StatedPromotion, StatedRule } from '../../../domain/promotionTerms.ts';

export type Cycle = 'once' | 'day' | 'week' | 'month';
export type Words = Partial<Record<Language, string>>;

/** The rule of a promotion as a manifest writes it; a setting that is left out has the default of the schema. */
export interface OfferRule extends Omit<StatedRule, 'kind' | 'wagering'> {
  readonly kind: PromotionKind;
  readonly cycle?: Cycle;
  readonly budget?: number;
  readonly review?: boolean;
  readonly paysItself?: boolean;
  readonly minRank?: number;
  readonly claimDays?: number;
  readonly categories?: readonly string[];
  readonly steps?: readonly { readonly turnover: number; readonly amount: number }[];
  readonly prizes?: readonly { readonly amount: number; readonly weight: number }[];
  readonly days?: readonly number[];
  readonly draws?: number;
  readonly drawTurnover?: number;
  readonly maxDraws?: number;
  readonly wagering?: {
    readonly times: number;
    readonly days: number;
    readonly shares?: Readonly<Partial<Record<string, number>>>;
  };
}

/** Props of the fields of a rule. */
export interface RuleFieldsProps {
  readonly rule: OfferRule;
  readonly symbol: string;
  readonly isLocked: boolean;
  readonly onChange: (rule: OfferRule) => void;
}

/** A promotion as the form holds it. */
export interface OfferDocument extends Omit<StatedPromotion, 'rule' | 'title' | 'terms'> {
  readonly id: string;
  readonly title: Words;
  readonly overline?: Words;
  readonly terms?: Words;
  readonly image?: string;
  readonly group?: string;
  readonly from?: string;
  readonly until?: string;
  readonly rule?: OfferRule;
}

/** Settings that only some kinds have, as the schema of manifests permits them. */
const settingsOf: Readonly<Record<PromotionKind, readonly (keyof OfferRule)[]>> = {
  depositMatch: ['cycle', 'percent', 'min', 'max'],
  cashback: ['cycle', 'percent', 'min', 'max', 'review', 'paysItself', 'categories'],
  fixed: ['cycle', 'amount', 'review', 'paysItself'],
  ladder: ['cycle', 'categories', 'steps'],
  raffle: ['cycle', 'categories', 'prizes', 'draws', 'drawTurnover', 'maxDraws'],
  signIn: ['days'],
};
const ofEvery: readonly (keyof OfferRule)[] = ['kind', 'budget', 'minRank', 'claimDays', 'wagering'];

export const hasSetting = (kind: PromotionKind, setting: keyof OfferRule): boolean =>
  ofEvery.includes(setting) || settingsOf[kind].includes(setting);

/** The rule as one of another kind: what that kind has too stays. */
export function ruleOfKind(rule: OfferRule | undefined, kind: PromotionKind): OfferRule {
  const kept = Object.entries(rule ?? {}).filter(([key]) => hasSetting(kind, key as keyof OfferRule));
  const next = { ...Object.fromEntries(kept), kind } as OfferRule;
  // A loss of all time has no turn before it.
  return kind === 'cashback' && (next.cycle ?? 'once') === 'once' ? { ...next, cycle: 'week' } : next;
}

/** A copy with changed values; an undefined one is left out. */
export function changed<Of extends object>(value: Of, change: { readonly [Key in keyof Of]?: Of[Key] | undefined }): Of {
  return Object.fromEntries(Object.entries({ ...value, ...change }).filter(([, each]) => each !== undefined)) as Of;
}

/** A text with another word for one language; without any, none. */
export function withWord(words: Words | undefined, language: Language, word: string): Words | undefined {
  const next = Object.entries({ ...words, [language]: word }).filter(([, each]) => each !== '');
  return next.length === 0 ? undefined : Object.fromEntries(next);
}

export const newDocument = (id: string): OfferDocument => ({ id, title: {}, rule: { kind: 'depositMatch' } });

/** A name for addresses, made from a title. */
export const idFrom = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** The same text for the same document, whatever the order of its settings. */
export const documentKey = (document: unknown): string =>
  JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other, 'en')))
      : value,
  );
