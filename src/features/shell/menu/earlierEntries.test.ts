import { expect, it } from 'vitest';
import { screens } from '../../../domain/routes.ts';
import { earlierEntries } from './earlierEntries.ts';

const present = [null, ...screens.map(({ path }) => path)];

it.each(Object.entries(earlierEntries))('leads %s to a page that exists, or nowhere yet', (_, destination) => {
  expect(present).toContain(destination);
});
