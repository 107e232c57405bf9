import { useContext, useEffect, useId, useRef, useState } from 'react';
import { resolved } from '../../../manifest/schema.ts';
import { useText } from '../../i18n/index.ts';
import { Badge, Button, Count, Field, Icon, IconButton, TextInput } from '../../kit/index.ts';
import { useSetting } from '../draft/useDraft.ts';
import { emptyValue, entryOf, type FieldModel, fieldsOfKind, newEntry } from '../fields/fieldModel.ts';
import { useRevealed } from '../layout/revealed.ts';
import { useEntryTitle } from './entryTitle.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField, useProblemsWithin } from './fieldState.ts';
import * as css from './form.css.ts';
import { firstRows, rowsOf } from './rowKeys.ts';
import { type FieldProps, SettingContext } from './settingContext.ts';
import { moved, useReorder } from './useReorder.ts';

/** A group within a section: closed until it is needed. */
export function GroupField({ field }: FieldProps) {
  const Setting = useContext(SettingContext);
  const id = useId();
  const state = useField(field);
  const problems = useProblemsWithin(field.pointer);
  const [isOpen, setOpen] = useRevealed(field.pointer);
  return (
    <div className={css.group}>
      <button
        type="button"
        className={css.groupHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'caret-down' : 'caret-right'} size={14} tone="quiet" />
        <span className={css.groupTitle}>{state.label}</span>
        {problems > 0 ? <Count tone="warning" value={problems} /> : null}
        {state.isChanged ? <ChangedBadge /> : null}
      </button>
      {isOpen ? (
        <div id={id} className={css.groupBody}>
          {state.help === null ? null : <p className={css.quiet}>{state.help}</p>}
          {fieldsOfKind(field.place, state.value).map((inner) => (
            <Setting key={inner.place.at(-1)} field={inner} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function ChangedBadge() {
  const text = useText();
  return <Badge tone="draft">{text('editor.draft')}</Badge>;
}

const none: readonly unknown[] = [];

/** Entries that can be added, moved and removed. */
export function ListField({ field }: FieldProps) {
  const text = useText();
  const state = useField(field);
  const entries = Array.isArray(state.shown) ? (state.shown as readonly unknown[]) : none;
  const keys = useRowKeys(entries);
  const [added, setAdded] = useState<number | null>(null);
  const { row, handle } = useReorder(entries.length, (from, to) => state.set(moved(entries, from, to)), state.isLocked);
  const { maxItems = Number.POSITIVE_INFINITY, minItems = 0 } = field.node;
  return (
    <Field {...shellOf(field, state)}>
      {entries.length === 0 ? null : (
        <ol className={css.list} aria-label={state.label}>
          {entries.map((_, index) => (
            <li key={keys[index]} className={css.item} {...row(index)}>
              <Entry
                field={field}
                at={index}
                handle={handle(index)}
                isLocked={state.isLocked}
                isNew={index === added}
                onRemove={entries.length > minItems ? () => state.set(without(entries, index, field)) : null}
              />
            </li>
          ))}
        </ol>
      )}
      <span>
        <Button
          size="small"
          icon="plus"
          isDisabled={state.isLocked || entries.length >= maxItems}
          aria-label={text('editor.addTo', { setting: state.label })}
          onPress={() => {
            setAdded(entries.length);
            state.set([...entries, newEntry(field, entries)]);
          }}
        >
          {text('editor.add')}
        </Button>
      </span>
    </Field>
  );
}

interface EntryProps {
  readonly field: FieldModel;
  readonly at: number;
  readonly handle: Readonly<Record<string, unknown>>;
  readonly isLocked: boolean;
  /** Added just now: it stands open, with the focus in its first field. */
  readonly isNew: boolean;
  readonly onRemove: (() => void) | null;
}

function Entry({ field, at, handle, isLocked, isNew, onRemove }: EntryProps) {
  const Setting = useContext(SettingContext);
  const text = useText();
  const id = useId();
  const entry = entryOf(field, at);
  const [isOpen, setOpen] = useRevealed(entry?.pointer ?? '', isNew);
  const title = useEntryTitle(field, at);
  const { value } = useSetting(entry?.place ?? field.place);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>('input:not([type=file]), textarea, button')?.focus();
  }, [isNew]);
  if (entry === null) return null;
  const isSimple = entry.kind !== 'group';
  return (
    <>
      <span className={css.itemHead}>
        <button
          type="button"
          className={css.handle}
          disabled={isLocked}
          aria-label={text('editor.moveHandle', { name: title })}
          {...handle}
        >
          <Icon name="dots-six-vertical" />
        </button>
        {isSimple ? (
          <span className={css.grow}>
            <Setting field={entry} isLabelHidden />
          </span>
        ) : (
          <button
            type="button"
            className={css.itemTitle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </button>
        )}
        {onRemove === null || isLocked ? null : (
          <IconButton icon="trash" size="small" label={text('editor.removeOf', { setting: title })} onPress={onRemove} />
        )}
      </span>
      {isOpen && !isSimple ? (
        <div id={id} ref={fields} className={css.itemBody}>
          <div className={css.fields}>
            {fieldsOfKind(entry.place, value).map((inner) => (
              <Setting key={inner.place.at(-1)} field={inner} />
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Settings under names that the brand chooses. */
export function MapField({ field }: FieldProps) {
  const Setting = useContext(SettingContext);
  const text = useText();
  const state = useField(field);
  const [name, setName] = useState('');
  const values = (typeof state.shown === 'object' && state.shown !== null ? state.shown : {}) as Readonly<
    Record<string, unknown>
  >;
  const node = resolved(typeof field.node.additionalProperties === 'object' ? field.node.additionalProperties : {});
  const add = () => {
    if (name.trim() === '' || Object.hasOwn(values, name)) return;
    state.set({ ...values, [name.trim()]: emptyValue(node) });
    setName('');
  };
  return (
    <Field {...shellOf(field, state)}>
      <span className={css.stack}>
        {Object.keys(values).map((key) => {
          const entry = entryOf(field, key);
          return entry === null ? null : (
            <span key={key} className={css.row}>
              <span className={css.grow}>
                <Setting field={entry} />
              </span>
              {state.isLocked ? null : (
                <IconButton
                  icon="trash"
                  size="small"
                  label={text('editor.removeOf', { setting: key })}
                  onPress={() => {
                    const { [key]: _gone, ...others } = values;
                    state.set(Object.keys(others).length === 0 && !field.isRequired ? undefined : others);
                  }}
                />
              )}
            </span>
          );
        })}
        <span className={css.row}>
          <span className={css.grow}>
            <TextInput
              label={text('editor.newName', { setting: state.label })}
              isLabelHidden
              placeholder={text('editor.newNameHint')}
              value={name}
              isLocked={state.isLocked}
              onChange={setName}
              onKeyDown={(event) => {
                if (event.key === 'Enter') add();
              }}
            />
          </span>
          <Button icon="plus" isDisabled={state.isLocked || name.trim() === ''} onPress={add}>
            {text('editor.add')}
          </Button>
        </span>
      </span>
    </Field>
  );
}

/** Keys of the rows; those of entries that stay do not change. */
function useRowKeys(entries: readonly unknown[]): readonly number[] {
  const [rows, setRows] = useState(() => firstRows(entries));
  if (rows.entries === entries) return rows.keys;
  const next = rowsOf(rows, entries);
  setRows(next);
  return next.keys;
}

function without(entries: readonly unknown[], index: number, field: FieldModel): unknown {
  const left = entries.filter((_, each) => each !== index);
  return left.length === 0 && !field.isRequired && field.standard === undefined ? undefined : left;
}
