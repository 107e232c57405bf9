import { style } from '@vanilla-extract/css';
import { barRadius, fontSizes, radii, spaces } from '../../theme/measures.ts';

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
  gap: spaces[2],
  blockSize: 22,
  flex: 'none',
  paddingInline: spaces[3],
  fontSize: fontSizes[1],
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
  gap: spaces[2],
  margin: `${spaces[3]} ${spaces[3]} ${spaces[2]}`,
  flex: 1,
  minBlockSize: 0,
});
const line = style({ borderRadius: barRadius, background: 'currentColor', blockSize: 7 });
export const long = style([line, { inlineSize: '78%' }]);
export const short = style([line, { inlineSize: '56%' }]);
export const faint = style([line, { inlineSize: '64%', blockSize: 4, opacity: 0.45 }]);
export const button = style({ inlineSize: 54, blockSize: 15, borderRadius: radii.badge, marginBlockStart: spaces[1] });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: spaces[1],
  padding: `0 ${spaces[3]} ${spaces[3]}`,
  flex: 'none',
});
export const tile = style({ blockSize: 26, borderRadius: radii.badge });
