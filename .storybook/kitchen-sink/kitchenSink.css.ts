import { style } from '@vanilla-extract/css';
import { below } from '../../src/theme/breakpoints.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { titleStyle } from '../../src/theme/textStyle.ts';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  '@media': { [below.md]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const half = style({ display: 'grid', gap: vars.space[4], padding: vars.space[4], minInlineSize: 0 });
export const title = style({ ...titleStyle('h2') });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: '4px',
});

/** Both colours are set as inline custom properties. */
export const swatch = style({
  padding: '6px',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.border.subtle}`,
  minBlockSize: '44px',
  font: vars.type.caption,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const label = style({ display: 'block', font: vars.type.caption, color: vars.text.secondary, overflowWrap: 'anywhere' });
