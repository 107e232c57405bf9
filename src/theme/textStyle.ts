import { vars } from './contract.css.ts';

type DisplayRole = 'display' | 'h1' | 'h2' | 'h3';

/** A title: the brand's display face with its stretch, case and variation. */
export const titleStyle = (role: DisplayRole) =>
  ({
    font: vars.type[role],
    letterSpacing: vars.tracking[role],
    fontStretch: vars.displayFace.stretch,
    textTransform: vars.displayFace.transform,
    fontVariationSettings: vars.displayFace.variation,
    textWrap: 'balance',
  }) as const;

/** Tabular figures: balances, amounts, counters, dates. */
export const numericStyle = { fontFamily: vars.font.numeric, fontVariantNumeric: 'tabular-nums' } as const;

/** The visible ring of the focused control. */
export const focusRing = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } as const;

/** One line that ends in an ellipsis; tall enough for stacked Vietnamese marks. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.4 } as const;
