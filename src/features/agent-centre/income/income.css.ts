import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';
import { ringColours } from '../parts/ring.css.ts';

export const waiting = style({ display: 'block', blockSize: '300px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.8fr)',
  gap: vars.space[4],
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const total = style({ display: 'grid', gap: vars.space[1], margin: 0 });
export const label = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
export const value = style({
  ...numericStyle,
  margin: 0,
  fontSize: vars.size[7],
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const ring = style({ display: 'grid', placeItems: 'center', paddingBlockStart: vars.space[4] });

export const kinds = style({ display: 'grid' });
export const kind = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) 90px 64px minmax(110px, auto)',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '60px',
  fontSize: vars.size[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [below.md]: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto', minBlockSize: '48px' } },
});
export const dot = ringColours.map((colour) =>
  style({ inlineSize: '9px', blockSize: '9px', borderRadius: '50%', background: colour }),
);
export const icon = style({ display: 'inline-flex', color: vars.text.secondary });
export const name = style({ ...oneLine, minInlineSize: 0, fontWeight: 600 });
const onlyWide = { '@media': { [below.md]: { display: 'none' } } };
export const bar = style({ inlineSize: '100%', blockSize: '8px', ...onlyWide });
export const track = style({ fill: vars.surface.sunken });
export const fill = ringColours.map((colour) => style({ fill: colour }));
export const share = style({ ...numericStyle, color: vars.text.secondary, textAlign: 'end', ...onlyWide });
export const sum = style({ ...numericStyle, fontWeight: 650, textAlign: 'end' });

export const payment = style({
  ...oneLine,
  color: vars.accent.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});
export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });
