import type { Language } from '../../src/domain/language.ts';
import type { FoundState } from './explore.ts';
import { given } from './place.ts';
import type { FlowPlan, Path, Step } from './plan.ts';

/** Maps an error code to a readable text. */
export type ProblemWords = (code: string) => string;

const plainly: ProblemWords = (code) => code.toLowerCase().replaceAll('_', ' ');

/** Display name of a state: its chart state, then its facets. */
export function stateName(
  plan: FlowPlan,
  { value, facets }: Pick<FoundState, 'value' | 'facets'>,
  language: Language,
  problem: ProblemWords = plainly,
): string {
  const leaves = value.split('+').map((leaf) => plan.states[leaf]?.[language] ?? leaf);
  const seen = given(facets).map(([name, facet]) =>
    name === 'problem' ? problem(facet) : (plan.words[`${name}.${facet}`]?.[language] ?? facet),
  );
  return [leaves.join(' + '), ...seen].join(' · ');
}

/** Description of each step on the path to a state. */
export function pathWords(plan: FlowPlan, { start, steps }: Path, language: Language): readonly string[] {
  return [plan.starts[start]?.say[language] ?? start, ...steps.map((step) => stepWords(plan, step, language))];
}

function stepWords({ events, answers, waits }: FlowPlan, step: Step, language: Language): string {
  const [kind, name = '', choice = ''] = step.split(':');
  if (kind === 'do') return events[name]?.say[language] ?? step;
  if (kind === 'answer') return answers[name]?.[choice]?.say[language] ?? step;
  return waits?.[name]?.say[language] ?? { vi: 'hạn chờ trôi qua', en: 'the deadline passes' }[language];
}
