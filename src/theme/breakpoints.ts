/** Media queries, mobile first. The base style applies below `sm`. */
export const from = {
  sm: 'screen and (min-width: 480px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 1024px)',
  xl: 'screen and (min-width: 1280px)',
  xxl: 'screen and (min-width: 1536px)',
} as const;

export const below = {
  md: 'screen and (max-width: 767.98px)',
  lg: 'screen and (max-width: 1023.98px)',
  xl: 'screen and (max-width: 1279.98px)',
} as const;

/** A window's art pane: hidden where it would leave too little width or height to the form. */
export const withPane = 'screen and (min-width: 768px) and (min-height: 500px)';
export const withoutPane = 'screen and (max-width: 767.98px), screen and (max-height: 499.98px)';

export const calmMotion = '(prefers-reduced-motion: reduce)';
export const canHover = '(hover: hover) and (pointer: fine)';

/** `z-index` of overlays. */
export const layer = {
  sticky: 100,
  rightBar: 110,
  megaMenu: 120,
  drawer: 200,
  modal: 300,
  dialog: 400,
  toast: 500,
  loader: 600,
} as const;
