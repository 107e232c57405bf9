import { type Language, localeOf } from '../../../domain/language.ts';
import type { HelpTopic } from '../../../wire/notice.ts';

/** Structured data (schema.org) of the help centre: each topic is a question with its answer, as sanitised HTML. */
export const helpData = (topics: readonly HelpTopic[], language: Language): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: localeOf(language),
  mainEntity: topics.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
});
