import { useContext } from 'react';
import type { FieldModel } from '../fields/fieldModel.ts';
import { ColourField } from './ColourField.tsx';
import { FileField } from './FileField.tsx';
import { FormContext } from './fieldState.ts';
import * as css from './form.css.ts';
import { MomentField } from './MomentField.tsx';
import { GroupField, ListField, MapField } from './NestedFields.tsx';
import { OrderField, SeveralField } from './OrderField.tsx';
import { ChoiceField, LocalTextField, NumberField, SwitchField, TextField } from './SimpleFields.tsx';
import { type FieldProps, SettingContext } from './settingContext.ts';

const controls: Readonly<Record<FieldModel['kind'], (props: FieldProps) => React.ReactNode>> = {
  text: TextField,
  longText: TextField,
  localText: LocalTextField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  several: SeveralField,
  order: OrderField,
  colour: ColourField,
  file: FileField,
  moment: MomentField,
  list: ListField,
  map: MapField,
  group: GroupField,
};

/** One setting with the control its type asks for. */
export function SettingField({ field, isLabelHidden = false }: FieldProps) {
  const { onFocus } = useContext(FormContext);
  const Control = controls[field.kind];
  return (
    <div
      className={css.place}
      data-setting={field.pointer}
      onFocus={(event) => {
        // The innermost setting is the one with the focus.
        event.stopPropagation();
        onFocus(field.pointer);
      }}
    >
      <SettingContext value={SettingField}>
        <Control field={field} isLabelHidden={isLabelHidden} />
      </SettingContext>
    </div>
  );
}
