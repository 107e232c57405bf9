import {
  type Ceiling,
  type ContractKind,
  isReplacedBy,
  type ReplaceRule,
  type Terms,
  termFaults,
  termsOf,
  termTypes,
} from '../../../domain/contracts/index.ts';
import type { FieldFaults } from '../../../domain/fieldRules.ts';

/** The terms as the fields of a form: empty without terms to begin with. */
export function fieldsOf(kind: ContractKind, terms: Terms | null): Readonly<Record<string, string>> {
  const empty = Object.entries(termTypes[kind]).map(([name, type]) => [name, type === 'period' ? 'weekly' : '']);
  if (terms === null) return Object.fromEntries(empty);
  return Object.fromEntries(termsOf(kind, terms).map(({ name, type, value }) => [name, written(type, String(value))]));
}

/** Without the zeros that the wire adds. */
const written = (type: string, value: string) =>
  (type === 'rate' || type === 'amount') && value.includes('.') ? value.replace(/\.?0+$/, '') : value;

/** The terms that fields hold; values that are none of their type are kept, so that they are found as faults. */
export const termsFrom = (kind: ContractKind, fields: Readonly<Record<string, string>>): Terms =>
  Object.fromEntries(
    Object.entries(termTypes[kind]).map(([name, type]) => {
      const value = fields[name]?.trim() ?? '';
      if (type === 'count') return [name, /^\d+$/.test(value) ? Number(value) : Number.NaN];
      return [name, type === 'rate' ? value.replace(',', '.') : value];
    }),
  ) as Terms;

/** Faults of an offer by field; those of the ceiling name it. */
export const offerFaults = (kind: ContractKind, terms: Terms, ceiling: Ceiling): FieldFaults =>
  Object.fromEntries(
    termFaults(kind, terms, ceiling).map(({ field, fault, limit }) => [
      field,
      { key: `contract.fault.${fault}`, params: { limit: written('rate', limit ?? '0') } },
    ]),
  );

/**
 * Effect of the signature of an offer on the contract that runs.
 * @returns null while the terms have faults
 */
export function offerEffect(
  kind: ContractKind,
  { active, offered, ceiling, rule }: Compared,
): 'first' | 'replaces' | 'blocked' | null {
  if (termFaults(kind, offered, ceiling).length > 0) return null;
  if (active === null) return 'first';
  return isReplacedBy(kind, active, offered, rule) ? 'replaces' : 'blocked';
}

interface Compared {
  readonly active: Terms | null;
  readonly offered: Terms;
  readonly ceiling: Ceiling;
  readonly rule: ReplaceRule;
}
