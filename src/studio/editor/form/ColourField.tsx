import { isColour } from '../../../theme/colour.ts';
import { TextInput } from '../../kit/index.ts';
import { valueAt } from '../document/values.ts';
import { useDocument } from '../draft/useDraft.ts';
import { shellOf } from './FieldEnd.tsx';
import { useField } from './fieldState.ts';
import * as css from './form.css.ts';
import type { FieldProps } from './settingContext.ts';

/** Colour that the picker begins with while there is none. */
const noColour = `#${'80'.repeat(3)}`;

/** The colour behind a written value: itself, or the named colour that `@name` stands for. */
export function colourOf(document: unknown, written: unknown, depth = 0): string | null {
  if (isColour(written)) return written;
  if (typeof written !== 'string' || !written.startsWith('@') || depth > 8) return null;
  return colourOf(document, valueAt(document, ['theme', 'colours', written.slice(1)]), depth + 1);
}

export function ColourField({ field, isLabelHidden = false }: FieldProps) {
  const state = useField(field);
  const document = useDocument();
  const value = typeof state.value === 'string' ? state.value : '';
  const colour = colourOf(document, state.value);
  return (
    <TextInput
      {...shellOf(field, state)}
      isLabelHidden={isLabelHidden}
      isCode
      isLocked={state.isLocked}
      value={value}
      placeholder={typeof field.standard === 'string' ? field.standard : ''}
      onChange={(next) => state.set(next === '' && !field.isRequired ? undefined : next)}
      before={
        <input
          type="color"
          className={css.swatch}
          aria-label={state.label}
          value={(colour ?? noColour).slice(0, 7)}
          disabled={state.isLocked}
          onChange={({ target }) => state.set(`${target.value}${colour?.slice(7) ?? ''}`)}
        />
      }
      after={value.startsWith('@') && colour !== null ? colour : undefined}
    />
  );
}
