import { closest, distance } from './closest.ts';
import { brandSchema, type SchemaNode } from './schema.ts';

/** Shorter words differ by one letter and mean something else: `bg` and `fg`, `min` and `max`. */
const minLetters = 4;

/**
 * Whether a name is another one with a slip of the keyboard, so that a program may correct it: other capitals or separators, or one
 * letter missing, doubled, wrong or swapped in one of its words. A known word is meant as it stands, and digits number things:
 * `maxAge` is not `minAge`, `bank1` is not `bank2`.
 */
export function isTypo(name: string, meant: string, knownWords: ReadonlySet<string>): boolean {
  const [written, target] = [wordsOf(name), wordsOf(meant)];
  if (written.join('') === target.join('')) return true;
  if (written.length !== target.length) return false;
  const [different, ...others] = written.flatMap((word, index) =>
    word === target[index] ? [] : [{ word, meant: target[index] ?? '' }],
  );
  if (different === undefined || others.length > 0 || knownWords.has(different.word)) return false;
  const isWords = /^\p{L}+$/u.test(different.word + different.meant);
  return isWords && different.meant.length >= minLetters && distance(different.word, different.meant) === 1;
}

/** The words of a name in lower case: `minPerDay`, `min-per-day` and `min_per_day` have the same. */
function wordsOf(name: string): string[] {
  return (name.match(/\p{Lu}+(?!\p{Ll})|\p{L}\p{Ll}*|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

export interface Suggestion {
  /** The most similar name, to ask a person for; null if none is similar. */
  readonly match: string | null;
  /** The name it certainly is, for a fix; null if a person has to decide. */
  readonly correction: string | null;
}

/** Suggestion of the known name that an unknown one may have been meant to be. By default, the words of the candidates are known ones. */
export function suggestionFor(
  name: string,
  candidates: readonly string[],
  knownWords: ReadonlySet<string> = new Set(candidates.flatMap(wordsOf)),
): Suggestion {
  const typos = new Set(candidates.filter((candidate) => isTypo(name, candidate, knownWords)));
  const [correction = null] = typos;
  if (correction !== null && typos.size === 1) return { match: correction, correction };
  return { match: closest(name, candidates), correction: null };
}

let ofSchema: ReadonlySet<string> | null = null;

/** Every word in the names and choices of the brand schema. */
export function schemaWords(): ReadonlySet<string> {
  ofSchema ??= new Set(namesIn(brandSchema).flatMap(wordsOf));
  return ofSchema;
}

function namesIn(node: SchemaNode): string[] {
  const { properties = {}, items, additionalProperties: free, definitions = {}, enum: choices = [] } = node;
  const parts = [...Object.values(properties), ...Object.values(definitions), ...(items ? [items] : [])];
  if (typeof free === 'object') parts.push(free);
  return [...Object.keys(properties), ...choices.filter((choice) => typeof choice === 'string'), ...parts.flatMap(namesIn)];
}
