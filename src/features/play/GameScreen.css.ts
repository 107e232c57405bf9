import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/textStyle.ts';

/** The viewport without the header, and on phones without the bottom bar. */
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: 'calc(100dvh - 120px - env(safe-area-inset-bottom, 0px))',
  minBlockSize: '320px',
  background: vars.surface.sunken,
  '@media': {
    [from.md]: { blockSize: 'calc(100dvh - 56px)' },
    [from.lg]: { blockSize: `calc(100dvh - ${vars.height.header} - ${vars.height.nav})` },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '48px',
  paddingInline: '24px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.base,
  color: vars.text.primary,
  '@media': { [below.md]: { paddingInline: '8px', minBlockSize: '44px' } },
});
export const name = style([{ margin: 0, minInlineSize: 0, fontSize: '15px', fontWeight: 650 }, oneLine]);
export const space = style({ flex: 'auto' });

export const stage = style({ position: 'relative', display: 'grid', placeItems: 'center', minBlockSize: 0, overflow: 'auto' });
export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: vars.surface.sunken,
  // A frame with another `color-scheme` than the page would get a white background.
  colorScheme: 'normal',
});
export const notice = style({ inlineSize: 'min(100%, 520px)' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '10px' });
