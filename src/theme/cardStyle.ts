import { calmMotion, canHover } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** A card on the page: its ground, its edge and its little height. */
export const cardStyle = {
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
} as const;

/** The picture that fills the art of a card and comes a little nearer under a pointer. */
export const cardPicture = (card: string) =>
  ({
    position: 'absolute',
    inset: 0,
    '@media': {
      [canHover]: {
        transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
        selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } },
      },
      [calmMotion]: { transition: 'none', selectors: { [`${card}:hover &`]: { transform: 'none' } } },
    },
  }) as const;
