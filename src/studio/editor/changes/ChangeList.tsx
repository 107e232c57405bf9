import { useState } from 'react';
import type { Changes } from '../../../wire/studio/brands.ts';
import { useLocalized, useMoment, useText } from '../../i18n/index.ts';
import { Avatar, Button, DiffLines, DiffText, EmptyState, Icon, Segmented } from '../../kit/index.ts';
import { placeOf } from '../document/values.ts';
import { useDocument } from '../draft/useDraft.ts';
import { fieldAt } from '../fields/fieldModel.ts';
import { sectionAt } from '../fields/sections.ts';
import { useValueName } from '../form/fieldState.ts';
import { sectionIcons } from '../layout/sectionIcons.ts';
import * as css from './changes.css.ts';

type Change = Changes['changes'][number];

interface ChangeListProps {
  readonly changes: Changes;
  readonly chosen: string | null;
  readonly onChoose: (pointer: string) => void;
  readonly onOpen: (pointer: string) => void;
  /** Null for people who may not edit. */
  readonly onUndo: ((change: Change) => void) | null;
}

/** Differences from the published version, each with who and when, each undone alone. */
export function ChangeList({ changes: { base, changes }, chosen, onChoose, onOpen, onUndo }: ChangeListProps) {
  const text = useText();
  const [look, setLook] = useState<'words' | 'patch'>('words');
  const people = new Set(changes.flatMap(({ changed }) => (changed === null ? [] : [changed.by]))).size;
  return (
    <section className={css.list} aria-labelledby="changes-title">
      <div className={css.listHead}>
        <h1 id="changes-title" className={css.title}>
          {base === null ? text('changes.first') : text('changes.title', { count: changes.length, version: base })}
        </h1>
        {people > 0 ? <p className={css.soft}>{text('changes.people', { count: people })}</p> : null}
        {changes.length === 0 ? null : (
          <Segmented
            label={text('changes.look')}
            value={look}
            onChange={setLook}
            choices={[
              { value: 'words', label: text('changes.words') },
              { value: 'patch', label: text('changes.patch') },
            ]}
          />
        )}
      </div>
      <div className={css.scroll}>
        {changes.length === 0 ? (
          <EmptyState icon="git-diff" title={text('changes.none')} text={text('changes.noneText')} />
        ) : null}
        {look === 'words' ? (
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.pointer}`}>
                <ChangeRow
                  change={change}
                  isChosen={chosen === change.pointer}
                  onChoose={() => onChoose(change.pointer)}
                  onOpen={() => onOpen(change.pointer)}
                  onUndo={onUndo === null ? null : () => onUndo(change)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <DiffLines
            label={text('changes.patch')}
            lines={changes.flatMap(({ pointer, before, after }) => [
              ...(before === undefined ? [] : [{ kind: 'removed' as const, text: `${pointer} ${JSON.stringify(before)}` }]),
              ...(after === undefined ? [] : [{ kind: 'added' as const, text: `${pointer} ${JSON.stringify(after)}` }]),
            ])}
          />
        )}
      </div>
    </section>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  readonly onUndo: (() => void) | null;
}

function ChangeRow({ change, isChosen, onChoose, onOpen, onUndo }: ChangeRowProps) {
  const text = useText();
  const localize = useLocalized();
  const momentText = useMoment();
  const section = sectionAt(change.pointer).id;
  const nameOf = useValueName();
  const document = useDocument();
  const field = fieldAt(placeOf(change.pointer, document));
  const wordOf = (value: unknown) => shortText(value, field === null ? String : (each) => nameOf(field, each));
  const [before, after] = [wordOf(change.before), wordOf(change.after)];
  const isMove = change.kind === 'moved';
  return (
    <div className={isChosen ? `${css.change} ${css.changeChosen}` : css.change}>
      <Icon name={sectionIcons[section]} tone={isChosen ? 'accent' : 'quiet'} />
      <div className={css.changeWords}>
        <button type="button" className={css.sentence} aria-expanded={isChosen} onClick={onChoose}>
          {localize(change.sentence)}
        </button>
        {isMove || (before === null && after === null) ? null : <DiffText before={before} after={after} />}
        <span className={css.trace}>
          {change.changed === null ? null : (
            <>
              <Avatar name={change.changed.by} />
              {`${change.changed.by} · `}
            </>
          )}
          {text(`section.${section}`)}
          {change.changed === null ? null : ` · ${momentText(change.changed.at, 'short')}`}
        </span>
        {isChosen ? (
          <span className={css.acts}>
            <Button size="small" icon="pencil-simple" onPress={onOpen}>
              {text('changes.open')}
            </Button>
            {onUndo === null ? null : (
              <Button size="small" icon="arrow-counter-clockwise" onPress={onUndo}>
                {text('changes.undo')}
              </Button>
            )}
          </span>
        ) : null}
      </div>
    </div>
  );
}

const longest = 60;

/** A value short enough to stand in a line; null where words say it better. */
function shortText(value: unknown, nameOf: (value: unknown) => string): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const written = nameOf(value);
  return written.length > longest ? `${written.slice(0, longest)}…` : written;
}
