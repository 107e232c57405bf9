import { globalStyle } from '@vanilla-extract/css';
import { calmMotion, layer } from './breakpoints.ts';
import { vars } from './contract.css.ts';

// All rules are inside :where(), so that any component class overrides them; one :where() per tag, because browsers index a
// rule by tag only then, and otherwise test it against every element.
const each = (...tags: readonly string[]) => tags.map((tag) => `:where(${tag})`).join(', ');

// No rule matches ::before, ::after or ::selection of every element: each would add a style computation per element
// whenever a mode switch recolours the page.
globalStyle('*', { boxSizing: 'border-box' });

/** The line below the page that says that a part did not load; hidden until then. */
globalStyle('#failed', {
  position: 'fixed',
  // Above the navigation of phones, where it covers no control.
  insetInline: '1rem',
  insetBlockEnd: '5.5rem',
  zIndex: layer.toast,
  width: 'fit-content',
  marginInline: 'auto',
  padding: '0.75rem 1rem',
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  textAlign: 'center',
});
globalStyle('#failed a', { color: 'inherit' });

globalStyle(':where(html)', {
  background: vars.surface.canvas,
  color: vars.text.primary,
  wordSpacing: vars.wordSpace.text,
  accentColor: vars.accent.solid,
  scrollbarColor: `${vars.border.strong} transparent`,
  scrollPaddingBlockStart: `calc(${vars.height.header} + ${vars.height.nav})`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'style',
  tabSize: 2,
});

globalStyle(':where(body)', {
  margin: 0,
  font: vars.type.body,
  minBlockSize: '100dvb',
  overflowWrap: 'break-word',
});

globalStyle(each('h1', 'h2', 'h3', 'h4', 'p', 'figure', 'blockquote', 'dl', 'dd', 'ul', 'ol', 'fieldset'), { margin: 0 });
globalStyle(each('h1', 'h2', 'h3', 'h4'), { font: 'inherit', textWrap: 'balance' });
globalStyle(each('p', 'li', 'dd'), { textWrap: 'pretty' });
globalStyle(each('ul', 'ol'), { padding: 0, listStyle: 'none' });
globalStyle(':where(fieldset)', { border: 0, padding: 0, minInlineSize: 0 });
globalStyle(each('img', 'svg', 'video', 'canvas'), { display: 'block', maxInlineSize: '100%' });
globalStyle(each('img', 'video'), { blockSize: 'auto' });
globalStyle(each('button', 'input', 'select', 'textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
globalStyle(':where(button)', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle(each('button:disabled', '[aria-disabled="true"]'), { cursor: 'not-allowed' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(each('a', 'button', 'input', 'select', 'textarea', 'summary', '[role="button"]'), {
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
});
globalStyle(':where(input)::placeholder, :where(textarea)::placeholder', { color: vars.text.tertiary, opacity: 1 });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':where(th)', { textAlign: 'inherit', fontWeight: 'inherit' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle(':where(:focus-visible)', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
globalStyle(':where(:focus:not(:focus-visible))', { outline: 'none' });
globalStyle(':root::selection', { background: vars.accent.solid, color: vars.accent.onSolid });

/** Focus rings on backgrounds other than the page's. */
globalStyle(':where([data-place="header"])', { vars: { [vars.focus.ring]: vars.onHeader.accent } });
globalStyle(':where([data-place="footer"])', { vars: { [vars.focus.ring]: vars.onFooter.accent } });
globalStyle(':where([data-place="hero"])', { vars: { [vars.focus.ring]: vars.onHero.fg } });
globalStyle(':where([data-place="media"])', { vars: { [vars.focus.ring]: vars.text.onMedia } });
globalStyle(':where([data-place="inverse"])', { vars: { [vars.focus.ring]: vars.text.inverse } });

// Higher specificity than the brand's `:root[data-palette]` rule.
globalStyle(':root:root:root', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [vars.border.default]: vars.border.strong,
        [vars.border.subtle]: vars.border.strong,
        [vars.text.tertiary]: vars.text.secondary,
      },
    },
  },
});

// Keeps its last rendered size.
globalStyle(':root [data-resting]', { contentVisibility: 'hidden' });

// Forced colours remove fills and shadows, so controls need a border.
globalStyle(each('button', 'input', 'select', 'textarea', '[role="button"]', '[role="dialog"]', '[role="tab"]'), {
  '@media': { '(forced-colors: active)': { border: '1px solid !important' } },
});
globalStyle(each('[aria-selected="true"]', '[aria-current]:not([aria-current="false"])', '[aria-pressed="true"]'), {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

globalStyle('*', {
  '@media': {
    [calmMotion]: {
      animationDuration: '0.01ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      // Any duration, however short, would start a transition on every element that a mode switch recolours.
      transitionProperty: 'none !important',
    },
  },
});
