import { describe, expect, it } from 'vitest';
import { fixedTopics, hashOf, topicAt, whoseIs, writtenIn } from './topics.ts';

describe('topics of help', () => {
  it('are the seven of every site, in the order of the schema', () => {
    expect(fixedTopics.map(({ place }) => place.at(-1))).toEqual([
      'about',
      'contact',
      'terms',
      'responsible',
      'privacy',
      'affiliates',
      'refund',
    ]);
  });

  it('are the brand’s with a text, and the product’s with a title at most', () => {
    expect(whoseIs(undefined)).toBe('standard');
    expect(whoseIs({ title: { en: 'Refunds' } })).toBe('partial');
    expect(whoseIs({ body: { en: 'We pay back.' } })).toBe('yours');
  });

  it('name the languages they are written in, with the words of the first', () => {
    expect(writtenIn({ body: { en: 'one two', vi: '' } }, ['vi', 'en'])).toEqual({ languages: ['en'], words: 2 });
    expect(writtenIn(undefined, ['vi', 'en'])).toEqual({ languages: [], words: 0 });
  });

  it.each([
    ['/help/topics/terms/body', 'fixed terms'],
    ['/help/extra/2/title', 'own 2'],
    ['/help/extra', null],
    ['/articles/topics', 'other articles'],
    ['', null],
  ])('%s is a setting of %s', (pointer, key) => {
    expect(topicAt(pointer)).toBe(key);
  });

  it('have an address: fixed ones by name, those of the brand by id', () => {
    expect(hashOf('fixed terms', ['a', 'b'])).toBe('terms');
    expect(hashOf('own 1', ['a', 'b'])).toBe('b');
  });
});
