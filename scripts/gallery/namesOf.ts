import type { Language } from '../../src/domain/language.ts';
import { allWords } from '../../src/i18n/serverText.ts';
import { failureText, toFailureCode } from '../../src/wire/failure.ts';
import type { FoundState } from '../../tests/gallery/explore.ts';
import { excuseOf } from '../../tests/gallery/inspect.ts';
import { stateName } from '../../tests/gallery/names.ts';
import type { FlowPlan } from '../../tests/gallery/plan.ts';

/** Errors as players read them. */
const problemIn = (language: Language) => (code: string) => allWords[language][failureText(toFailureCode(code))] ?? code;

/** A flow and its visible states, by their names in both languages. */
export const namesOf = (plan: FlowPlan, states: readonly FoundState[]) => ({
  flow: plan.machine.id,
  name: plan.name,
  states: states
    .filter((state) => excuseOf(plan, state) === null)
    .map((state) => {
      const nameIn = (language: Language) => stateName(plan, state, language, problemIn(language));
      return { state: state.id, name: { vi: nameIn('vi'), en: nameIn('en') } };
    }),
});
