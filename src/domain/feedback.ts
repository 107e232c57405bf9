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
