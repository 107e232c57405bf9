import { type Language, localized } from '../../../domain/language.ts';
import { type FieldModel, fieldsOf } from '../fields/fieldModel.ts';
import { type SectionId, sectionAt } from '../fields/sections.ts';

export interface FoundSetting {
  readonly field: FieldModel;
  readonly section: SectionId;
}

const most = 30;

/** Letters without marks, so that `mau` finds `Màu`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd');

let known: readonly FieldModel[] | null = null;

/** Every setting that is no entry of a list. */
export function allSettings(): readonly FieldModel[] {
  const inside = (field: FieldModel): readonly FieldModel[] =>
    field.kind === 'group' ? [field, ...fieldsOf(field.place).flatMap(inside)] : [field];
  known ??= fieldsOf([]).flatMap(inside);
  return known;
}

/** Settings whose name, help or key has all the words; names first. */
export function findSettings(search: string, language: Language): readonly FoundSetting[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const scored = allSettings().flatMap((field) => {
    const title = localized(field.title, language);
    const all = [title, ...Object.values(field.title), ...Object.values(field.help ?? {}), field.pointer].join(' ');
    return has(title) ? [{ field, score: 0 }] : has(all) ? [{ field, score: 1 }] : [];
  });
  return scored
    .toSorted((one, other) => one.score - other.score)
    .slice(0, most)
    .map(({ field }) => ({ field, section: sectionAt(field.pointer).id }));
}
