import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type DayRange, isDay } from '../../domain/datePresets.ts';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateRange.css.ts';
import { Field } from './Field.tsx';
import { boxOn, inputOn } from './field.css.ts';

export interface DateRangeProps {
  /** Accessible name. */
  readonly label: string;
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
  /** Last day that can be chosen. */
  readonly max?: string;
  /** Named ranges above the fields. */
  readonly presets?: readonly { readonly id: string; readonly label: string; readonly range: DayRange }[];
  readonly words: { readonly from: string; readonly until: string; readonly apply: string; readonly fault: string };
}

/** A range of days behind a button. The days are native date fields, whose pickers are those of the device. */
export function DateRange({ label, range, onChange, max, presets = [], words }: DateRangeProps) {
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const text = (day: string) => momentText(`${day}T00:00:00Z`, { timeZone: 'UTC', language, to: 'day' });

  const choose = (chosen: DayRange) => {
    setOpen(false);
    button.current?.focus();
    onChange(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Escape closes the range, not the window around it.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && root.current?.contains(relatedTarget) === false) setOpen(false);
  };

  return (
    <div ref={root} className={css.root} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={css.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar-blank" size={18} />
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span>{range.from === range.until ? text(range.from) : `${text(range.from)} – ${text(range.until)}`}</span>
        <Icon name="caret-down" weight="bold" size={12} />
      </button>
      {open ? (
        <div id={id} role="dialog" aria-label={label} className={css.panel}>
          {presets.length === 0 ? null : (
            <div className={css.presets}>
              {presets.map((preset) => (
                <Button key={preset.id} size="sm" tone="tonal" onClick={() => choose(preset.range)}>
                  {preset.label}
                </Button>
              ))}
            </div>
          )}
          <Days range={range} max={max} words={words} onChoose={choose} />
        </div>
      ) : null}
    </div>
  );
}

interface DaysProps extends Pick<DateRangeProps, 'range' | 'words'> {
  readonly max: string | undefined;
  readonly onChoose: (range: DayRange) => void;
}

function Days({ range, max, words, onChoose }: DaysProps) {
  const [from, setFrom] = useState(range.from);
  const [until, setUntil] = useState(range.until);
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isDay(from) && isDay(until) && from <= until && (max === undefined || until <= max)) onChoose({ from, until });
    else setFault(words.fault);
  };
  const day = (label: string, value: string, onDay: (day: string) => void, isFirst: boolean) => (
    <Field label={label} fault={isFirst ? undefined : fault}>
      {(ties) => (
        <span className={boxOn.page}>
          <input
            {...ties}
            type="date"
            className={inputOn.page}
            value={value}
            max={max}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has just been opened by the user
            autoFocus={isFirst}
            onChange={(event) => {
              setFault(null);
              onDay(event.target.value);
            }}
          />
        </span>
      )}
    </Field>
  );
  return (
    <form className={css.days} noValidate onSubmit={submit}>
      {day(words.from, from, setFrom, true)}
      {day(words.until, until, setUntil, false)}
      <Button type="submit" block>
        {words.apply}
      </Button>
    </form>
  );
}
