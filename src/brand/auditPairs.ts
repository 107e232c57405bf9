/** Data: colour pairs and their required contrast. Disabled text is exempt and never the only carrier of information. */

export interface Pair {
  readonly foreground: string;
  /** A token, a stop of a gradient (`gradient.brand@0`), or an overlay on a token (`overlay.hover@surface.base`). */
  readonly background: string;
  readonly needed: 4.5 | 3;
}

const levels = ['surface.canvas', 'surface.sunken', 'surface.base', 'surface.raised', 'surface.overlay'];
const hovered = ['surface.base', 'surface.overlay'].map((level) => `overlay.hover@${level}`);
const statuses = ['success', 'warning', 'danger', 'info'].map((name) => `status.${name}`);
const quietTexts = ['text.primary', 'text.secondary', 'text.tertiary'];
const colouredTexts = ['accent.text', 'support.text', ...statuses.map((status) => `${status}.text`), 'reward.text'];

const pairs = (needed: Pair['needed'], foregrounds: readonly string[], backgrounds: readonly string[]): readonly Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, needed })));

/** A main button, and the surfaces and neighbouring controls it must stand out from: by 3:1, or by a distinct fill. */
export const actionPairs: readonly Omit<Pair, 'needed'>[] = [
  ...pairs(3, ['gradient.accent@1'], levels),
  ...pairs(3, ['onHeader.solid'], ['surface.header', 'onHeader.control']),
  ...pairs(3, ['onHero.solid'], ['gradient.hero@0', 'gradient.hero@1']),
];

/** Surfaces that carry text: a translucent one would show through to whatever is beneath. */
export const textSurfaces = [
  ...levels,
  'surface.inverse',
  'surface.header',
  'surface.footer',
  'onHeader.control',
  'onFooter.control',
];

/** Levels that follow the mode: dark in the dark palette, light in the light one. */
export const modeSurfaces = levels;

export const auditPairs: readonly Pair[] = [
  ...pairs(4.5, [...quietTexts, ...colouredTexts], levels),
  ...pairs(4.5, ['text.primary', 'text.secondary', 'accent.text'], hovered),

  ...pairs(4.5, ['accent.onSolid'], ['accent.solid', 'accent.hover', 'accent.pressed']),
  ...pairs(
    4.5,
    ['action.onSolid'],
    ['action.solid', 'action.hover', 'action.pressed', 'gradient.accent@0', 'gradient.accent@1'],
  ),
  ...pairs(4.5, ['support.onSolid'], ['support.solid', 'support.hover']),
  ...['accent', 'support', ...statuses].flatMap((family) =>
    pairs(4.5, [`${family}.text`, 'text.primary'], [`${family}.subtle`]),
  ),
  ...[...statuses, 'reward'].flatMap((family) => pairs(4.5, [`${family}.onSolid`], [`${family}.solid`])),

  ...pairs(4.5, ['text.inverse'], ['surface.inverse']),
  ...pairs(4.5, ['text.onMedia'], ['picture', 'gradient.brand@0', 'gradient.brand@1']),
  ...pairs(4.5, ['onMedia.onSolid'], ['onMedia.solid']),

  ...pairs(4.5, ['onHeader.fg', 'onHeader.fgMuted', 'onHeader.accent'], ['surface.header', 'onHeader.control']),
  ...pairs(4.5, ['onHeader.onSolid'], ['onHeader.solid']),
  ...pairs(3, ['onHeader.outline'], ['surface.header']),
  ...pairs(4.5, ['onFooter.fg', 'onFooter.fgMuted', 'onFooter.accent'], ['surface.footer', 'onFooter.control']),
  ...pairs(
    4.5,
    ['onHero.fg', 'onHero.muted', 'onHero.accent'],
    ['gradient.hero@0', 'gradient.hero@1', 'gradient.hero@2', 'scrim@dark', 'scrim@light'],
  ),

  ...pairs(4.5, ['onHero.onSolid'], ['onHero.solid']),

  ...pairs(3, ['border.strong', 'accent.outline', 'action.outline'], levels),
  ...pairs(3, ['focus.ring'], [...levels, 'accent.subtle']),
  ...pairs(3, ['chart.1', 'chart.2', 'chart.3', 'chart.4'], ['surface.base']),
];
