import { type Diagnostic, pointerOf } from '../problem.ts';
import { shown } from '../shown.ts';
import { suggestionFor } from '../typo.ts';
import type { Rule } from './context.ts';

/** Limits of one text: beyond them it is no article, and rendering it would cost what other pages need. */
const limits = { depth: 6, links: 60 } as const;

/** Quotes and list entries that a line opens before its text, besides its indentation. */
const depthOf = (line: string): number => {
  const [opened = ''] = /^(?:\s*(?:>|[-*+]\s|\d{1,9}[.)]\s))*\s*/.exec(line) ?? [];
  const marks = opened.match(/>|[-*+](?=\s)|\d+[.)]/g)?.length ?? 0;
  return marks + Math.floor((/^ */.exec(line)?.[0].length ?? 0) / 2);
};

const textLimits: Rule = ({ brand: { articles } }) =>
  articles.list.flatMap(({ body }, index) =>
    (Object.keys(body) as (keyof typeof body)[]).flatMap((language): Diagnostic[] => {
      const text = body[language] ?? '';
      const path = ['articles', 'list', index, 'body', language];
      if (text.split('\n').some((line) => depthOf(line) > limits.depth))
        return [{ code: 'article.tooDeep', path, params: { limit: String(limits.depth) } }];
      if (text.split('](').length - 1 > limits.links)
        return [{ code: 'article.tooManyLinks', path, params: { limit: String(limits.links) } }];
      return [];
    }),
  );

const knownTopics: Rule = ({ brand: { articles } }) => {
  const known = articles.topics.map(({ id }) => id);
  return articles.list.flatMap(({ topics }, index) =>
    topics.flatMap((topic, at): Diagnostic[] => {
      if (known.includes(topic)) return [];
      const path = ['articles', 'list', index, 'topics', at];
      const { correction } = suggestionFor(
        topic,
        known.filter((id) => !topics.includes(id)),
      );
      const pointer = pointerOf(path);
      return [
        {
          code: 'article.unknownTopic',
          path,
          params: { value: shown(topic) },
          patch:
            correction === null ? [{ op: 'remove', path: pointer }] : [{ op: 'replace', path: pointer, value: correction }],
          involves: [['articles', 'topics']],
        },
      ];
    }),
  );
};

export const articleRules: readonly Rule[] = [textLimits, knownTopics];
