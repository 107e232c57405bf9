import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const filter = style({ display: 'flex', minInlineSize: 0, overflowX: 'auto' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '344px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    [below.lg]: { gridTemplateColumns: '264px minmax(0, 1fr)' },
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  margin: 0,
  padding: vars.space[2],
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '72px',
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.text.secondary,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.accent.subtle },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const unreadRow = style([row, { color: vars.text.primary, fontWeight: 650 }]);

export const mark = style({
  display: 'grid',
  gridArea: '1 / 1 / 3 / 2',
  placeItems: 'center',
  inlineSize: '38px',
  blockSize: '38px',
  borderRadius: '50%',
  background: vars.surface.sunken,
  color: vars.text.secondary,
});

export const rowTitle = style({ ...oneLine, gridArea: '1 / 2', minInlineSize: 0, fontSize: vars.size[3] });
export const moment = style({ gridArea: '1 / 3', color: vars.text.tertiary, fontSize: vars.size[2], fontWeight: 400 });
export const second = style({
  display: 'flex',
  gridArea: '2 / 2 / 3 / 4',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const preview = style({
  ...oneLine,
  flex: 'auto',
  minInlineSize: 0,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 400,
});

export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: vars.status.danger.text,
});

export const more = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[4]}`,
});
export const waiting = style({ blockSize: '72px', borderRadius: vars.radius.md, overflow: 'hidden' });

export const message = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const sentAt = style({
  flex: 'auto',
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, overflowWrap: 'anywhere' });
export const text = style({
  margin: 0,
  color: vars.text.secondary,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const note = style({ marginBlockStart: vars.space[4] });

export const pushText = style({ display: 'block', color: vars.text.secondary, fontSize: vars.size[2] });
