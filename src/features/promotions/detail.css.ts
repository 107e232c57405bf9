import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginBlockEnd: '18px',
  fontSize: '14px',
  color: vars.text.secondary,
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '32px',
  color: vars.accent.text,
  fontWeight: 600,
  textDecoration: 'none',
  '@media': { [below.md]: { minBlockSize: '44px' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '16px 20px',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 384px' } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [below.lg]: { display: 'contents' } },
});
export const aside = style({
  ...cardStyle,
  display: 'grid',
  gap: '14px',
  padding: '20px 24px',
  color: vars.text.primary,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '96px' }, [below.md]: { padding: '16px' } },
});

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '250px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.gradient.brand,
  color: vars.text.onMedia,
  '@media': { [below.md]: { minBlockSize: '200px' } },
});
export const art = style({
  position: 'absolute',
  inset: 0,
  /** A scrim keeps text readable on any image. */
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${vars.overlay.scrim}, transparent 70%)`,
    opacity: 0.7,
  },
});
export const bannerWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
  maxInlineSize: '60%',
  padding: '24px 36px',
  '@media': { [below.md]: { maxInlineSize: '80%', padding: '20px' } },
});
export const title = style({
  ...titleStyle('h1'),
  margin: 0,
  color: 'inherit',
  fontSize: '32px',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: '24px' } },
});
export const overline = style({ margin: 0, fontSize: '15px', lineHeight: 1.5 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '14px',
  margin: 0,
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10px' } },
});
export const fact = style({
  ...cardStyle,
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  padding: '14px 18px',
  color: vars.text.primary,
});
export const factLabel = style({ color: vars.text.secondary, fontSize: '14px' });
export const factValue = style({ ...numericStyle, margin: 0, fontSize: '20px', fontWeight: 650, overflowWrap: 'anywhere' });

export const blocks = style({
  ...cardStyle,
  padding: '8px 26px',
  color: vars.text.primary,
  // In one column it follows the act or the form.
  '@media': { [below.lg]: { order: 1 }, [below.md]: { paddingInline: '16px' } },
});
export const block = style({
  paddingBlock: '18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const heading = style({ ...titleStyle('h3'), margin: '0 0 12px', fontSize: '17px' });
export const asideHeading = style({ ...titleStyle('h3'), margin: 0, fontSize: '18px' });
export const steps = style({ display: 'grid', gap: '14px', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ display: 'flex', alignItems: 'flex-start', gap: '14px', fontSize: '15px', lineHeight: 1.55 });
export const stepNumber = style({
  ...numericStyle,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: '50%',
  background: vars.accent.subtle,
  color: vars.accent.text,
  fontSize: '13px',
  fontWeight: 650,
});

export const scroll = style({ overflowX: 'auto' });
export const table = style({ ...numericStyle, inlineSize: '100%', borderCollapse: 'collapse', fontSize: '14px' });
export const cell = style({
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
  '@media': { [below.md]: { padding: '10px 6px', fontSize: '13px' } },
});
export const cellHead = style([
  cell,
  { background: vars.surface.sunken, color: vars.text.secondary, fontSize: '13px', fontWeight: 600 },
]);

export const timeline = style({ display: 'grid', gap: '14px', margin: 0, padding: 0, listStyle: 'none' });
export const mark = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  fontSize: '14px',
});
export const dot = style({
  inlineSize: '16px',
  blockSize: '16px',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: '50%',
});
export const dotDone = style([dot, { borderColor: vars.accent.outline, background: vars.accent.subtle }]);
export const markTime = style({ ...numericStyle, color: vars.text.secondary, fontSize: '13px' });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '14px', lineHeight: 1.55 });
export const given = style({ margin: 0, overflowWrap: 'anywhere', fontSize: '14px', lineHeight: 1.55 });
export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.secondary,
  fontSize: '14px',
});
export const share = style({ padding: '4px 12px', border: `1px solid ${vars.border.default}`, borderRadius: vars.radius.chip });
