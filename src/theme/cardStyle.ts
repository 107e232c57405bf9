import { calmMotion, canHover } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** A card on the page: background, border and elevation. */
export const cardStyle = {
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
} as const;

/** The image of a card, slightly enlarged on hover. */
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

/** The portrait container of a game's image. */
export const cardArt = {
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.gameCard,
  background: vars.surface.raised,
} as const;

/** A light edge, visible on any image. */
export const cardArtEdge = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.onMedia} 10%, transparent), inset 0 1px 0 color-mix(in srgb, ${vars.text.onMedia} 22%, transparent)`,
  pointerEvents: 'none',
} as const;
