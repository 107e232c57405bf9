import MarkdownIt from 'markdown-it';

/** Text as operators write it. Only what stands here exists: no HTML, no pictures, no code, no frames. */
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

/** Where a text stands: the level of its first headings. */
interface Place {
  readonly top: 2 | 3;
}

/** Below the title of its own that most texts have on their page. */
const underTitle: Place = { top: 3 };
/** Straight below the title of the page. */
export const underPageTitle: Place = { top: 2 };

const outside = /^https:\/\//;
const allowed = /^(?:https:\/\/|mailto:[\w.%+-]+@[\w.-]+$|\/(?![/\\])|#[\w-]*$)/;

markdown.validateLink = (address) => allowed.test(address);

markdown.core.ruler.push('site', (state) => {
  for (const token of state.tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = headingTag(token.tag, Number(state.env['top']));
    // Tables align their cells by a style attribute, which the page's policy forbids.
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

/** Turns Markdown into HTML that can stand in a page: everything not on the list comes out as text. */
export const richText = (source: string, place: Place = underTitle): string => markdown.render(source, { ...place }).trim();

/** Words that are shown as they are, such as a brand's name, inside Markdown. */
export const plainInMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>()#+\-.!|~]/g, '\\$&');

/** Operators start at the second level, as one does in a document of one's own. */
const headingTag = (tag: string, top: number) => `h${Math.min(5, Math.max(top, Number(tag.slice(1)) + top - 2))}`;
