import { expect, it } from 'vitest';
import { feedbackLength, feedbackProblem } from './feedback.ts';

it('takes 140 characters and no more, counted as a reader counts [VALID-36] [CONST-32]', () => {
  expect(feedbackLength.max).toBe(140);
  expect(feedbackProblem('ổ'.normalize('NFD').repeat(140))).toBe(null);
  expect(feedbackProblem('🐟'.repeat(140))).toBe(null);
  expect(feedbackProblem('a'.repeat(141))).toBe('long');
});

it('requires words within the bounds [VALID-37]', () => {
  expect(feedbackProblem('   ')).toBe('missing');
  expect(feedbackProblem('a')).toBe(null);
  expect(feedbackProblem('abcd', 5)).toBe('short');
});
