import { style } from '@vanilla-extract/css';
import { fontSizes, radii, spaces } from '../../theme/measures.ts';

export const site = style({ display: 'flex', flexDirection: 'column', blockSize: 300, overflow: 'hidden' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  blockSize: 34,
  flex: 'none',
  paddingInline: spaces[4],
  fontWeight: 700,
  fontSize: fontSizes[2],
});
export const letter = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: radii.badge,
  fontSize: fontSizes[1],
});
export const space = style({ flex: 1 });
export const solid = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: spaces[3],
  blockSize: 22,
  borderRadius: radii.badge,
  fontSize: fontSizes[1],
  fontWeight: 600,
});
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: spaces[2],
  margin: `${spaces[3]} ${spaces[4]}`,
  padding: `0 ${spaces[5]}`,
  blockSize: 116,
  flex: 'none',
  borderRadius: radii.segment,
});
export const title = style({ fontSize: fontSizes[5], lineHeight: '24px', fontWeight: 700 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: spaces[2],
  paddingInline: spaces[4],
});
export const tile = style({ blockSize: 62, borderRadius: radii.control, borderWidth: 1, borderStyle: 'solid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  margin: `${spaces[3]} ${spaces[4]}`,
  padding: `${spaces[2]} ${spaces[3]}`,
  borderRadius: radii.control,
  borderWidth: 1,
  borderStyle: 'solid',
  fontSize: fontSizes[1],
  lineHeight: '14px',
});
export const scale = style({ display: 'grid', gridTemplateColumns: 'repeat(16, 1fr)', blockSize: 24, flex: 'none' });
