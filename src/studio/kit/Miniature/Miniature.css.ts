import { style } from '@vanilla-extract/css';

export const site = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  blockSize: '100%',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 22,
  flex: 'none',
  paddingInline: 12,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 7,
  margin: '10px 12px 8px',
  flex: 1,
  minBlockSize: 0,
});
const line = style({ borderRadius: 3, background: 'currentColor', blockSize: 7 });
export const long = style([line, { inlineSize: '78%' }]);
export const short = style([line, { inlineSize: '56%' }]);
export const faint = style([line, { inlineSize: '64%', blockSize: 4, opacity: 0.45 }]);
export const button = style({ inlineSize: 54, blockSize: 15, borderRadius: 4, marginBlockStart: 4 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 5,
  padding: '0 12px 10px',
  flex: 'none',
});
export const tile = style({ blockSize: 26, borderRadius: 4 });
