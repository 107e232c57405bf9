import { radii } from '../../../brand/foundation/scales.ts';
import { Field, PictureChoices } from '../../kit/index.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField, useValueName } from './fieldState.ts';
import * as css from './form.css.ts';
import type { FieldProps } from './settingContext.ts';

/** Pictures of what values do, by the last step of the setting's place. */
const pictures: Readonly<Record<string, (value: string) => React.ReactNode>> = {
  corners: (value) => (
    <span
      className={css.corner}
      style={{ borderStartStartRadius: value in radii ? radii[value as keyof typeof radii].xl : '0' }}
    />
  ),
  buttons: (value) => (
    <span
      className={`${css.buttonShape} ${value in css.buttonShapes ? css.buttonShapes[value as keyof typeof css.buttonShapes] : ''}`}
    />
  ),
};

/** A choice whose values are shown as what they look like. */
export function ShapeField({ field }: FieldProps) {
  const state = useField(field);
  const nameOf = useValueName();
  const draw = pictures[String(field.place.at(-1))] ?? (() => null);
  return (
    <Field {...shellOf(field, state)}>
      <PictureChoices
        label={state.label}
        look="tiles"
        value={typeof state.shown === 'string' ? state.shown : null}
        isLocked={state.isLocked}
        onChange={state.set}
        choices={field.choices.map((value) => ({
          value: String(value),
          label: nameOf(field, value),
          picture: draw(String(value)),
        }))}
      />
    </Field>
  );
}
