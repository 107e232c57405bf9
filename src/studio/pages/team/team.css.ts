import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, radii, spaces, typeRole } from '../../theme/measures.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}`,
});
const card = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;
export const tableCard = style({ ...card, overflowX: 'auto' });

export const person = style({ display: 'flex', alignItems: 'center', gap: spaces[3], minInlineSize: 200 });
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const name = style({ fontWeight: 500 });
export const quiet = style({ ...typeRole('meta'), color: vars.text.secondary });
export const secondary = style({ color: vars.text.secondary });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });
export const proof = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], whiteSpace: 'nowrap' });
export const noProof = style([proof, { color: vars.warning.text }]);

export const fields = style({ display: 'flex', flexDirection: 'column', gap: spaces[5] });
export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `${spaces[3]} ${spaces[4]}`,
});

export const requests = style({ ...card, display: 'flex', flexDirection: 'column', gap: spaces[3], padding: spaces[4] });
export const requestList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const request = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: spaces[3] });
globalStyle(`${request} > ${words}`, { flex: '1 1 280px', gap: spaces[1] });
export const requestActs = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });

export const matrixCard = style(card);
export const matrixHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: spaces[2],
  padding: `${spaces[3]} ${spaces[4]}`,
});
export const matrixTitle = style({ ...typeRole('section'), margin: 0 });
export const scrolls = style({ overflowX: 'auto' });
export const matrix = style({ inlineSize: '100%', borderCollapse: 'collapse' });
const line = { borderBlockStart: `1px solid ${vars.border.subtle}`, blockSize: 36, paddingInline: spaces[3] } as const;
export const right = style({
  ...line,
  fontWeight: 500,
  fontSize: fontSizes[1],
  color: vars.text.secondary,
  background: vars.surface.raised,
  textAlign: 'center',
});
export const corner = style([right, { textAlign: 'start' }]);
export const role = style({ ...line, textAlign: 'start', fontWeight: 500, whiteSpace: 'nowrap' });
export const mark = style({ ...line, textAlign: 'center' });
globalStyle(`${mark} > svg`, { marginInline: 'auto' });
