import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const text = style({ lineHeight: 1.65, overflowWrap: 'anywhere', textWrap: 'pretty' });

/** One selector per tag: browsers index rules by the rightmost tag. */
const inside = (...tags: readonly string[]) => tags.map((tag) => `${text} ${tag}`).join(', ');

globalStyle(`${text} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${text} > :last-child`, { marginBlockEnd: 0 });
globalStyle(inside('p', 'ul', 'ol', 'table', 'blockquote'), { marginBlock: '0.7em' });
globalStyle(`${text} ul`, { paddingInlineStart: '1.4em', listStyle: 'disc' });
globalStyle(`${text} ol`, { paddingInlineStart: '1.6em', listStyle: 'decimal' });
globalStyle(inside('h1', 'h2', 'h3', 'h4'), { marginBlock: '1.2em 0.4em', font: vars.type.title, color: 'inherit' });
globalStyle(`${text} a`, { color: 'inherit', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${text} img`, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md });
globalStyle(`${text} table`, { display: 'block', maxInlineSize: '100%', borderCollapse: 'collapse', overflowX: 'auto' });
globalStyle(inside('th', 'td'), {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: '1px solid color-mix(in srgb, currentColor 16%, transparent)',
  textAlign: 'start',
});
