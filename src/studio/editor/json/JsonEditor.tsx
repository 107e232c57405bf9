import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { styleNonce, useMay } from '../../app/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Badge, Button, Icon, showToast } from '../../kit/index.ts';
import { isSameJson } from '../document/history.ts';
import { useDocument, useDraftActs, useOpenDraft, usePublished } from '../draft/useDraft.ts';
import type { StudioProblem } from '../draft/useProblems.ts';
import { differences } from '../fields/differences.ts';
import type { Revealed } from '../layout/revealed.ts';
import * as css from './json.css.ts';
import { look } from './look.ts';
import { changedLines, colours, setChanged } from './marks.ts';
import { completions, hoverAt } from './schemaHelp.ts';
import { documentOf, rangeOf, smallestChange, textOf } from './text.ts';

/** Marks a change that came from the document, not from this person's keys. */
const fromDocument = Annotation.define<boolean>();

export interface JsonEditorProps {
  readonly problems: readonly StudioProblem[];
  readonly revealed: Revealed | null;
}

/** The same document as text. Text that is no document stops the form until it is one again. */
export default function JsonEditor({ problems, revealed }: JsonEditorProps) {
  const text = useText();
  const language = useLanguage();
  const { actor } = useOpenDraft();
  const { replace, leave } = useDraftActs();
  const document = useDocument();
  const published = usePublished();
  const mayEdit = useMay('editor');
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: textOf(actor.getSnapshot().context.document),
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          lineNumbers(),
          foldGutter(),
          history(),
          drawSelection(),
          indentUnit.of('  '),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          json(),
          colours,
          changedLines,
          autocompletion({ override: [completions(language)], icons: false }),
          hoverTooltip(hoverAt(language)),
          keymap.of([
            { key: 'Tab', run: acceptCompletion },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...foldKeymap,
            indentWithTab,
          ]),
          EditorState.readOnly.of(!mayEdit),
          EditorView.contentAttributes.of({ 'aria-label': text('json.label'), tabindex: '0' }),
          look,
          EditorView.updateListener.of((update) => {
            const { head } = update.state.selection.main;
            const line = update.state.doc.lineAt(head);
            setCursor({ line: line.number, column: head - line.from + 1 });
            if (!update.docChanged || update.transactions.some((each) => each.annotation(fromDocument) === true)) return;
            const read = documentOf(update.state.doc.toString(), language);
            if (read.ok) {
              actor.send({ type: 'broken', broken: null });
              replace(read.document, 'json');
            } else actor.send({ type: 'broken', broken: read.broken });
          }),
          EditorView.domEventHandlers({ blur: () => leave() }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
      // What is no document ends with the text; the document is as it was before.
      actor.send({ type: 'broken', broken: null });
    };
  }, [actor, replace, leave, language, text, mayEdit]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const written = editor.state.doc.toString();
    const read = documentOf(written, language);
    const { broken } = actor.getSnapshot().context;
    if (broken === null && !(read.ok && isSameJson(read.document, document)))
      editor.dispatch({ changes: smallestChange(written, textOf(document)), annotations: fromDocument.of(true) });
    editor.dispatch({ effects: setChanged.of(differences(published, document)) });
  }, [document, published, actor, language]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const written = editor.state.doc.toString();
    const diagnostics = problems.flatMap(({ pointer, stops, message }) => {
      const range = rangeOf(written, pointer);
      const severity = stops ? ('error' as const) : ('warning' as const);
      return range === null ? [] : [{ ...range, severity, message: message[language] }];
    });
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [problems, language]);

  useEffect(() => {
    const editor = view.current;
    const range = editor === null || revealed === null ? null : rangeOf(editor.state.doc.toString(), revealed.pointer);
    if (editor === null || range === null) return;
    editor.dispatch({ selection: { anchor: range.from }, effects: EditorView.scrollIntoView(range.from, { y: 'center' }) });
    editor.focus();
  }, [revealed]);

  const format = () => {
    const editor = view.current;
    if (editor === null) return;
    const read = documentOf(editor.state.doc.toString(), language);
    if (read.ok) editor.dispatch({ changes: smallestChange(editor.state.doc.toString(), textOf(read.document)) });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(view.current?.state.doc.toString() ?? '');
    showToast({ title: text('json.copied') });
  };

  return (
    <section className={css.pane} aria-label={text('editor.json')}>
      <div className={css.bar}>
        <Icon name="brackets-curly" size={14} />
        <span className={css.name}>brand.json</span>
        <SchemaVersion document={document} />
        <span className={css.space} />
        <span className={css.quiet}>{text('json.at', cursor)}</span>
        {mayEdit ? (
          <Button variant="ghost" size="small" onPress={format}>
            {text('json.format')}
          </Button>
        ) : null}
        <Button variant="ghost" size="small" icon="copy" onPress={() => void copy()}>
          {text('json.copy')}
        </Button>
      </div>
      <div ref={host} className={css.host} />
    </section>
  );
}

function SchemaVersion({ document }: { readonly document: unknown }) {
  const text = useText();
  const version = (document as { readonly schemaVersion?: unknown } | null)?.schemaVersion;
  return <Badge>{text('json.schema', { version: typeof version === 'number' ? version : 1 })}</Badge>;
}
