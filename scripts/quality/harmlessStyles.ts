/**
 * CSS that a served browser lacks and nothing depends on, by its feature as the check names it, or by its property. An entry that
 * no style sheet uses fails the check.
 */
export const harmlessStyles: Readonly<Record<string, string>> = {
  // Browsers of iPhones.
  cursor: 'without a pointer there is none',
  resize: 'a text area keeps its size and scrolls',
  '::selection': 'the selection has the colour of the system',
  // Of its time or of one system.
  'font-family: ui-monospace': 'the next family of the list',
  'scrollbar-width': 'scrollbars of the system',
  'scrollbar-color': 'scrollbars of the system',
  'scrollbar-gutter': 'content moves by the width of a scrollbar when it comes or goes',
  'text-wrap': 'lines break where they are full',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  'overscroll-behavior-x': 'the page scrolls on at the end of a row',
  'content-visibility': 'parts out of sight are drawn, too',
  'contain-intrinsic-size': 'for `content-visibility` only',
  contain: 'the scrolled table of ranks is in a column that does not grow with it',
  'field-sizing': 'a text area scrolls',
  '@media forced-colors': 'the browser has no such mode',
  'forced-color-adjust': 'for `forced-colors` only',
  'container-type': 'units of containers have fallbacks of their own',
  '@container': 'the racetrack of a wheel stays upright, as in a narrow window',
  '@starting-style': 'a drawer opens without moving',
  ':autofill': 'a filled field has the colour of the browser',
  // Without `:has`.
  ':has(:focus-visible)': '`scripts/build/styleFallbacks.ts` writes a ring for the focus inside',
  ':has([aria-invalid=true])': 'the fault stands below the field in the colour of danger',
  ':has([readonly])': 'the value of a field that is not to be written in is dimmed and has a lock',
  ':has(:disabled)': 'the form that a choice belongs to says that it is closed',
  ':has([aria-expanded=true])': 'the bar at the right edge lies over an open menu instead of below it',
  ':has([data-drawer][open])': 'the page behind an open drawer scrolls',
  ':has(.stack)': 'chips lie in the middle of a field, over its name',
  ':has(.fan-3,.fan-2)': 'hands of cards keep the distance that wide screens have',
  ':has(.board)': 'the felt keeps its least height',
  ':has(.balls-many)': 'the felt keeps its least height',
  ':has(canvas)': 'the pitch stands above its text instead of beside it',
  ':has(:nth-child(9))': 'a line of many balls wraps',
  ':has(.wheel)': 'the wheel stands in the middle of its room',
  ':has(.bowl-lid)': 'the lid lies on a plate',
};
