import { closest } from '../closest.ts';
import { fieldName } from '../describe.ts';
import { lawWords } from '../lawWords.ts';
import type { Diagnostic, JsonPatch, Path } from '../problem.ts';
import { pointerOf } from '../problem.ts';
import { shown } from '../shown.ts';
import type { Rule } from './context.ts';

/** Overrides of texts that do not exist, are locked, or would be empty. */
export const words: Rule = ({ brand, options }) => {
  const lockedWords: readonly string[] = options.lockedWords ?? lawWords;
  return (Object.keys(brand.words) as (keyof typeof brand.words)[]).flatMap((language) =>
    Object.entries(brand.words[language]).flatMap(([key, text]): Diagnostic[] => {
      const path: Path = ['words', language, key];
      const patch: JsonPatch = [{ op: 'remove', path: pointerOf(path) }];
      const params = { key: shown(key) };
      if (lockedWords.includes(key)) return [{ code: 'word.locked', path, onKey: true, params, patch }];
      if (options.words?.has(key) === false) return [unknownWord(path, key, options.words, Object.keys(brand.words[language]))];
      return text.trim() === '' ? [{ code: 'text.blank', path, params: { field: fieldName(path) }, patch }] : [];
    }),
  );
};

function unknownWord(path: Path, key: string, known: ReadonlySet<string>, taken: readonly string[]): Diagnostic {
  const match = closest(
    key,
    [...known].filter((name) => !taken.includes(name)),
  );
  const from = pointerOf(path);
  if (match === null)
    return { code: 'word.unknown', path, onKey: true, params: { key: shown(key) }, patch: [{ op: 'remove', path: from }] };
  const patch = [{ op: 'move', from, path: pointerOf([...path.slice(0, -1), match]) }] as const;
  return { code: 'word.misspelt', path, onKey: true, params: { key: shown(key), closest: match }, patch };
}
