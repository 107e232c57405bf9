import { expect, it } from 'vitest';
import { readStateAddress, stateAddress, stateQuery } from './stateAddress.ts';

it('reads the state that its address names, beside a language, and no other query', () => {
  const asked = { flow: 'login', state: 'editing--auth-incorrect' };
  const query = stateAddress(asked).split('?')[1] ?? '';
  expect([readStateAddress(query), readStateAddress(`?lang=vi&${query}`)]).toEqual([asked, asked]);
  expect(
    ['', '?flow=login', '?state=editing', '?flow=&state=a', '?flow=a/b&state=c', '?member=withdraw'].map(readStateAddress),
  ).toEqual([null, null, null, null, null, null]);
  expect([`?${query}`, `?lang=en&${query}`, '?member=flow', '?lang=vi'].map((each) => stateQuery.test(each))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
