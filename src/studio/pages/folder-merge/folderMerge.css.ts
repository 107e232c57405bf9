import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  flex: 1,
  minBlockSize: 0,
  padding: `${spaces[6]} ${spaces[6]} ${spaces[7]}`,
  overflow: 'auto',
});
export const block = style({ display: 'flex', flexDirection: 'column', gap: spaces[3], padding: `${spaces[4]} ${spaces[5]}` });
export const head = style({ display: 'flex', alignItems: 'center', gap: spaces[2], flexWrap: 'wrap' });
export const title = style({ ...typeRole('section'), flex: 1, minInlineSize: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
  padding: `${spaces[3]} 0`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const place = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.secondary });
export const sentence = style({ fontWeight: 500 });
/** A setting and its former value, and the two sides to choose from. */
export const conflict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 2fr)',
  gap: `${spaces[1]} ${spaces[5]}`,
  padding: `${spaces[3]} 0`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [width.narrow]: { gridTemplateColumns: '1fr' } },
});
export const foot = style({ display: 'flex', alignItems: 'center', gap: spaces[3], flexWrap: 'wrap' });
