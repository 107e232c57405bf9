import { afterAll, beforeAll, expect, it } from 'vitest';
import { allModules, authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { type CallName, calls } from '../../../wire/calls.ts';

/** Calls of members that parts outside of the member centre make too: header, games, promotions, mall, missions, chat, login. */
const outside: readonly CallName[] = [
  'applyPromotion',
  'balance',
  'changeFavourite',
  'changePassword',
  'claimPromotion',
  'claimRaffle',
  'consolidatedFunds',
  'convertPoints',
  'favouriteGames',
  'favouriteGamesList',
  'gameList',
  'gameVendors',
  'joinPromotion',
  'launchGame',
  'liveState',
  'liveStream',
  'logout',
  'memberIcon',
  'memberInfo',
  'merchantWallet',
  'openPromotion',
  'openedNumbers',
  'playActivity',
  'playLimits',
  'playMoney',
  'playerAvatar',
  'pointBalance',
  'pointConfig',
  'pointExchanges',
  'pointRecords',
  'recentGames',
  'redeemItems',
  'redeemPoints',
  'roomList',
  'signInPromotion',
  'stepUp',
  'stepUpCode',
  'takeFunnelEvents',
  'transferUpline',
  'uplineTransfers',
  'vendorGameTypes',
  'vnRecentGames',
];

let site: Site;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({}, { ...allModules, MEMBERCENTER: false }) });
  await site.server.ready();
});
afterAll(() => site.close());

const nameOf = (method: string, url: string) =>
  Object.entries(calls).find(([, call]) => call.method === method && call.path === url)?.[0] ?? `${method} ${url}`;

const memberCalls = () =>
  site.server.declaredRoutes.flatMap(({ route }) => {
    const { access, module } = route.config ?? {};
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    return access === 'member'
      ? methods.map((method) => ({ name: nameOf(method, route.url), method, url: route.url, module }))
      : [];
  });

it('knows of every call of members whether it belongs to the member centre [MANIFEST-07]', () => {
  const open = memberCalls().filter(({ module }) => module === undefined);
  expect(open.map(({ name }) => name).toSorted()).toEqual(outside.toSorted());
});

it('answers none of its calls while the brand has no member centre [MANIFEST-07]', async () => {
  const { token } = (await visitor(site, () => noon).login('demomember', demoPassword)).value;
  const headers = { host: 'alpha.test', authorization: `Bearer ${token}` };
  const ofCentre = memberCalls().filter(({ module }) => module === 'MEMBERCENTER');
  expect(ofCentre.length).toBeGreaterThan(30);
  const answered: string[] = [];
  for (const { name, method, url } of ofCentre) {
    const { statusCode } = await site.server.inject({ method: method as 'GET', url, headers });
    if (statusCode !== 404) answered.push(`${name} ${statusCode}`);
  }
  expect(answered).toEqual([]);
  expect((await visitor(site, () => noon).send('balance', undefined, { token })).code).toBe('OK');
});
