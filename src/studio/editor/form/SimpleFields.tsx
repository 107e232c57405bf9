import { baseLanguage, textLanguages } from '../../../manifest/schema.ts';
import { useText } from '../../i18n/index.ts';
import { Field, Segmented, Select, Switch, TextArea, TextInput } from '../../kit/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument } from '../draft/useDraft.ts';
import { lengthOf, maxLengthOf } from '../fields/fieldModel.ts';
import { FieldEnd, shellOf } from './FieldEnd.tsx';
import { useField, useValueName } from './fieldState.ts';
import * as css from './form.css.ts';
import type { FieldProps } from './settingContext.ts';

/** Characters used, against the most there may be. */
function Counter({ text, max }: { readonly text: string; readonly max: number | undefined }) {
  if (max === undefined) return null;
  const length = lengthOf(text);
  return <span className={length > max ? `${css.quiet} ${css.over}` : css.quiet}>{`${length} / ${max}`}</span>;
}

export function TextField({ field, isLabelHidden = false }: FieldProps) {
  const state = useField(field);
  const value = typeof state.value === 'string' ? state.value : '';
  const shared = {
    ...shellOf(field, state),
    value,
    isLocked: state.isLocked,
    isLabelHidden,
    placeholder: typeof field.standard === 'string' ? field.standard : '',
    // Emptied, an optional setting is not there.
    onChange: (next: string) => state.set(next === '' && !field.isRequired ? undefined : next),
  };
  if (field.kind === 'longText') return <TextArea {...shared} rows={3} />;
  return <TextInput {...shared} after={<Counter text={value} max={field.node.maxLength} />} />;
}

export function NumberField({ field, isLabelHidden = false }: FieldProps) {
  const state = useField(field);
  const { minimum, maximum } = field.node;
  const value = typeof state.shown === 'number' ? state.shown : null;
  const set = (text: string) => {
    const number = Number(text);
    state.set(text === '' ? undefined : Number.isFinite(number) ? number : state.value);
  };
  const isSlider = field.node['x-studio']?.widget === 'slider' && minimum !== undefined && maximum !== undefined;
  return (
    <TextInput
      {...shellOf(field, state)}
      isLabelHidden={isLabelHidden}
      type="number"
      inputMode="decimal"
      isLocked={state.isLocked}
      value={typeof state.value === 'number' ? String(state.value) : ''}
      placeholder={typeof field.standard === 'number' ? String(field.standard) : ''}
      onChange={set}
      before={
        isSlider ? (
          <input
            type="range"
            className={css.range}
            aria-label={state.label}
            min={minimum}
            max={maximum}
            step={field.node.type === 'integer' ? 1 : (maximum - minimum) / 100}
            value={value ?? minimum}
            disabled={state.isLocked}
            onChange={({ target }) => set(target.value)}
          />
        ) : undefined
      }
      after={<Range minimum={minimum} maximum={maximum} />}
    />
  );
}

function Range({ minimum, maximum }: { readonly minimum: number | undefined; readonly maximum: number | undefined }) {
  if (minimum === undefined || maximum === undefined || maximum >= 1_000_000) return null;
  return <span className={css.quiet}>{`${minimum}–${maximum}`}</span>;
}

export function SwitchField({ field }: FieldProps) {
  const state = useField(field);
  return (
    <Field label="" hint={state.help} error={shellOf(field, state).error}>
      <span className={css.switchRow}>
        <Switch
          label={state.label}
          isOn={state.shown === true}
          isLocked={state.isLocked}
          onChange={(isOn) => state.set(isOn)}
        />
        <span className={css.grow} />
        <FieldEnd field={field} state={state} />
      </span>
    </Field>
  );
}

/** Longest names that stand beside each other in the width of the form. */
const segmentLetters = 34;

export function ChoiceField({ field, isLabelHidden = false }: FieldProps) {
  const state = useField(field);
  const nameOf = useValueName();
  const text = useText();
  const choices = field.choices.map((value) => ({ value: String(value), label: nameOf(field, value) }));
  const choose = (chosen: string) => state.set(field.choices.find((value) => String(value) === chosen));
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  const chosen = typeof state.shown === 'string' || typeof state.shown === 'number' ? String(state.shown) : null;
  if (choices.length > 4 || choices.length < 2 || letters > segmentLetters)
    return (
      <Select
        {...shellOf(field, state)}
        isLabelHidden={isLabelHidden}
        options={choices}
        value={chosen}
        placeholder={text('editor.none')}
        isLocked={state.isLocked}
        onChange={choose}
      />
    );
  return (
    <Field {...shellOf(field, state)}>
      <Segmented label={state.label} choices={choices} value={chosen} isLocked={state.isLocked} onChange={choose} fills />
    </Field>
  );
}

/** One input per language that the brand offers. */
export function LocalTextField({ field, isLabelHidden = false }: FieldProps) {
  const state = useField(field);
  const text = useText();
  const offered = useOffered();
  const texts = (typeof state.value === 'object' && state.value !== null ? state.value : {}) as Readonly<
    Record<string, string>
  >;
  const set = (language: string, next: string) => {
    const { [language]: _old, ...others } = texts;
    const all = next === '' ? others : { ...texts, [language]: next };
    state.set(Object.keys(all).length === 0 && !field.isRequired ? undefined : all);
  };
  return (
    <Field {...shellOf(field, state)} {...(isLabelHidden ? { label: '' } : {})}>
      <span className={css.stack}>
        {offered.map((language) => {
          const value = texts[language] ?? '';
          const shared = {
            label: text('editor.inLanguage', { setting: state.label, language: language.toUpperCase() }),
            isLabelHidden: true,
            value,
            lang: language,
            isLocked: state.isLocked,
            onChange: (next: string) => set(language, next),
          };
          return field.isLong ? (
            <TextArea key={language} {...shared} placeholder={language.toUpperCase()} rows={3} />
          ) : (
            <TextInput
              key={language}
              {...shared}
              before={
                <span className={css.language} aria-hidden="true">
                  {language}
                </span>
              }
              after={<Counter text={value} max={maxLengthOf(field.node, language)} />}
            />
          );
        })}
      </span>
    </Field>
  );
}

/** Languages that the brand offers, its default first. */
export function useOffered(): readonly string[] {
  const document = useDocument();
  const offered = valueAt(document, ['languages', 'offered']);
  const chosen = valueAt(document, ['languages', 'default']);
  const first = typeof chosen === 'string' ? chosen : baseLanguage;
  const all = Array.isArray(offered) && offered.length > 0 ? offered.map(String) : textLanguages;
  return [...new Set([first, ...all])];
}
