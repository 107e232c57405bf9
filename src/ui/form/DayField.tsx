import { dayOf } from '../../domain/birthday.ts';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage } from '../../i18n/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DayFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'digits' | 'trailing' | 'ref' | 'maxLength' | 'placeholder'
  > {
  /** `yyyy-MM-dd`; empty for no day. */
  readonly value: string;
  /** Called with `yyyy-MM-dd`, or with the empty string while the day is incomplete. */
  readonly onChange: (value: string) => void;
  /** The last day that can be chosen. */
  readonly max?: string;
}

/** A day, typed or picked in the reader's own order by the native control; a locked one is text. */
export function DayField({ value, locked = false, ...field }: DayFieldProps) {
  const language = useLanguage();
  const day = dayOf(value);
  return locked ? (
    <TextField {...field} locked digits value={momentText(day, { timeZone: 'UTC', language, to: 'day' })} />
  ) : (
    <TextField {...field} type="date" digits icon="calendar-blank" value={day} />
  );
}
