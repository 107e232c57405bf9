import { style } from '@vanilla-extract/css';
import { below, layer } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, oneLine, titleStyle } from '../../theme/textStyle.ts';

export const number = style({ ...numericStyle, whiteSpace: 'nowrap' });
export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const more = style({ ...numericStyle, color: vars.status.success.text, fontWeight: 650, whiteSpace: 'nowrap' });
export const less = style({ ...numericStyle, color: vars.status.danger.text, fontWeight: 650, whiteSpace: 'nowrap' });
export const product = style({ overflowWrap: 'anywhere' });
export const filters = style({ padding: '0 20px 14px', '@media': { [below.md]: { padding: '0 16px 12px' } } });
export const pager = style({
  ...numericStyle,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  color: vars.text.secondary,
  fontSize: '13px',
});
export const pagerSteps = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });

/** The points of the account beside what they are earned by. */
export const card = style({
  ...cardStyle,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '18px 32px',
  alignItems: 'center',
  padding: '18px 22px',
  color: vars.text.primary,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px' } },
});
export const own = style({
  display: 'grid',
  gap: '4px',
  minInlineSize: '200px',
  '@media': { [below.md]: { minInlineSize: 0 } },
});
export const label = style({ color: vars.text.secondary, fontSize: '14px', lineHeight: 1.5 });
export const balance = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  fontSize: '30px',
  fontWeight: 650,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const coin = style({ display: 'inline-flex', flex: 'none', color: vars.reward.text });
export const note = style({ margin: 0, color: vars.text.secondary, fontSize: '13px', lineHeight: 1.5 });
export const earning = style({
  display: 'grid',
  gap: '10px',
  minInlineSize: 0,
  paddingInlineStart: '32px',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [below.md]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const value = style({
  ...numericStyle,
  display: 'inline-flex',
  gap: '8px',
  padding: '6px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.chip,
  fontSize: '13px',
  lineHeight: 1.5,
});
export const valueName = style({ color: vars.text.secondary });
export const valueNumber = style({ fontWeight: 650 });

/** A scrim over the page or the panel; a sheet on phones. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: '24px',
  overflow: 'auto',
  background: vars.overlay.scrim,
  '@media': { [below.md]: { placeItems: 'end center', padding: '32px 0 0' } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '460px',
  maxBlockSize: 'calc(100dvh - 48px)',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  overflow: 'hidden',
  '@media': {
    [below.md]: {
      maxInlineSize: 'none',
      maxBlockSize: 'calc(100dvh - 32px)',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 0,
    },
  },
});
export const content = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '12px 12px 0 24px',
  '@media': { [below.md]: { paddingInlineStart: '16px' } },
});
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, overflowWrap: 'anywhere' });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minBlockSize: 0,
  padding: '12px 24px 24px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [below.md]: { padding: '8px 16px max(16px, env(safe-area-inset-bottom))' } },
});
export const art = style({
  position: 'relative',
  display: 'block',
  blockSize: '200px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  '@media': { [below.md]: { blockSize: '150px' } },
});
export const symbol = style({ display: 'grid', placeItems: 'center', blockSize: '100%', color: vars.accent.text });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '14px', lineHeight: 1.55 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '12px 16px',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: '14px',
  lineHeight: 1.5,
});
export const factLabel = style({ color: vars.text.secondary });
export const factValue = style({ ...numericStyle, fontSize: '18px', fontWeight: 650, overflowWrap: 'anywhere' });
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' });
export const arrow = style({
  display: 'grid',
  justifyContent: 'center',
  color: vars.text.secondary,
  transform: 'rotate(90deg)',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '10px',
  '@media': { [below.md]: { display: 'grid' } },
});
export const done = style({ display: 'grid', justifyItems: 'center', gap: '10px', paddingBlock: '12px', textAlign: 'center' });
export const doneIcon = style({ display: 'inline-flex', color: vars.status.success.text });
export const doneTitle = style({ ...oneLine, whiteSpace: 'normal', margin: 0, fontSize: '17px', fontWeight: 650 });
