import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontStacks, typeRole } from './measures.ts';
import './palettes.css.ts';

// Inside :where(), so that any class overrides them; below `.studio`, so that a story of the site is never touched.
const each = (...tags: readonly string[]) => `:where(.studio) :where(${tags.join(', ')})`;

globalStyle(':where(.studio), :where(.studio) *', { boxSizing: 'border-box' });
globalStyle(':where(.studio)', {
  fontFamily: fontStacks.text,
  ...typeRole('body'),
  background: vars.surface.canvas,
  color: vars.text.primary,
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  accentColor: vars.accent.solid,
  scrollbarColor: `${vars.border.strong} transparent`,
});
globalStyle('html.studio, html.studio body, html.studio #root', { blockSize: '100%', margin: 0 });
globalStyle(each('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset', 'pre'), { margin: 0, padding: 0 });
globalStyle(each('h1', 'h2', 'h3', 'h4'), { font: 'inherit' });
globalStyle(each('ul', 'ol'), { listStyle: 'none' });
globalStyle(each('fieldset'), { border: 0, minInlineSize: 0 });
globalStyle(each('button', 'input', 'select', 'textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
globalStyle(each('button'), { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle(each('a'), { color: 'inherit', textDecoration: 'none' });
globalStyle(each('img', 'svg'), { display: 'block' });
globalStyle(each('input', 'textarea') + '::placeholder', { color: vars.text.quiet, opacity: 1 });
globalStyle('.studio :where(:focus-visible)', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
globalStyle('.studio :where(:focus:not(:focus-visible))', { outline: 'none' });
globalStyle('.studio :where([hidden])', { display: 'none' });
globalStyle('.studio *, .studio *::before, .studio *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s !important', animationDuration: '0s !important' },
  },
});
