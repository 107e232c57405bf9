import { expect, it } from 'vitest';
import { topicOf } from './useHashTopic.ts';

it('selects the topic that the hash names, and none for an unknown one [ROUTE-28]', () => {
  const ids = ['about', 'terms', 'feedback'];
  expect(topicOf('#terms', ids)).toBe('terms');
  expect(topicOf('#feedback', ids)).toBe('feedback');
  expect(topicOf('#unknown', ids)).toBeNull();
  expect(topicOf('', ids)).toBeNull();
});
