import { style } from '@vanilla-extract/css';
import { below, withoutPane } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '64px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  paddingInlineStart: '24px',
  paddingInlineEnd: '12px',
});

export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0, color: vars.text.primary });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: '24px',
  paddingBlock: '8px 24px',
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
    paddingBlockStart: '18px',
    borderBlockEnd: 0,
    paddingInlineStart: '36px',
    paddingInlineEnd: '14px',
    '@media': { [below.md]: { paddingBlockStart: '4px', paddingInlineStart: '16px', paddingInlineEnd: '8px' } },
  },
]);

export const largeTitle = style([title, { ...titleStyle('h2') }]);

export const bodyBesidePane = style([
  body,
  {
    paddingInline: '36px',
    paddingBlockEnd: '28px',
    '@media': { [below.md]: { paddingInline: '16px', paddingBlockEnd: '20px' } },
  },
]);
