import { useContext } from 'react';
import { valueAt } from '../document/values.ts';
import { useDocument } from '../draft/useDraft.ts';
import type { FieldModel } from '../fields/fieldModel.ts';
import { ColourField } from './ColourField.tsx';
import { FileField } from './FileField.tsx';
import { FontField, FontNameField } from './FontField.tsx';
import { FormContext } from './fieldState.ts';
import * as css from './form.css.ts';
import { titleVariesBy } from './heldFont.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { MomentField } from './MomentField.tsx';
import { GroupField, ListField, MapField } from './NestedFields.tsx';
import { OrderField, SeveralField } from './OrderField.tsx';
import { ShapeField } from './ShapeField.tsx';
import { ChoiceField, LocalTextField, NumberField, SwitchField, TextField } from './SimpleFields.tsx';
import { type FieldProps, SettingContext } from './settingContext.ts';

const controls: Readonly<Record<FieldModel['kind'], (props: FieldProps) => React.ReactNode>> = {
  text: TextField,
  longText: TextField,
  localText: LocalTextField,
  markdown: MarkdownField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  shape: ShapeField,
  font: FontField,
  fontName: FontNameField,
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
  const isIdle = useIsIdle(field);
  const Control = controls[field.kind];
  if (isIdle) return null;
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

/** Whether the setting would change nothing, as the softness of a title does with a font that has no such axis. A value that is set is always shown. */
function useIsIdle(field: FieldModel): boolean {
  const document = useDocument();
  const axis = field.node['x-studio']?.axis;
  return axis !== undefined && valueAt(document, field.place) === undefined && !titleVariesBy(document, axis);
}
