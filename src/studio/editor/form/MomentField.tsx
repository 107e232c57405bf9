import { localTime, momentOf, useText } from '../../i18n/index.ts';
import { TextInput } from '../../kit/index.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField } from './fieldState.ts';
import type { FieldProps } from './settingContext.ts';

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
