import { type Bank, bankOf, banks } from '../../../domain/banks.ts';
import { type Language, localized } from '../../../domain/language.ts';
import type { Brand } from '../../../manifest/index.ts';

interface Choice extends Omit<Brand['banks'][number], 'bank'> {
  readonly bank: string;
}

export interface ChosenBank {
  readonly bank: Bank;
  /** Name that members read. */
  readonly name: string;
  readonly note: string | null;
}

/** The banks that members of a brand choose from, in its order. */
export function banksOf(brand: Pick<Brand, 'banks'>, language: Language): ChosenBank[] {
  const chosen: readonly Choice[] = brand.banks.length === 0 ? banks.map(({ code }) => ({ bank: code })) : brand.banks;
  return chosen.flatMap(({ bank: code, name, note }) => {
    const bank = bankOf(code);
    if (bank === undefined) return [];
    return [
      {
        bank,
        name: name === undefined ? bank.shortName : localized(name, language),
        note: note === undefined ? null : localized(note, language),
      },
    ];
  });
}
