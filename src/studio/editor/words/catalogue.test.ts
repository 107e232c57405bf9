import { describe, expect, it } from 'vitest';
import { catalogue, hasText, stateOf, unknownSlots } from './catalogue.ts';

const title = catalogue.find(({ key }) => key === 'home.missions.title');

describe('words of a brand', () => {
  it('has every word of the site in both languages, and locks those of the law', () => {
    expect(catalogue.filter(({ standard }) => standard['vi'] === undefined || standard['en'] === undefined)).toEqual([]);
    expect(catalogue.filter(({ isLocked }) => isLocked).map(({ key }) => key)).toContain('shell.footer.age');
  });

  it('says which words are the brand’s, which are new, and which lack a language', () => {
    if (title === undefined) throw new Error('no title');
    const own = { vi: { [title.key]: 'Nhiệm vụ mùa hội' }, en: { [title.key]: 'Festival missions' } };
    const languages = ['vi', 'en'];
    expect(stateOf(title, {}, {}, languages)).toBe('standard');
    expect(stateOf(title, own, own, languages)).toBe('own');
    expect(stateOf(title, own, {}, languages)).toBe('changed');
    expect(stateOf(title, { vi: own.vi }, { vi: own.vi }, languages)).toBe('missing');
    expect(hasText(title, own, 'nhiem vu mua')).toBe(true);
  });

  it('finds values that the site does not give', () => {
    expect(unknownSlots('{{amount}} for {{name}}', 'Reward: {{amount}}')).toEqual(['name']);
  });
});
