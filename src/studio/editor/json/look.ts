import { EditorView } from '@codemirror/view';

const fontStacks = { text: 'inherit', code: 'ui-monospace, monospace' } as const;

/** Measures of the library's own parts; colours are the variables of the studio's mode. */
export const look = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--studio-text-primary)',
    backgroundColor: 'var(--studio-surface-sunken)',
    fontSize: '11.5px',
  },
  '.cm-scroller': { fontFamily: fontStacks.code, lineHeight: '20px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--studio-text-quiet)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--studio-state-hover)' },
  '.cm-cursor': { borderLeftColor: 'var(--studio-text-primary)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--studio-state-selected) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--studio-state-pressed) !important', outline: 'none' },
  '.cm-tooltip': {
    backgroundColor: 'var(--studio-surface-overlay)',
    color: 'var(--studio-text-primary)',
    border: '1px solid var(--studio-border-strong)',
    borderRadius: '10px',
    boxShadow: 'var(--studio-shadow-overlay)',
    padding: '4px',
    maxWidth: '420px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: fontStacks.code, maxHeight: '320px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 8px', borderRadius: '6px', display: 'flex', gap: '12px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--studio-state-selected)',
    color: 'var(--studio-text-primary)',
  },
  '.cm-completionDetail': {
    fontFamily: fontStacks.text,
    fontStyle: 'normal',
    color: 'var(--studio-text-quiet)',
    marginLeft: 'auto',
  },
  '.cm-completionInfo': { fontFamily: fontStacks.text, fontSize: '12px', lineHeight: '18px', padding: '8px 10px' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--studio-state-pressed)', border: 'none', color: 'var(--studio-text-quiet)' },
  '.cm-diagnostic': { fontFamily: fontStacks.text, fontSize: '12px' },
});
