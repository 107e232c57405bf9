import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

const line = `1px solid ${vars.onFooter.border}`;

export const footer = style({
  paddingBlock: '40px 28px',
  borderBlockStart: line,
  background: vars.surface.footer,
  color: vars.onFooter.fgMuted,
  font: vars.type.body,
  fontSize: '13px',
  lineHeight: 1.6,
  // Room for the floating button on tablets.
  '@media': {
    'screen and (min-width: 768px) and (max-width: 1279.98px)': { paddingBlockEnd: '88px' },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '48px' },
    [from.xl]: { gridTemplateColumns: '280px minmax(0, 1fr) 388px', columnGap: '56px' },
  },
});

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '28px',
  minInlineSize: 0,
});

export const help = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { gridColumn: '1 / -1' }, [from.xl]: { gridColumn: 'auto' } },
});

export const heading = style({
  marginBlockEnd: '14px',
  color: vars.onFooter.fg,
  fontSize: '13px',
  fontWeight: 650,
  lineHeight: 1.4,
});

export const sign = style({ display: 'flex', color: vars.onFooter.fg });

export const description = style({ marginBlock: '16px 18px', maxInlineSize: '52ch', lineHeight: 1.65 });

/** Breaks only if it is longer than a line. */
export const strong = style({
  ...numericStyle,
  display: 'inline-block',
  maxInlineSize: '100%',
  color: vars.onFooter.fg,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '16px' });

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
  gap: '12px',
  marginBlockStart: '22px',
  borderRadius: vars.radius.sm,
  color: 'inherit',
  selectors: { '&:hover': { color: vars.onFooter.fg } },
});

/** White before the code is rendered too, so that there is no flash. */
export const code = style({ flex: 'none', inlineSize: '72px', blockSize: '72px', borderRadius: '8px', background: 'white' });

export const downloadText = style({ display: 'grid', lineHeight: 1.5 });

export const payments = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(142px, 1fr))', gap: '8px' });

export const payment = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '32px',
  color: vars.onFooter.fgMuted,
  fontSize: '13px',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const licence = style({ display: 'flex', alignItems: 'flex-start', gap: '14px' });

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
  fontSize: '16px',
  fontWeight: 800,
});

export const licenceText = style({ display: 'grid', gap: '6px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({ display: 'block' });

export const assurances = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginBlockStart: '16px' });

export const assurance = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  minBlockSize: '28px',
  maxInlineSize: '100%',
  color: vars.onFooter.fgMuted,
  fontSize: '13px',
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
  gap: '18px 8px',
  marginBlockStart: '34px',
  paddingBlock: '22px',
  borderBlock: line,
  overflow: 'hidden',
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 18px',
  marginBlockStart: '16px',
  fontSize: '12.5px',
});

export const legalLinks = style({ '@media': { [from.md]: { marginInlineStart: 'auto' } } });

export const legalList = style({ display: 'flex', flexWrap: 'wrap', gap: '0 18px', overflowWrap: 'anywhere' });

export const legalLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  selectors: { '&:hover': { color: vars.onFooter.fg, textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
