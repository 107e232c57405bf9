import { useContext, useDeferredValue, useMemo, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { languageName } from '../../../domain/language.ts';
import { schemaAt } from '../../../manifest/schema.ts';
import { useText } from '../../i18n/index.ts';
import { Badge, Button, EmptyState, Icon, Note, Segmented, Select, TextArea, TextInput } from '../../kit/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument, useDraftActs, usePublished } from '../draft/useDraft.ts';
import { lengthOf, maxLengthOf } from '../fields/fieldModel.ts';
import { FormContext } from '../form/fieldState.ts';
import { useOffered } from '../form/SimpleFields.tsx';
import { areas, catalogue, hasText, stateOf, unknownSlots, type Word, type WordState } from './catalogue.ts';
import * as css from './words.css.ts';

type Overrides = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
const overridesIn = (document: unknown) => (valueAt(document, ['words']) ?? {}) as Overrides;

const filters = ['all', 'own', 'changed', 'missing'] as const;
type Filter = (typeof filters)[number];

/** Rows drawn before more are asked for. */
const step = 80;

/** The site's words: its own text above, the brand's below, per language. */
export default function WordsPage() {
  const text = useText();
  const languages = useOffered();
  const overrides = overridesIn(useDocument());
  const published = overridesIn(usePublished());
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [area, setArea] = useState('home');
  const [shownRows, setShownRows] = useState(step);
  const [selected, setSelected] = useState<string | null>(null);
  const sought = useDeferredValue(search);

  const states = useMemo(
    () => new Map(catalogue.map((word) => [word.key, stateOf(word, overrides, published, languages)])),
    [overrides, published, languages],
  );
  const counts = useMemo(() => {
    const all = [...states.values()];
    return {
      all: all.length,
      own: all.filter((state) => ['own', 'changed', 'missing'].includes(state)).length,
      changed: all.filter((state) => state === 'changed').length,
      missing: all.filter((state) => state === 'missing').length,
    };
  }, [states]);
  const found = catalogue.filter((word) => {
    const state = states.get(word.key) ?? 'standard';
    if (filter === 'own' && !['own', 'changed', 'missing'].includes(state)) return false;
    if ((filter === 'changed' || filter === 'missing') && state !== filter) return false;
    if (sought.trim() !== '') return hasText(word, overrides, sought);
    return filter !== 'all' || area === 'all' || word.area === area;
  });
  const word = catalogue.find(({ key }) => key === selected) ?? found[0] ?? null;

  return (
    <div className={css.page}>
      <section className={css.main} aria-labelledby="words-title">
        <div className={css.head}>
          <h1 id="words-title" className={css.title}>
            {text('section.words')}
          </h1>
          <span className={css.quiet}>{text('words.count', { all: counts.all, own: counts.own })}</span>
          <span className={css.space} />
          <TextInput
            label={text('words.search')}
            isLabelHidden
            size="small"
            type="search"
            placeholder={text('words.search')}
            before={<Icon name="magnifying-glass" size={14} tone="quiet" />}
            value={search}
            onChange={setSearch}
          />
          <Segmented
            label={text('words.filter')}
            value={filter}
            onChange={setFilter}
            choices={filters.map((value) => ({ value, label: text(`words.filter.${value}`, { count: counts[value] }) }))}
          />
          <Select
            look="pick"
            label={text('words.area')}
            value={area}
            onChange={setArea}
            options={['all', ...areas].map((value) => ({ value, label: value === 'all' ? text('words.allAreas') : value }))}
          />
        </div>
        <div className={css.tableBox}>
          <table className={css.table} aria-label={text('section.words')}>
            <thead>
              <tr>
                <th scope="col">{text('words.key')}</th>
                {languages.map((language) => (
                  <th key={language} scope="col">
                    {languageName(language as Language)}
                  </th>
                ))}
                <th scope="col">{text('words.state')}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shownRows).map((each) => (
                <tr
                  key={each.key}
                  className={css.row}
                  {...(each.key === word?.key ? { 'data-selected': '' } : {})}
                  onClick={() => setSelected(each.key)}
                >
                  <th scope="row">
                    <button type="button" className={css.key} onClick={() => setSelected(each.key)}>
                      {each.key}
                    </button>
                  </th>
                  {languages.map((language) => (
                    <td key={language} lang={language}>
                      <span className={css.standard}>{each.standard[language]}</span>
                      {overrides[language]?.[each.key] === undefined ? null : (
                        <span className={css.own}>{overrides[language]?.[each.key]}</span>
                      )}
                    </td>
                  ))}
                  <td>
                    <StateBadge state={states.get(each.key) ?? 'standard'} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.length === 0 ? <EmptyState icon="translate" title={text('words.none', { search })} /> : null}
        </div>
        {found.length > shownRows ? (
          <Button variant="ghost" onPress={() => setShownRows(shownRows + step)}>
            {text('words.more', { count: found.length - shownRows })}
          </Button>
        ) : null}
      </section>
      {word === null ? null : (
        <WordPane key={word.key} word={word} languages={languages} overrides={overrides} missing={counts.missing} />
      )}
    </div>
  );
}

const tones = { standard: 'neutral', own: 'neutral', changed: 'draft', missing: 'warning', locked: 'neutral' } as const;

function StateBadge({ state }: { readonly state: WordState }) {
  const text = useText();
  if (state === 'standard') return <span className={css.quiet}>{text('words.state.standard')}</span>;
  if (state === 'locked') return <Badge mark={{ name: 'lock-simple' }}>{text('words.state.locked')}</Badge>;
  return (
    <Badge tone={tones[state]} {...(state === 'changed' ? { mark: 'dot' as const } : {})}>
      {text(`words.state.${state}`)}
    </Badge>
  );
}

interface WordPaneProps {
  readonly word: Word;
  readonly languages: readonly string[];
  readonly overrides: Overrides;
  readonly missing: number;
}

/** One word in each language. */
function WordPane({ word, languages, overrides, missing }: WordPaneProps) {
  const text = useText();
  const { isReadOnly } = useContext(FormContext);
  const { set, leave } = useDraftActs();
  const isLocked = word.isLocked || isReadOnly;
  return (
    <aside className={css.side} aria-label={word.key} onBlur={leave}>
      <p className={css.sideKey}>{word.key}</p>
      {languages.map((language) => {
        const standard = word.standard[language] ?? '';
        const own = overrides[language]?.[word.key];
        const max = maxLengthOf(schemaAt(['words', language, word.key]) ?? {});
        const unknown = unknownSlots(own ?? '', standard);
        const place = ['words', language, word.key];
        return (
          <div key={language} data-setting={`/words/${language}/${word.key}`}>
            <TextArea
              label={languageName(language as Language)}
              rows={standard.length > 60 ? 4 : 2}
              lang={language}
              value={own ?? ''}
              placeholder={standard}
              isLocked={isLocked}
              onChange={(next) => set(place, next === '' ? undefined : next)}
              error={
                unknown.length > 0
                  ? text('words.unknownSlots', { slots: unknown.map((slot) => `{{${slot}}}`).join(', ') })
                  : undefined
              }
              hint={text('words.standard', { text: standard })}
              end={
                <>
                  <span className={css.quiet}>{`${lengthOf(own ?? standard)}${max === undefined ? '' : ` / ${max}`}`}</span>
                  {own === undefined || isLocked ? null : (
                    <Button variant="ghost" size="small" icon="arrow-counter-clockwise" onPress={() => set(place, undefined)}>
                      {text('words.back')}
                    </Button>
                  )}
                </>
              }
            />
          </div>
        );
      })}
      {word.isLocked ? <Note tone="info">{text('words.law')}</Note> : <Note tone="info">{text('words.apart')}</Note>}
      <h2 className={css.sideTitle}>{text('words.completeness')}</h2>
      <ul>
        {languages.map((language) => (
          <li key={language} className={css.complete}>
            <Icon name="check-circle" tone="success" />
            {text('words.complete', {
              language: languageName(language as Language),
              own: Object.keys(overrides[language] ?? {}).length,
            })}
          </li>
        ))}
        {missing === 0 ? null : (
          <li className={css.complete}>
            <Icon name="warning" weight="fill" tone="warning" />
            {text('words.missing', { count: missing })}
          </li>
        )}
      </ul>
    </aside>
  );
}
