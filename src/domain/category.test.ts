import { expect, it } from 'vitest';
import { categories, categoryPaths } from './category.ts';

it('has exactly the eight categories of the calls [CAT-01]', () => {
  expect([...categories].sort()).toEqual(['ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS']);
});

it('leads each category to its page [CAT-03]', () => {
  expect(categoryPaths).toEqual({
    ELOTT: '/elott',
    LOTT: '/lottery',
    LIVE: '/live',
    SPORTS: '/sports',
    FISH: '/fish',
    RNG: '/rng',
    PVP: '/pvp',
    ESPORTS: '/esports',
  });
});
