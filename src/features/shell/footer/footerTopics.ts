import type { HelpTopicId } from '../../../domain/notice.ts';
import type { HelpTopic } from '../../../wire/notice.ts';

const order = [
  'about',
  'contact',
  'terms',
  'responsible',
  'privacy',
  'affiliates',
  'refund',
] as const satisfies readonly HelpTopicId[];

/** The seven fixed help topics in their fixed order, without the brand's extra topics. */
export const footerTopics = (topics: readonly HelpTopic[]): readonly HelpTopic[] =>
  order.flatMap((id) => topics.find((topic) => topic.id === id) ?? []);

/** The first paragraph of sanitised HTML, as HTML; all of it if there are no paragraphs. */
export const firstParagraph = (html: string): string => /<p\b[^>]*>[\s\S]*?<\/p>/i.exec(html)?.[0] ?? html;
