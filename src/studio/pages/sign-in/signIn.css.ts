import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(480px, 5fr) 7fr',
  minBlockSize: '100dvh',
  background: vars.surface.panel,
  '@media': { [width.tooNarrow]: { gridTemplateColumns: '1fr' } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${spaces[6]} ${spaces[7]}`,
  minInlineSize: 0,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { '(max-width: 520px)': { padding: `${spaces[5]} ${spaces[4]}` } },
});
export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const mark = style({ display: 'flex', alignItems: 'center', gap: spaces[3], ...typeRole('section') });
export const ink = style({ fill: vars.text.primary });
export const accent = style({ fill: vars.accent.text });
export const pale = style({ fill: vars.text.primary, opacity: 0.45 });
export const middle = style({ flex: 1, display: 'grid', placeItems: 'center', paddingBlock: spaces[7] });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  color: vars.text.quiet,
  ...typeRole('meta'),
});

/** The form of a step. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: spaces[6], inlineSize: '100%', maxInlineSize: 384 });
export const embedded = style([form, { maxInlineSize: 'none', gap: spaces[5] }]);
export const steps = style({ display: 'flex', alignItems: 'center', gap: spaces[3], listStyle: 'none', margin: 0, padding: 0 });
export const step = style({ display: 'flex', alignItems: 'center', gap: spaces[2], color: vars.text.secondary });
export const stepNow = style([step, { color: vars.text.primary, fontWeight: 500 }]);
export const stepDone = style([step, { color: vars.success.text }]);
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  background: vars.state.selected,
  color: vars.accent.text,
  fontSize: fontSizes[1],
  fontWeight: 600,
});
export const stepLine = style({ inlineSize: 28, blockSize: 1, background: vars.border.strong });
export const head = style({ display: 'flex', flexDirection: 'column', gap: spaces[2] });
export const title = style({ ...typeRole('display'), margin: 0 });
export const text = style({ color: vars.text.secondary, margin: 0, textWrap: 'pretty' });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: spaces[4] });
export const wide = style({ display: 'grid' });
export const ways = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: spaces[2] });
export const centred = style({ display: 'flex', justifyContent: 'center' });

export const demo = style({ display: 'flex', flexDirection: 'column', gap: spaces[2] });
export const demoHead = style({ color: vars.text.secondary, ...typeRole('meta') });
export const demoNames = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });

export const enrol = style({ display: 'flex', gap: spaces[5], alignItems: 'flex-start', flexWrap: 'wrap' });
/** White in every mode: scanners expect dark on light. */
export const qr = style({
  display: 'block',
  flex: 'none',
  inlineSize: 148,
  blockSize: 148,
  borderRadius: radii.card,
  background: 'white',
});
export const enrolText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[2],
  flex: '1 1 180px',
  minInlineSize: 0,
});
export const secret = style({
  fontFamily: fontStacks.code,
  fontSize: fontSizes[1],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: `${spaces[2]} ${spaces[6]}`,
  margin: 0,
  padding: spaces[4],
  listStyle: 'none',
  borderRadius: radii.card,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.subtle}`,
  fontFamily: fontStacks.code,
  fontVariantNumeric: 'tabular-nums',
});
export const acts = style({ display: 'flex', gap: spaces[2], flexWrap: 'wrap' });

export const scene = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: spaces[8],
  overflow: 'hidden',
  background: vars.surface.sunken,
  padding: `${spaces[8]} 0 ${spaces[8]} 11%`,
  '@media': { [width.tooNarrow]: { display: 'none' } },
});
export const windows = style({ position: 'relative', inlineSize: '100%', aspectRatio: '100 / 86' });
const window = style({
  position: 'absolute',
  inlineSize: '74%',
  blockSize: 'auto',
  borderRadius: radii.frame,
  border: `1px solid ${vars.border.subtle}`,
  boxShadow: vars.shadow.overlay,
});
export const back = style([window, { insetInlineStart: '36%', insetBlockStart: 0 }]);
export const middleWindow = style([window, { insetInlineStart: '18%', insetBlockStart: '20%' }]);
export const front = style([window, { insetInlineStart: 0, insetBlockStart: '40%' }]);
export const claim = style({ ...typeRole('title'), margin: 0 });
export const claimText = style({ color: vars.text.secondary, marginBlock: `${spaces[1]} 0` });
