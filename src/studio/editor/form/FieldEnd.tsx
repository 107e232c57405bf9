import { localized } from '../../../domain/language.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Badge, Icon } from '../../kit/index.ts';
import { useDraftActs } from '../draft/useDraft.ts';
import type { FieldModel } from '../fields/fieldModel.ts';
import { type FieldState, useValueName } from './fieldState.ts';
import * as css from './form.css.ts';

/** Beside the label: that it is changed, and the published value to go back to. */
export function FieldEnd({ field, state }: { readonly field: FieldModel; readonly state: FieldState }) {
  const text = useText();
  const nameOf = useShortValue(field);
  if (!state.isChanged) return null;
  const was = state.published === undefined ? text('editor.standard') : nameOf(state.published);
  return (
    <>
      <Badge tone="draft">{text('editor.draft')}</Badge>
      {state.isLocked ? null : (
        <button type="button" className={css.published} onClick={() => state.set(state.published)}>
          <Icon name="arrow-counter-clockwise" size={12} />
          <span className={css.publishedText}>{text('editor.published', { value: was })}</span>
          <span className={css.hidden}>{text('editor.backTo', { setting: state.label, value: was })}</span>
        </button>
      )}
    </>
  );
}

/** Label, help, problem and end of a setting, as the frame of every control takes them. */
export const shellOf = (field: FieldModel, state: FieldState) => ({
  label: state.label,
  hint: state.help,
  error: state.problem === null ? undefined : <FieldError state={state} />,
  end: <FieldEnd field={field} state={state} />,
});

/** Sentence of a problem with its one-click fix. */
export function FieldError({ state }: { readonly state: FieldState }) {
  const text = useText();
  const language = useLanguage();
  const { apply } = useDraftActs();
  const { problem } = state;
  if (problem === null) return null;
  const { fix } = problem;
  return (
    <>
      {localized(problem.message, language)}
      {fix === null || state.isLocked ? null : (
        <button type="button" className={css.fix} onClick={() => apply(fix)}>
          {text('editor.fix')}
        </button>
      )}
    </>
  );
}

function useShortValue(field: FieldModel): (value: unknown) => string {
  const language = useLanguage();
  const text = useText();
  const nameOf = useValueName();
  return (value) => {
    if (Array.isArray(value)) return text('editor.entries', { count: value.length });
    if ((field.kind === 'localText' || field.kind === 'markdown') && typeof value === 'object' && value !== null)
      return String((value as Readonly<Record<string, unknown>>)[language] ?? Object.values(value)[0] ?? '');
    if (typeof value === 'object' && value !== null) return text('editor.group');
    return nameOf(field, value);
  };
}
