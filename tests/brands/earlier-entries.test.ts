import { expect, it } from 'vitest';
import { earlierEntries } from '../../src/features/shell/menu/earlierEntries.ts';
import { screens } from '../../src/server/page/screens.ts';

const present = [null, ...screens.all.map(({ path }) => path)];

it.each(Object.entries(earlierEntries))('leads %s to a page that exists, or nowhere yet', (_, destination) => {
  expect(present).toContain(destination);
});
