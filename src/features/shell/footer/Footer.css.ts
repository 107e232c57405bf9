import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

/** Height of the floating button with its distance from the edge. */
const floatingButton = '88px';

const line = `1px solid ${vars.onFooter.border}`;

export const footer = style({
  paddingBlock: `${vars.space[7]} ${vars.space[6]}`,
  borderBlockStart: line,
  background: vars.surface.footer,
  color: vars.onFooter.fgMuted,
  font: vars.type.body,
  fontSize: vars.size[2],
  lineHeight: 1.6,
  // Room for the floating button on tablets.
  '@media': {
    'screen and (min-width: 768px) and (max-width: 1279.98px)': { paddingBlockEnd: floatingButton },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[8] },
    [from.xl]: { gridTemplateColumns: '280px minmax(0, 1fr) 388px', columnGap: vars.space[8] },
  },
});

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  minInlineSize: 0,
});

export const help = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { gridColumn: '1 / -1' }, [from.xl]: { gridColumn: 'auto' } },
});

export const heading = style({
  marginBlockEnd: vars.space[4],
  color: vars.onFooter.fg,
  fontSize: vars.size[2],
  fontWeight: 650,
  lineHeight: 1.4,
});

export const sign = style({ display: 'flex', color: vars.onFooter.fg });

export const description = style({ marginBlock: `${vars.space[4]} ${vars.space[5]}`, maxInlineSize: '52ch', lineHeight: 1.65 });

/** Breaks only if it is longer than a line. */
export const strong = style({
  ...numericStyle,
  display: 'inline-block',
  maxInlineSize: '100%',
  color: vars.onFooter.fg,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[4] });

export const socialLink = style([
  colourTransition,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.button,
    background: vars.onFooter.control,
    color: vars.onFooter.fg,
    selectors: { '&:hover': { color: vars.onFooter.accent } },
  },
]);

export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  borderRadius: vars.radius.sm,
  color: 'inherit',
  selectors: { '&:hover': { color: vars.onFooter.fg } },
});

/** White before the code is rendered too, so that there is no flash. */
export const code = style({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: vars.radius.md,
  background: 'white',
});

export const downloadText = style({ display: 'grid', lineHeight: 1.5 });

export const payments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(142px, 1fr))',
  gap: vars.space[2],
});

export const payment = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '32px',
  color: vars.onFooter.fgMuted,
  fontSize: vars.size[2],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const licence = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] });

export const age = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  border: `2px solid ${vars.onFooter.fgMuted}`,
  borderRadius: '50%',
  color: vars.onFooter.fg,
  fontFamily: vars.font.numeric,
  fontSize: vars.size[4],
  fontWeight: 800,
});

export const licenceText = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({ display: 'block' });

export const assurances = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBlockStart: vars.space[4],
});

export const assurance = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '28px',
  maxInlineSize: '100%',
  color: vars.onFooter.fgMuted,
  fontSize: vars.size[2],
  overflowWrap: 'anywhere',
});

export const textLink = style({
  color: vars.onFooter.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const vendors = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: `${vars.space[5]} ${vars.space[2]}`,
  marginBlockStart: vars.space[7],
  paddingBlock: vars.space[6],
  borderBlock: line,
  overflow: 'hidden',
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
  fontSize: vars.size[1],
});

export const legalLinks = style({ '@media': { [from.md]: { marginInlineStart: 'auto' } } });

export const legalList = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}`, overflowWrap: 'anywhere' });

export const legalLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  selectors: { '&:hover': { color: vars.onFooter.fg, textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
