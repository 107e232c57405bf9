import { useContext, useState } from 'react';
import { type FontId, fontFamilies } from '../../../theme/fonts.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Field, PictureChoices, Select } from '../../kit/index.ts';
import { useDocument } from '../draft/useDraft.ts';
import { fieldAt, fieldsOfKind } from '../fields/fieldModel.ts';
import { shellOf } from './FieldEnd.tsx';
import { type FieldState, useField, useValueName } from './fieldState.ts';
import { fontFacts } from './fontFacts.generated.ts';
import * as css from './form.css.ts';
import { heldFont, isFileOf, standardFont } from './heldFont.ts';
import { type FieldProps, SettingContext } from './settingContext.ts';

const ownFile = 'file';
type Face = FontId | typeof ownFile;

const families = Object.keys(fontFamilies) as Exclude<FontId, 'system'>[];

/** Number of faces that are shown before all are requested. */
const shownFirst = 2;

/** A face, chosen by two of its letters; one that lacks Vietnamese letters cannot be chosen. */
export function FontField({ field }: FieldProps) {
  const text = useText();
  const { state, nameOf, held, choose } = useFace(field);
  const [isAll, setAll] = useState(false);
  const order = [...families].sort((one, other) => Number(other === held) - Number(one === held));
  const shown = isAll || held === ownFile || held === 'system' ? order : order.slice(0, shownFirst);
  return (
    <Field {...shellOf(field, state)}>
      <PictureChoices
        label={state.label}
        look="rows"
        value={held}
        isLocked={state.isLocked}
        onChange={choose}
        choices={shown.map((family) => {
          const { kilobytes, missing } = fontFacts[family];
          return {
            value: family,
            label: nameOf(family),
            picture: <Sample family={family} />,
            detail: text(missing === 0 ? 'fonts.whole' : 'fonts.lacks', { kilobytes, count: missing }),
            isDisabled: missing > 0,
          };
        })}
      />
      <span className={css.row}>
        {shown.length === families.length ? null : (
          <Button size="small" variant="ghost" onPress={() => setAll(true)}>
            {text('fonts.all', { count: families.length })}
          </Button>
        )}
        {held === ownFile || state.isLocked ? null : (
          <Button
            size="small"
            variant="ghost"
            icon="upload-simple"
            aria-label={text('fonts.useFileFor', { setting: state.label })}
            onPress={() => choose(ownFile)}
          >
            {text('fonts.useFile')}
          </Button>
        )}
      </span>
      {held === ownFile ? <OwnFile field={field} state={state} /> : null}
    </Field>
  );
}

/** A face by its name. */
export function FontNameField({ field }: FieldProps) {
  const text = useText();
  const { state, nameOf, held, choose } = useFace(field);
  const faces: readonly Face[] = [...families, 'system', ownFile];
  return (
    <>
      <Select
        {...shellOf(field, state)}
        options={faces.map((face) => ({ value: face, label: face === ownFile ? text('fonts.own') : nameOf(face) }))}
        value={held}
        isLocked={state.isLocked}
        onChange={choose}
      />
      {held === ownFile ? <OwnFile field={field} state={state} /> : null}
    </>
  );
}

/** The face that holds: the brand's, or the one that the product takes in its place. */
function useFace(field: FieldProps['field']) {
  const state = useField(field);
  const names = useValueName();
  const document = useDocument();
  const role = String(field.place.at(-1));
  const font = heldFont(document, role);
  const family = fieldAt([...field.place, 'family']);
  const held: Face = isFileOf(font) ? ownFile : (font.family ?? 'system');
  return {
    state,
    nameOf: (id: FontId) => (family === null ? id : names(family, id)),
    held,
    choose: (face: Face) => {
      if (face === held) return;
      if (face === ownFile) return state.set({ file: '', name: '' });
      const isStandard = state.published === undefined && standardFont(document, role).family === face;
      state.set(isStandard ? undefined : { family: face });
    },
  };
}

/** The file of a font of the brand, and its name. */
function OwnFile({ field, state }: FieldProps & { readonly state: FieldState }) {
  const Setting = useContext(SettingContext);
  return (
    <div className={css.groupBody}>
      {fieldsOfKind(field.place, state.value)
        .filter(({ place }) => place.at(-1) !== 'family')
        .map((inner) => (
          <Setting key={inner.pointer} field={inner} />
        ))}
    </div>
  );
}

function Sample({ family }: { readonly family: Exclude<FontId, 'system'> }) {
  const { path, width, top, height } = fontFacts[family].sample;
  return (
    <svg className={css.sample} viewBox={`0 ${top} ${width} ${height}`} fill="currentColor">
      <path d={path} />
    </svg>
  );
}
