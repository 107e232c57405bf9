import type { FieldFaults } from './fieldRules.ts';

/** Length limits of a message in code points; a brand may raise the minimum. */
export const feedbackLength = { min: 1, max: 140 } as const;

/** The message in the form in which it is stored and counted. */
export const feedbackText = (typed: string) => typed.normalize('NFC').trim();

export type FeedbackProblem = 'missing' | 'short' | 'long';

export function feedbackProblem(typed: string, min: number = feedbackLength.min): FeedbackProblem | null {
  const length = Array.from(feedbackText(typed)).length;
  if (length === 0) return 'missing';
  if (length < min) return 'short';
  return length > feedbackLength.max ? 'long' : null;
}

/** A message form as it opens. */
export const emptyMessage = { content: '', contact: '' };

/** Faults of a message form, in its words. */
export function checkMessage({ content }: typeof emptyMessage): FieldFaults {
  const problem = feedbackProblem(content);
  if (problem === null) return {};
  const key = problem === 'long' ? 'help.feedback.long' : 'help.feedback.empty';
  return { content: { key, params: { limit: feedbackLength.max } } };
}

/** `answered`: the member has the answer in the inbox. `closed`: an operator closed it without one. */
export const feedbackStates = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const maxAnswerLength = 1_000;
