import { studioOffsetMs, useText } from '../../i18n/index.ts';
import { TextInput } from '../../kit/index.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField } from './fieldState.ts';
import type { FieldProps } from './settingContext.ts';

/** All times of the studio are those of Việt Nam, which has no summer time. */
const offset = '+07:00';

/** Time of the zone as `datetime-local` writes it. */
export function localTime(moment: unknown): string {
  const ms = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(ms) ? '' : new Date(ms + studioOffsetMs).toISOString().slice(0, 16);
}

export const momentOf = (local: string): string => `${local}:00${offset}`;

export function MomentField({ field, isLabelHidden = false }: FieldProps) {
  const state = useField(field);
  const text = useText();
  return (
    <TextInput
      {...shellOf(field, state)}
      isLabelHidden={isLabelHidden}
      hint={state.help ?? text('editor.zone')}
      type="datetime-local"
      value={localTime(state.value)}
      isLocked={state.isLocked}
      onChange={(next) => state.set(next === '' ? undefined : momentOf(next))}
    />
  );
}
