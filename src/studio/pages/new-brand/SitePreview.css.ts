import { style } from '@vanilla-extract/css';

export const site = style({ display: 'flex', flexDirection: 'column', blockSize: 300, overflow: 'hidden' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 34,
  flex: 'none',
  paddingInline: 14,
  fontWeight: 700,
  fontSize: 13,
});
export const letter = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: 5,
  fontSize: 11,
});
export const space = style({ flex: 1 });
export const solid = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 10,
  blockSize: 22,
  borderRadius: 5,
  fontSize: 11,
  fontWeight: 600,
});
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 8,
  margin: '12px 14px',
  padding: '0 18px',
  blockSize: 116,
  flex: 'none',
  borderRadius: 8,
});
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 700 });
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 8, paddingInline: 14 });
export const tile = style({ blockSize: 62, borderRadius: 6, borderWidth: 1, borderStyle: 'solid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '10px 14px',
  padding: '8px 10px',
  borderRadius: 6,
  borderWidth: 1,
  borderStyle: 'solid',
  fontSize: 11,
  lineHeight: '14px',
});
export const scale = style({ display: 'grid', gridTemplateColumns: 'repeat(16, 1fr)', blockSize: 24, flex: 'none' });
