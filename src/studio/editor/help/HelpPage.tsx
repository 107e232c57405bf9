import { useContext } from 'react';
import { localized } from '../../../domain/language.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Badge, Button, Icon } from '../../kit/index.ts';
import { isSameJson } from '../document/history.ts';
import { valueAt } from '../document/values.ts';
import { useDocument, useDraftActs, usePublished } from '../draft/useDraft.ts';
import { entryOf, type FieldModel, fieldAt, fieldsOf, newEntry } from '../fields/fieldModel.ts';
import { fieldsOfSection } from '../fields/sections.ts';
import { EntryActs, useEntryWriter } from '../form/EntryActs.tsx';
import { titleOf } from '../form/entryTitle.ts';
import { FormContext } from '../form/fieldState.ts';
import { fields as fieldStack } from '../form/form.css.ts';
import { MarkdownField } from '../form/MarkdownField.tsx';
import * as pick from '../form/pickRow.css.ts';
import { SettingField } from '../form/SettingField.tsx';
import { useOffered } from '../form/SimpleFields.tsx';
import { useEdited } from '../layout/revealed.ts';
import type { SectionPageProps } from '../layout/sectionPage.ts';
import * as css from './help.css.ts';
import {
  fixedTopics,
  hashOf,
  ownTopicsField,
  type TopicContent,
  type TopicKey,
  topicAt,
  whoseIs,
  writtenIn,
} from './topics.ts';

const helpPath = '/help';

/** Topics of the help centre: the list, one topic in Markdown, and the page as players see it. */
export default function HelpPage({ section, renderPreview }: SectionPageProps) {
  const text = useText();
  const language = useLanguage();
  const document = useDocument();
  const { leave } = useDraftActs();
  const [chosen, choose] = useEdited(firstTopic, topicAt);
  const extra = valueAt(document, ownTopicsField.place);
  const own = (Array.isArray(extra) ? extra : []) as readonly (TopicContent & { readonly id?: string })[];
  const others = fieldsOfSection(section).filter(({ place }) => place[0] !== 'help');
  const groups = [...new Set(others.map(({ place }) => String(place[0])))];
  const [kind = '', name = ''] = chosen.split(' ');
  // A topic that is gone, for example after undo, gives way to the first one.
  const key: TopicKey = kind === 'own' && Number(name) >= own.length ? firstTopic : chosen;
  const field = fieldOf(key);
  return (
    <div className={css.page}>
      <nav className={css.list} aria-label={text('helpPage.topics')}>
        <h1 className={css.title}>{text('section.help')}</h1>
        <h2 className={css.head}>{text('helpPage.fixed')}</h2>
        <ul className={css.rows}>
          {fixedTopics.map((topic) => {
            const id = `fixed ${String(topic.place.at(-1))}` as const;
            return (
              <Row
                key={id}
                id={id}
                name={localized(topic.title, language)}
                field={topic}
                isChosen={id === key}
                onChoose={choose}
              />
            );
          })}
        </ul>
        <h2 className={css.head}>{text('helpPage.own')}</h2>
        {own.length === 0 ? <p className={css.quiet}>{text('helpPage.none')}</p> : null}
        <ul className={css.rows}>
          {own.map((topic, index) => {
            const id = `own ${index}` as const;
            const entry = entryOf(ownTopicsField, index);
            return entry === null ? null : (
              <Row
                key={topic.id ?? index}
                id={id}
                name={titleOf(topic, language) ?? text('editor.entry', { number: index + 1 })}
                field={entry}
                isChosen={id === key}
                onChoose={choose}
              />
            );
          })}
        </ul>
        <AddTopic own={own} onAdded={choose} />
        <h2 className={css.head}>{text('helpPage.others')}</h2>
        <ul className={css.rows}>
          {groups.map((group) => {
            const id = `other ${group}` as const;
            const title = fieldAt([group])?.title;
            return (
              <li key={id}>
                <button type="button" className={pick.row} aria-current={id === key} onClick={() => choose(id)}>
                  <Icon name="file-text" size={16} tone="quiet" />
                  <span className={pick.name}>{title === undefined ? group : localized(title, language)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <section className={css.editor} aria-label={text('section.help')} onBlur={leave}>
        {kind === 'own' && key === chosen ? (
          <span className={css.acts}>
            <EntryActs
              field={ownTopicsField}
              entries={own}
              at={Number(name)}
              name={titleOf(own[Number(name)], language) ?? text('editor.entry', { number: Number(name) + 1 })}
              act="help order"
              onChoose={(index) => choose(index < 0 ? firstTopic : `own ${index}`)}
            />
          </span>
        ) : null}
        <div className={fieldStack}>
          {field === null
            ? others.filter(({ place }) => place[0] === name).map((other) => <SettingField key={other.pointer} field={other} />)
            : fieldsOf(field.place).map((inner) =>
                inner.kind === 'markdown' ? (
                  <div key={inner.pointer} data-setting={inner.pointer}>
                    <MarkdownField field={inner} isTall />
                  </div>
                ) : (
                  <SettingField key={inner.pointer} field={inner} />
                ),
              )}
        </div>
      </section>
      <section className={css.site} aria-label={text('helpPage.asPlayers')}>
        {renderPreview(
          field === null
            ? `/${name === 'articles' ? 'news' : 'help'}`
            : `${helpPath}#${hashOf(
                key,
                own.map(({ id = '' }) => id),
              )}`,
        )}
      </section>
    </div>
  );
}

const firstTopic: TopicKey = `fixed ${String(fixedTopics[0]?.place.at(-1))}`;

function fieldOf(key: TopicKey): FieldModel | null {
  const [kind, name = ''] = key.split(' ');
  if (kind === 'fixed') return fixedTopics.find(({ place }) => place.at(-1) === name) ?? null;
  return kind === 'own' ? entryOf(ownTopicsField, Number(name)) : null;
}

interface RowProps {
  readonly id: TopicKey;
  readonly name: string;
  readonly field: FieldModel;
  readonly isChosen: boolean;
  readonly onChoose: (key: TopicKey) => void;
}

/** A topic with its languages, its words, and whose text it shows. */
function Row({ id, name, field, isChosen, onChoose }: RowProps) {
  const text = useText();
  const document = useDocument();
  const published = usePublished();
  const offered = useOffered();
  const { problems } = useContext(FormContext);
  const content = valueAt(document, field.place) as TopicContent | undefined;
  const whose = whoseIs(content);
  const { languages, words } = writtenIn(content, offered);
  const isWrong = problems.some(({ pointer }) => `${pointer}/`.startsWith(`${field.pointer}/`));
  const isChanged = !isSameJson(content, valueAt(published, field.place));
  return (
    <li>
      <button type="button" className={pick.row} aria-current={isChosen} onClick={() => onChoose(id)}>
        <Icon
          name={isWrong ? 'warning' : 'file-text'}
          size={16}
          tone={isWrong ? 'warning' : 'quiet'}
          {...(isWrong ? { label: text('editor.problemsTitle') } : {})}
        />
        <span className={pick.words}>
          <span className={pick.name}>{name}</span>
          <span className={css.quiet}>
            {whose === 'yours'
              ? `${languages.map((each) => each.toUpperCase()).join(', ')} · ${text('markdown.words', { count: words })}`
              : text(`helpPage.${whose}`)}
          </span>
        </span>
        {isChanged ? (
          <Badge tone="draft">{text('editor.draft')}</Badge>
        ) : whose === 'yours' ? (
          <Badge>{text('helpPage.yours')}</Badge>
        ) : null}
      </button>
    </li>
  );
}

interface OwnProps {
  readonly own: readonly TopicContent[];
}

function AddTopic({ own, onAdded }: OwnProps & { readonly onAdded: (key: TopicKey) => void }) {
  const text = useText();
  const { isReadOnly } = useContext(FormContext);
  const write = useEntryWriter(ownTopicsField, 'help add');
  const isFull = own.length >= (ownTopicsField.node.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <span>
      <Button
        size="small"
        icon="plus"
        isDisabled={isReadOnly || isFull}
        onPress={() => {
          write([...own, newEntry(ownTopicsField, own)]);
          onAdded(`own ${own.length}`);
        }}
      >
        {text('helpPage.add')}
      </Button>
    </span>
  );
}
