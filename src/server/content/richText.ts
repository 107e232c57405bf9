import MarkdownIt from 'markdown-it';

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

/** Escapes plain text, such as a brand's name, for Markdown. */
export const plainInMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>()#+\-.!|~]/g, '\\$&');

/** Operators start at `##`; maps it to the level of the page. */
const headingTag = (tag: string, top: number) => `h${Math.min(5, Math.max(top, Number(tag.slice(1)) + top - 2))}`;
