import { syntaxTree } from '@codemirror/language';
import { type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as css from './json.css.ts';

const classes: Readonly<Record<string, Decoration>> = {
  PropertyName: Decoration.mark({ class: css.key }),
  String: Decoration.mark({ class: css.string }),
  Number: Decoration.mark({ class: css.literal }),
  True: Decoration.mark({ class: css.literal }),
  False: Decoration.mark({ class: css.literal }),
  Null: Decoration.mark({ class: css.literal }),
};

function coloured(view: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end }) => {
        const mark = classes[name];
        if (mark !== undefined) marks.add(start, end, mark);
      },
    });
  }
  return marks.finish();
}

/** Colours of keys, texts and numbers, as classes of our own: the library's styles would be literal colours. */
export const colours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = coloured(view);
    }
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged || syntaxTree(update.startState) !== syntaxTree(update.state))
        this.decorations = coloured(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Pointers of the settings that differ from the published version. */
export const setChanged = StateEffect.define<readonly string[]>();

const changedLine = Decoration.line({ class: css.changed });

function linesOf(state: EditorState, pointers: readonly string[]): DecorationSet {
  const tree = parseTree(state.doc.toString());
  if (tree === undefined) return Decoration.none;
  const lines = new Set<number>();
  for (const pointer of pointers) {
    let node: typeof tree | undefined = tree;
    for (const raw of pointer.split('/').slice(1)) {
      const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const here: typeof tree | undefined = node;
      node = here === undefined ? undefined : findNodeAtLocation(here, [here.type === 'array' ? Number(step) : step]);
    }
    if (node === undefined) continue;
    const first = state.doc.lineAt(node.parent?.type === 'property' ? node.parent.offset : node.offset).number;
    const last = state.doc.lineAt(node.offset + node.length).number;
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  const marks = new RangeSetBuilder<Decoration>();
  for (const line of [...lines].toSorted((one, other) => one - other))
    marks.add(state.doc.line(line).from, state.doc.line(line).from, changedLine);
  return marks.finish();
}

/** Tints the lines of changed settings. */
export const changedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, transaction) => {
    const pointers = transaction.effects.find((effect) => effect.is(setChanged));
    return pointers === undefined ? lines.map(transaction.changes) : linesOf(transaction.state, pointers.value);
  },
  provide: (field) => EditorView.decorations.from(field),
});
