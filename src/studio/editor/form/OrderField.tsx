import { useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Badge, Checkbox, Field, Icon, Switch } from '../../kit/index.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField, useValueName } from './fieldState.ts';
import * as css from './form.css.ts';
import type { FieldProps } from './settingContext.ts';
import { moved, useReorder } from './useReorder.ts';

const listOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string' || typeof entry === 'number') : [];

/** Entries that are shown, in their order; those that are off wait below. */
export function OrderField({ field }: FieldProps) {
  const text = useText();
  const state = useField(field);
  const nameOf = useValueName();
  const rows = useRef(new Map<string, HTMLElement>());
  const [said, setSaid] = useState('');
  const on = listOf(state.shown);
  const before = listOf(state.published ?? field.standard);
  const entries = [...on, ...field.choices.filter((choice) => !on.includes(choice))];
  const move = (from: number, to: number) => {
    const entry = on[from];
    state.set(moved(on, from, to));
    setSaid(text('editor.movedTo', { name: nameOf(field, entry), place: to + 1 }));
    requestAnimationFrame(() => rows.current.get(String(entry))?.focus());
  };
  const { row, handle } = useReorder(on.length, move, state.isLocked);
  return (
    <Field {...shellOf(field, state)} hint={text('editor.dragHint')}>
      <ol className={css.list} aria-label={state.label}>
        {entries.map((entry, index) => {
          const isOn = on.includes(entry);
          const name = nameOf(field, entry);
          const steps = before.indexOf(entry) - index;
          return (
            <li key={entry} className={css.item} {...(isOn ? row(index) : {})}>
              <span className={css.itemHead}>
                <button
                  type="button"
                  ref={(node) => {
                    if (node === null) rows.current.delete(String(entry));
                    else rows.current.set(String(entry), node);
                  }}
                  className={css.handle}
                  disabled={!isOn || state.isLocked}
                  aria-label={text('editor.moveHandle', { name })}
                  {...(isOn ? handle(index) : {})}
                >
                  <Icon name="dots-six-vertical" />
                </button>
                <span className={isOn ? css.itemTitle : `${css.itemTitle} ${css.itemOff}`}>{name}</span>
                {isOn && before.includes(entry) && steps !== 0 && state.isChanged ? (
                  <Badge tone="draft">
                    {text(steps > 0 ? 'editor.movedUp' : 'editor.movedDown', { count: Math.abs(steps) })}
                  </Badge>
                ) : null}
                <Switch
                  label={name}
                  isLabelHidden
                  isOn={isOn}
                  isLocked={state.isLocked}
                  onChange={(next) => state.set(next ? [...on, entry] : on.filter((each) => each !== entry))}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <span className={css.live} role="status">
        {said}
      </span>
    </Field>
  );
}

/** Any of a few values. */
export function SeveralField({ field }: FieldProps) {
  const state = useField(field);
  const nameOf = useValueName();
  const on = listOf(state.shown);
  return (
    <Field {...shellOf(field, state)}>
      <span className={css.stack} role="group" aria-label={state.label}>
        {field.choices.map((choice) => (
          <Checkbox
            key={choice}
            label={nameOf(field, choice)}
            isOn={on.includes(choice)}
            isLocked={state.isLocked}
            onChange={(isOn) =>
              state.set(
                isOn
                  ? field.choices.filter((each) => each === choice || on.includes(each))
                  : on.filter((each) => each !== choice),
              )
            }
          />
        ))}
      </span>
    </Field>
  );
}
