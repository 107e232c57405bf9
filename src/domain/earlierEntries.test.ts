import { expect, it } from 'vitest';
import { earlierEntries } from './earlierEntries.ts';

it('leads the keys of earlier side menus to the pages that replace them [SIDE-23]', () => {
  expect(earlierEntries).toEqual({
    accountDetail: '/index?member=securityCenter',
    email: '/index?member=messageV2',
    promo: '/promotions',
    live: '/live',
    fish: '/fish',
    slot: '/rng',
  });
});
