import { style } from '@vanilla-extract/css';
import { below, withoutPane } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '64px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
});

export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0, color: vars.text.primary });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: vars.space[6],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '180px', color: vars.text.tertiary });

/** A side panel for an image, on screens wide and high enough. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  minBlockSize: 0,
  '@media': { [withoutPane]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pane = style({
  position: 'relative',
  minBlockSize: 0,
  background: vars.surface.sunken,
  overflow: 'hidden',
  '@media': { [withoutPane]: { display: 'none' } },
});

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });

export const headBesidePane = style([
  head,
  {
    paddingBlockStart: vars.space[5],
    borderBlockEnd: 0,
    paddingInlineStart: vars.space[7],
    paddingInlineEnd: vars.space[4],
    '@media': {
      [below.md]: { paddingBlockStart: vars.space[1], paddingInlineStart: vars.space[4], paddingInlineEnd: vars.space[2] },
    },
  },
]);

export const largeTitle = style([title, { ...titleStyle('h2') }]);

export const bodyBesidePane = style([
  body,
  {
    paddingInline: vars.space[7],
    paddingBlockEnd: vars.space[6],
    '@media': { [below.md]: { paddingInline: vars.space[4], paddingBlockEnd: vars.space[5] } },
  },
]);
