import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[5],
  fontSize: vars.size[3],
  color: vars.text.secondary,
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
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
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 384px' } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [below.lg]: { display: 'contents' } },
});
export const aside = style({
  ...cardStyle,
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  color: vars.text.primary,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '96px' }, [below.md]: { padding: vars.space[4] } },
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
  gap: vars.space[2],
  maxInlineSize: '60%',
  padding: `${vars.space[6]} ${vars.space[7]}`,
  '@media': { [below.md]: { maxInlineSize: '80%', padding: vars.space[5] } },
});
export const title = style({
  ...titleStyle('h1'),
  margin: 0,
  color: 'inherit',
  fontSize: vars.size[7],
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[6] } },
});
export const overline = style({ margin: 0, fontSize: vars.size[4], lineHeight: 1.5 });

export const blocks = style({
  ...cardStyle,
  padding: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.text.primary,
  // In one column it follows the act or the form.
  '@media': { [below.lg]: { order: 1 }, [below.md]: { paddingInline: vars.space[4] } },
});
export const block = style({
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const heading = style({ ...titleStyle('h3'), margin: `0 0 ${vars.space[3]}`, fontSize: vars.size[5] });
export const asideHeading = style({ ...titleStyle('h3'), margin: 0, fontSize: vars.size[5] });
export const steps = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  fontSize: vars.size[4],
  lineHeight: 1.55,
});
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
  fontSize: vars.size[2],
  fontWeight: 650,
});

export const scroll = style({ overflowX: 'auto' });
export const table = style({ ...numericStyle, inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size[3] });
export const cell = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
  '@media': { [below.md]: { padding: `${vars.space[3]} ${vars.space[2]}`, fontSize: vars.size[2] } },
});
export const cellHead = style([
  cell,
  { background: vars.surface.sunken, color: vars.text.secondary, fontSize: vars.size[2], fontWeight: 600 },
]);

export const timeline = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const mark = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.size[3],
});
export const dot = style({
  inlineSize: '16px',
  blockSize: '16px',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: '50%',
});
export const dotDone = style([dot, { borderColor: vars.accent.outline, background: vars.accent.subtle }]);
export const markTime = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.55 });
export const given = style({ margin: 0, overflowWrap: 'anywhere', fontSize: vars.size[3], lineHeight: 1.55 });
export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const share = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
});
