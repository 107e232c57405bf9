import { useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, Field, Icon, IconButton, Segmented, TextArea } from '../../kit/index.ts';
import { lengthOf, maxLengthOf } from '../fields/fieldModel.ts';
import { type MarkdownAct, markdownActs, withMarkdown } from '../markdown/markdownActs.ts';
import { differingParts, markdownFacts } from '../markdown/markdownFacts.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField } from './fieldState.ts';
import * as css from './markdown.css.ts';
import { useOffered } from './SimpleFields.tsx';
import type { FieldProps } from './settingContext.ts';

const icons = {
  heading: 'text-h',
  bold: 'text-b',
  italic: 'text-italic',
  numbers: 'list-numbers',
  bullets: 'list-bullets',
  link: 'link-simple',
  table: 'table',
  quote: 'quotes',
} as const satisfies Readonly<Record<MarkdownAct, string>>;

const both = 'both';

/** A long text per language in Markdown: a toolbar, one language or all of them, and what the languages do not have in common. */
export function MarkdownField({ field, isTall = false }: FieldProps & { readonly isTall?: boolean }) {
  const state = useField(field);
  const text = useText();
  const offered = useOffered();
  const [first = ''] = offered;
  const [chosen, setChosen] = useState<string>(first);
  const areas = useRef(new Map<string, HTMLTextAreaElement>());
  const [last, setLast] = useState(first);
  const texts = (typeof state.value === 'object' && state.value !== null ? state.value : {}) as Readonly<
    Record<string, string>
  >;
  const shown = chosen === both ? offered : [offered.includes(chosen) ? chosen : first];
  const set = (language: string, next: string) => {
    const { [language]: _old, ...others } = texts;
    const all = next === '' ? others : { ...texts, [language]: next };
    state.set(Object.keys(all).length === 0 && !field.isRequired ? undefined : all);
  };
  const act = (kind: MarkdownAct) => {
    const language = shown.includes(last) ? last : (shown[0] ?? '');
    const area = areas.current.get(language);
    if (area === undefined) return;
    const { selectionStart, selectionEnd } = area;
    const words = { text: text('markdown.placeholder'), column: text('markdown.column') };
    const next = withMarkdown({ text: texts[language] ?? '', start: selectionStart, end: selectionEnd }, kind, words);
    set(language, next.text);
    // After the text has been drawn, because a new text moves the caret to its end.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <Field {...shellOf(field, state)}>
      <span className={css.bar} role="toolbar" aria-label={text('markdown.toolbar', { setting: state.label })}>
        {markdownActs.map((kind) => (
          <IconButton
            key={kind}
            size="small"
            icon={icons[kind]}
            label={text(`markdown.${kind}`)}
            isDisabled={state.isLocked}
            onPress={() => act(kind)}
          />
        ))}
        <span className={css.space} />
        {offered.length < 2 ? null : (
          <Segmented
            label={text('markdown.language')}
            choices={[
              ...offered.map((language) => ({ value: language, label: language.toUpperCase() })),
              { value: both, label: text('markdown.both') },
            ]}
            value={shown.length > 1 ? both : (shown[0] ?? first)}
            onChange={setChosen}
          />
        )}
      </span>
      <span className={shown.length > 1 && isTall ? css.sideBySide : css.stack}>
        {shown.map((language) => (
          <span
            key={language}
            className={css.one}
            ref={(element) => {
              const area = element?.querySelector('textarea');
              if (area instanceof HTMLTextAreaElement) areas.current.set(language, area);
              else areas.current.delete(language);
            }}
            onFocus={() => setLast(language)}
          >
            <TextArea
              label={text('editor.inLanguage', { setting: state.label, language: language.toUpperCase() })}
              isLabelHidden
              value={texts[language] ?? ''}
              lang={language}
              isLocked={state.isLocked}
              rows={isTall ? 22 : 8}
              onChange={(next) => set(language, next)}
            />
            <Facts text={texts[language] ?? ''} max={maxLengthOf(field.node, language)} />
          </span>
        ))}
      </span>
      <Differences texts={texts} offered={offered} onShow={() => setChosen(both)} isShown={shown.length > 1} />
    </Field>
  );
}

/** Words and characters of a text, and its links. */
function Facts({ text: content, max }: { readonly text: string; readonly max: number | undefined }) {
  const text = useText();
  const { words, links } = markdownFacts(content);
  const length = lengthOf(content);
  return (
    <span className={css.facts}>
      <span>{text('markdown.words', { count: words })}</span>
      <span className={max !== undefined && length > max ? css.over : ''}>
        {max === undefined
          ? text('markdown.characters', { count: length })
          : text('markdown.charactersOf', { count: length, max })}
      </span>
      {links.length === 0 ? null : <span>{text('markdown.links', { count: links.length })}</span>}
    </span>
  );
}

interface DifferencesProps {
  readonly texts: Readonly<Record<string, string>>;
  readonly offered: readonly string[];
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** Parts of which a language has more than the first one; a language without a text is said to be missing. */
function Differences({ texts, offered, isShown, onShow }: DifferencesProps) {
  const text = useText();
  const [first = '', ...others] = offered;
  const written = offered.filter((language) => (texts[language] ?? '') !== '');
  if (written.length === 0) return null;
  const facts = (language: string) => markdownFacts(texts[language] ?? '');
  const sentences = others.flatMap((language) => {
    const names = { one: first.toUpperCase(), other: language.toUpperCase() };
    if (!written.includes(language)) return [text('markdown.missing', { language: names.other })];
    if (!written.includes(first)) return [text('markdown.missing', { language: names.one })];
    return differingParts(facts(first), facts(language)).map(({ part, counts: [mine, theirs] }) =>
      text(`markdown.differs.${part}`, { ...names, mine, theirs }),
    );
  });
  if (others.length === 0) return null;
  return (
    <span className={css.differences} role="status">
      {sentences.length === 0 ? (
        <span className={css.alike}>
          <Icon name="check-circle" size={14} />
          {text('markdown.alike')}
        </span>
      ) : (
        sentences.map((sentence) => (
          <span key={sentence} className={css.unlike}>
            <Icon name="warning" size={14} />
            {sentence}
          </span>
        ))
      )}
      {sentences.length === 0 || isShown ? null : (
        <Button size="small" variant="ghost" onPress={onShow}>
          {text('markdown.compare')}
        </Button>
      )}
    </span>
  );
}
