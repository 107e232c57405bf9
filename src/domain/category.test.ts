import { expect, it } from 'vitest';
import { categories, categoryPaths, directLaunchCategories, isCategory, vendorOnlyCategories } from './category.ts';

it('has exactly the eight categories of the calls [CAT-01]', () => {
  expect([...categories].sort()).toEqual(['ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS']);
});

it('lists vendors only, and launches the first one directly, for these', () => {
  expect(vendorOnlyCategories).toEqual(['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT']);
  expect(directLaunchCategories).toEqual(['SPORTS', 'ELOTT', 'LOTT']);
  expect(['RNG', 'rng', 'HOT', ''].map(isCategory)).toEqual([true, false, false, false]);
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
