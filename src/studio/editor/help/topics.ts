import { type FieldModel, fieldAt, fieldsOf } from '../fields/fieldModel.ts';
import { markdownFacts } from '../markdown/markdownFacts.ts';

/** Place of a fixed topic, of one that the brand added, or of another group of the section. */
export type TopicKey = `fixed ${string}` | `own ${number}` | `other ${string}`;

/** Origin of a topic's text: the brand's, the product's, or the product's under a title of the brand. */
export type Whose = 'yours' | 'standard' | 'partial';

type Texts = Readonly<Record<string, string>>;

export interface TopicContent {
  readonly title?: Texts;
  readonly body?: Texts;
}

/** The topics that every site has, in the order of the schema. */
export const fixedTopics: readonly FieldModel[] = fieldsOf(['help', 'topics']);

export const ownTopicsField = fieldAt(['help', 'extra']) as FieldModel;

export function whoseIs(content: TopicContent | undefined): Whose {
  if (content?.body !== undefined) return 'yours';
  return content?.title === undefined ? 'standard' : 'partial';
}

/** Languages with a text, and the words of the first of them. */
export function writtenIn(
  content: TopicContent | undefined,
  offered: readonly string[],
): { readonly languages: readonly string[]; readonly words: number } {
  const languages = offered.filter((language) => (content?.body?.[language] ?? '') !== '');
  const [first] = languages;
  return { languages, words: first === undefined ? 0 : markdownFacts(content?.body?.[first] ?? '').words };
}

/** The topic of a setting, as the search or a problem names it; null outside of the section's topics. */
export function topicAt(pointer: string): TopicKey | null {
  const [, group, list, name] = pointer.split('/');
  if (group !== 'help') return group === undefined ? null : `other ${group}`;
  if (list === 'topics' && name !== undefined) return `fixed ${name}`;
  return list === 'extra' && name !== undefined && /^\d+$/.test(name) ? `own ${Number(name)}` : null;
}

/** Hash of a topic on the page of help. */
export const hashOf = (key: TopicKey, ids: readonly string[]): string => {
  const [kind, name = ''] = key.split(' ');
  return kind === 'own' ? (ids[Number(name)] ?? '') : name;
};
