import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, calmMotion, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } });
const climb = keyframes({ from: { transform: 'translateY(100%)' } });

const cover = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.overlay.scrim,
  animation: `${fade} ${vars.duration.base} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animationDuration: '100ms' } },
});

const onLowerEdge = { [below.md]: { placeItems: 'end center', padding: `${vars.space[7]} 0 0` } } as const;

export const coverOf = styleVariants({
  modal: [cover, { zIndex: layer.modal, '@media': onLowerEdge }],
  sheet: [cover, { zIndex: layer.dialog, '@media': onLowerEdge }],
  dialog: [cover, { zIndex: layer.dialog }],
  panel: [cover, { zIndex: layer.modal, '@media': { [below.lg]: { padding: 0 } } }],
  loader: [cover, { zIndex: layer.loader, background: `color-mix(in srgb, ${vars.surface.canvas} 86%, transparent)` }],
});

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[6]})`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  overflow: 'hidden',
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: 'none' } },
});

const sheet = style([
  panel,
  {
    '@media': {
      [below.md]: {
        maxBlockSize: `calc(100dvh - ${vars.space[7]})`,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderBlockEnd: 0,
        animation: `${climb} ${vars.duration.slow} ${vars.easing.enter}`,
      },
      [`${calmMotion} and (max-width: 767.98px)`]: { animation: 'none' },
    },
  },
]);

export const panelOf = styleVariants({
  sheet: [sheet],
  modal: [
    sheet,
    {
      '@media': {
        /** A drag handle. */
        [below.md]: {
          paddingBlockStart: vars.space[4],
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          '::before': {
            content: '""',
            position: 'absolute',
            insetBlockStart: '8px',
            insetInlineStart: 'calc(50% - 20px)',
            inlineSize: '40px',
            blockSize: '4px',
            borderRadius: '2px',
            background: vars.border.strong,
          },
        },
      },
    },
  ],
  dialog: [panel],
  panel: [
    panel,
    {
      blockSize: 'min(872px, 100dvh - 88px)',
      maxBlockSize: 'none',
      background: vars.surface.canvas,
      '@media': { [below.lg]: { blockSize: '100dvh', border: 0, borderRadius: 0 } },
    },
  ],
});

/** The element to which react-aria gives the dialog role. */
export const content = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0, outline: 'none' });
