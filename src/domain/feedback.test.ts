import { expect, it } from 'vitest';
import { checkMessage, emptyMessage, feedbackLength, feedbackProblem, feedbackText } from './feedback.ts';

it('takes 140 characters and no more, counted as a reader counts [VALID-36] [CONST-32]', () => {
  expect(feedbackLength.max).toBe(140);
  expect(feedbackProblem('ổ'.normalize('NFD').repeat(140))).toBe(null);
  expect(feedbackProblem('🐟'.repeat(140))).toBe(null);
  expect(feedbackProblem('a'.repeat(141))).toBe('long');
});

it('requires words within the bounds [VALID-37]', () => {
  expect(feedbackProblem('   ')).toBe('missing');
  expect(feedbackProblem('a')).toBe(null);
  expect([feedbackProblem('abcd', 5), feedbackProblem('abcde', 5)]).toEqual(['short', null]);
  expect([feedbackProblem('', 0), feedbackProblem('a'.repeat(140))]).toEqual(['missing', null]);
  expect(feedbackText(` ${'ổ'.normalize('NFD')} `)).toBe('ổ');
});

it('names the fault of a message form by its words and its limit', () => {
  const faultsOf = (content: string) => checkMessage({ ...emptyMessage, content });
  expect(emptyMessage).toEqual({ content: '', contact: '' });
  expect(faultsOf('')).toEqual({ content: { key: 'help.feedback.empty', params: { limit: 140 } } });
  expect(faultsOf('a'.repeat(141))).toEqual({ content: { key: 'help.feedback.long', params: { limit: 140 } } });
  expect(faultsOf('a')).toEqual({});
});
