/** Contracts between an agent and its upline: kinds, terms, comparison, wages and their windows. Pure. */
export * from './kinds.ts';
export { type Rate, rateText } from './rate.ts';
export {
  type Ceiling,
  canonicalTerms,
  ceilingOf,
  isReplacedBy,
  type KindTerms,
  kindTerms,
  rateNames,
  ratesAbove,
  type Term,
  type TermChange,
  type TermFault,
  type TermName,
  type Terms,
  type TermsByKind,
  type TermType,
  termChanges,
  termFaults,
  termsOf,
  termsUnder,
  termTypes,
} from './terms.ts';
export {
  type BetOutcome,
  type BetWage,
  betWage,
  type PeriodKind,
  type PeriodTerms,
  type PeriodWage,
  periodWage,
  sharesOf,
  type WageFigures,
  type WageReason,
  wageReasons,
} from './wages.ts';
export { correctionSpanMs, settleDelayMs, type WageWindow, windowAt, windowsBetween } from './windows.ts';
