import { useContext, useState } from 'react';
import { localized } from '../../../domain/language.ts';
import { type StudioTextKey, useLanguage, useText } from '../../i18n/index.ts';
import { Badge, Button, Dot, Icon, Segmented } from '../../kit/index.ts';
import { isSameJson } from '../document/history.ts';
import { valueAt } from '../document/values.ts';
import { useDocument, useDraftActs, usePublished } from '../draft/useDraft.ts';
import { entryOf, type FieldModel, fieldsOf, fieldsOfKind, newEntry } from '../fields/fieldModel.ts';
import { EntryActs, useEntryWriter } from '../form/EntryActs.tsx';
import { titleOf } from '../form/entryTitle.ts';
import { useFileAddress } from '../form/FileField.tsx';
import { FormContext } from '../form/fieldState.ts';
import { fields as fieldStack } from '../form/form.css.ts';
import * as pick from '../form/pickRow.css.ts';
import { SettingField } from '../form/SettingField.tsx';
import { useEdited } from '../layout/revealed.ts';
import type { SectionPageProps } from '../layout/sectionPage.ts';
import { type Banner, bannerAt } from './banner.ts';
import * as css from './banners.css.ts';
import { Crops } from './Crops.tsx';
import { Schedule } from './Schedule.tsx';
import { type ScheduleState, shownOf, stateAt } from './schedule.ts';
import { useWhen } from './useWhen.ts';

const groups = fieldsOf(['banners']).toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));

const tones = { live: 'success', planned: 'draft', ended: 'neutral', never: 'warning' } as const satisfies Readonly<
  Record<ScheduleState, string>
>;

/** Banners of the home page and of the two windows: their order, one of them, when each is shown and how it is cropped. */
export default function BannersPage({ section }: SectionPageProps) {
  const text = useText();
  const language = useLanguage();
  const document = useDocument();
  const { leave } = useDraftActs();
  const [now] = useState(() => Date.now());
  const [chosen, choose] = useEdited({ group: 'home', at: 0 }, bannerAt);
  const group = groups.find(({ place }) => place.at(-1) === chosen.group) ?? groups[0];
  const banners = bannersIn(document, group);
  const at = Math.min(chosen.at, Math.max(0, banners.length - 1));
  const entry = group === undefined || banners.length === 0 ? null : entryOf(group, at);
  if (group === undefined) return null;
  const groupName = ({ place, title }: FieldModel) => {
    const key = `banners.in.${String(place.at(-1))}`;
    const short = text(key as StudioTextKey);
    return short === key ? localized(title, language) : short;
  };
  const nameOf = (index: number) => titleOf(banners[index], language) ?? text('editor.entry', { number: index + 1 });
  const chooseAt = (index: number) => choose({ group: chosen.group, at: index });
  return (
    <div className={css.page}>
      <section className={css.form} aria-labelledby="banners-title" onBlur={leave}>
        <h1 id="banners-title" className={css.title}>
          {text(`section.${section.id}`)}
        </h1>
        <p className={css.quiet}>{text(`sectionHelp.${section.id}`)}</p>
        <Segmented
          label={text('banners.group')}
          fills
          choices={groups.map((each) => ({
            value: String(each.place.at(-1)),
            label: `${groupName(each)} ${bannersIn(document, each).length}`,
          }))}
          value={String(group.place.at(-1))}
          onChange={(next) => choose({ group: next, at: 0 })}
        />
        {banners.length === 0 ? (
          <p className={css.quiet}>{text('banners.none')}</p>
        ) : (
          <ol className={css.rows}>
            {banners.map((banner, index) => (
              <li key={banner.id ?? index}>
                <Row
                  banner={banner}
                  name={nameOf(index)}
                  pointer={entryOf(group, index)?.pointer ?? ''}
                  isChosen={index === at}
                  now={now}
                  onChoose={() => chooseAt(index)}
                />
              </li>
            ))}
          </ol>
        )}
        <Acts group={group} banners={banners} at={at} name={banners.length === 0 ? '' : nameOf(at)} onChoose={chooseAt} />
        {entry === null ? null : (
          <div className={`${fieldStack} ${css.fields}`} key={entry.pointer}>
            {fieldsOfKind(entry.place, banners[at]).map((inner) => (
              <SettingField key={inner.place.at(-1)} field={inner} />
            ))}
          </div>
        )}
      </section>
      <div className={css.side}>
        {banners.length === 0 ? null : (
          <Schedule
            now={now}
            rows={banners.map((banner, index) => ({
              key: banner.id ?? String(index),
              name: nameOf(index),
              shown: shownOf(banner),
            }))}
            chosen={at}
            onChoose={chooseAt}
          />
        )}
        {entry === null ? null : <Crops key={entry.pointer} banner={banners[at] ?? {}} group={String(group.place.at(-1))} />}
      </div>
    </div>
  );
}

function isHome({ place }: FieldModel): boolean {
  return place.at(-1) === 'home';
}

function bannersIn(document: unknown, group: FieldModel | undefined): readonly Banner[] {
  const value = group === undefined ? undefined : valueAt(document, group.place);
  return Array.isArray(value) ? (value as readonly Banner[]) : [];
}

interface RowProps {
  readonly banner: Banner;
  readonly name: string;
  readonly pointer: string;
  readonly isChosen: boolean;
  readonly now: number;
  readonly onChoose: () => void;
}

/** A banner with its picture and when it is shown. */
function Row({ banner, name, pointer, isChosen, now, onChoose }: RowProps) {
  const text = useText();
  const published = usePublished();
  const { problems } = useContext(FormContext);
  const address = useFileAddress(banner.image?.light);
  const shown = shownOf(banner);
  const state = stateAt(shown, now);
  const words = useWhen();
  const isWrong = problems.some((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`));
  const isNew = !bannersIn(
    published,
    groups.find((group) => pointer.startsWith(`${group.pointer}/`)),
  ).some((other) => isSameJson(other, banner));
  return (
    <button type="button" className={pick.row} aria-current={isChosen} onClick={onChoose}>
      {address === null ? (
        <span className={css.noThumbnail}>
          <Icon name="image" tone="quiet" size={16} />
        </span>
      ) : (
        <img className={css.thumbnail} src={address} alt="" />
      )}
      <span className={pick.words}>
        <span className={pick.name}>{name}</span>
        <span className={css.quiet}>{`${text(`banners.state.${state}`)} · ${words(shown)}`}</span>
      </span>
      {isWrong ? <Icon name="warning" tone="warning" size={16} label={text('editor.problemsTitle')} /> : null}
      {isNew ? <Badge tone="draft">{text('editor.draft')}</Badge> : <Dot tone={tones[state]} />}
    </button>
  );
}

interface ActsProps {
  readonly group: FieldModel;
  readonly banners: readonly Banner[];
  readonly at: number;
  readonly name: string;
  readonly onChoose: (index: number) => void;
}

/** Adds a banner; moves the chosen one or removes it. */
function Acts({ group, banners, at, name, onChoose }: ActsProps) {
  const text = useText();
  const { isReadOnly } = useContext(FormContext);
  const act = `banners ${group.pointer}`;
  const write = useEntryWriter(group, act);
  return (
    <span className={css.acts}>
      <Button
        size="small"
        icon="plus"
        isDisabled={isReadOnly || banners.length >= (group.node.maxItems ?? Number.POSITIVE_INFINITY)}
        onPress={() => {
          write([...banners, newEntry(group, banners)]);
          onChoose(banners.length);
        }}
      >
        {text('banners.add')}
      </Button>
      <span className={css.space} />
      {banners.length === 0 ? null : (
        <EntryActs
          field={group}
          entries={banners}
          at={at}
          name={name}
          act={act}
          onChoose={(index) => onChoose(Math.max(0, index))}
        />
      )}
    </span>
  );
}
