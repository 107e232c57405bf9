import MarkdownIt from 'markdown-it';
import { foldText } from '../../../domain/searchText.ts';

/** Markdown of operators. Allow-list: no HTML, images, code or frames. */
const markdown = new MarkdownIt('zero', { html: false, linkify: false, typographer: false, breaks: true }).enable([
  'blockquote',
  'heading',
  'hr',
  'list',
  'table',
  'emphasis',
  'escape',
  'link',
  'newline',
  'strikethrough',
]);

/** Level of the topmost headings of a text on its page. */
interface Place {
  readonly top: 2 | 3;
}

/** For a text that the page shows under an `h2`. */
const underTitle: Place = { top: 3 };
/** For a text directly under the `h1`. */
export const underPageTitle: Place = { top: 2 };

const outside = /^https:\/\//;
const allowed = /^(?:https:\/\/|mailto:[\w.%+-]+@[\w.-]+$|\/(?![/\\])|#[\w-]*$)/;

markdown.validateLink = (address) => allowed.test(address);

markdown.core.ruler.push('site', (state) => {
  for (const token of state.tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = headingTag(token.tag, Number(state.env['top']));
    // markdown-it aligns table cells by a `style` attribute, which the CSP forbids.
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    for (const inner of token.children ?? []) {
      const address = inner.type === 'link_open' ? inner.attrGet('href') : null;
      if (typeof address === 'string' && outside.test(address)) {
        inner.attrSet('rel', 'noopener noreferrer');
        inner.attrSet('target', '_blank');
      }
    }
  }
});

/** Renders Markdown to safe HTML; everything not on the allow-list is escaped. */
export const richText = (source: string, place: Place = underTitle): string => markdown.render(source, { ...place }).trim();

/** A part of an article, by the id of its heading. */
export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** An article directly under the `h1` of its page: its `h2` headings get ids, for the table of contents and for links. */
export function articleText(source: string): { readonly html: string; readonly headings: TextHeading[] } {
  const env = { ...underPageTitle };
  const tokens = markdown.parse(source, env);
  const headings: TextHeading[] = [];
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2' || token.level > 0) return;
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('');
    const id = freeId(text, headings);
    token.attrSet('id', id);
    headings.push({ id, text });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, env).trim(), headings };
}

/** Prefixed, so that no heading takes an id of the page. */
function freeId(text: string, taken: readonly TextHeading[]): string {
  const stem = `part-${foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;
  let id = stem;
  for (let number = 2; taken.some((heading) => heading.id === id); number += 1) id = `${stem}-${number}`;
  return id;
}

/** Escapes plain text, such as a brand's name, for Markdown. */
export const plainInMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>()#+\-.!|~]/g, '\\$&');

/** Operators start at `##`; maps it to the level of the page. */
const headingTag = (tag: string, top: number) => `h${Math.min(5, Math.max(top, Number(tag.slice(1)) + top - 2))}`;
