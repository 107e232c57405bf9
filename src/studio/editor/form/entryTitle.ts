import { useLanguage, useText } from '../../i18n/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument } from '../draft/useDraft.ts';
import type { FieldModel } from '../fields/fieldModel.ts';

/** Keys whose value names an entry, best first. */
const naming = ['title', 'name', 'label', 'alt', 'host', 'id', 'kind'];

/** Name of an entry of a list: its title where it has one. */
export function useEntryTitle(field: FieldModel, at: number): string {
  const document = useDocument();
  const language = useLanguage();
  const text = useText();
  return titleOf(valueAt(document, [...field.place, at]), language) ?? text('editor.entry', { number: at + 1 });
}

/** The text that names a value; null if none does. */
export function titleOf(value: unknown, language: string): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value !== 'object' || value === null) return null;
  const entry = value as Readonly<Record<string, unknown>>;
  for (const key of naming) {
    const found = entry[key];
    if (typeof found === 'string' && found !== '') return found;
    if (typeof found === 'object' && found !== null) {
      const texts = found as Readonly<Record<string, unknown>>;
      const own = texts[language] ?? Object.values(texts)[0];
      if (typeof own === 'string') return own;
    }
  }
  return null;
}
