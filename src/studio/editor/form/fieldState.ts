import { createContext, useContext, useMemo } from 'react';
import { localized } from '../../../domain/language.ts';
import { type StudioTextKey, useLanguage, useText } from '../../i18n/index.ts';
import { isSameJson } from '../document/history.ts';
import { isWithin } from '../document/values.ts';
import { useBroken, useSetting } from '../draft/useDraft.ts';
import type { StudioProblem } from '../draft/useProblems.ts';
import type { FieldModel } from '../fields/fieldModel.ts';

/** State that the fields of a form share. */
export interface FormState {
  readonly problems: readonly StudioProblem[];
  readonly isReadOnly: boolean;
  readonly onFocus: (pointer: string) => void;
}

export const FormContext = createContext<FormState>({ problems: [], isReadOnly: false, onFocus: () => undefined });

export interface FieldState {
  readonly label: string;
  readonly help: string | null;
  /** Value of the brand; undefined while the standard holds. */
  readonly value: unknown;
  /** Effective value: the brand's value or the standard one. */
  readonly shown: unknown;
  readonly published: unknown;
  readonly isChanged: boolean;
  readonly problem: StudioProblem | null;
  readonly isLocked: boolean;
  readonly set: (value: unknown) => void;
}

/** A field as its control needs it. */
export function useField(field: FieldModel): FieldState {
  const language = useLanguage();
  const { problems, isReadOnly } = useContext(FormContext);
  const isBroken = useBroken() !== null;
  const { value, published, set } = useSetting(field.place);
  const problem = useMemo(() => problems.find(({ pointer }) => pointer === field.pointer) ?? null, [problems, field.pointer]);
  return {
    label: localized(field.title, language),
    help: field.help === null ? null : localized(field.help, language),
    value,
    shown: value ?? field.standard,
    published,
    isChanged: !isSameJson(value, published),
    problem,
    isLocked: isReadOnly || isBroken,
    set,
  };
}

/** Number of problems in a group. */
export function useProblemsWithin(pointer: string): number {
  const { problems } = useContext(FormContext);
  return problems.filter((problem) => isWithin(problem.pointer, pointer)).length;
}

/** Names of the values a setting may have, in the reader's language; the value itself where the studio knows no name. */
export function useValueName(): (field: FieldModel, value: unknown) => string {
  const text = useText();
  return (field, value) => {
    if (typeof value === 'boolean') return text(value ? 'editor.on' : 'editor.off');
    if (typeof value !== 'string') return value === undefined ? text('editor.none') : JSON.stringify(value);
    const setting = [...field.place].reverse().find((step) => typeof step === 'string') ?? '';
    for (const key of [`value.${setting}.${value}`, `value.${value}`]) {
      const name = text(key as StudioTextKey);
      if (name !== key) return name;
    }
    return value;
  };
}
