import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { PlayMoney } from '../../../wire/wallet.ts';

let site: Site;
let person: ReturnType<typeof visitor>;
let trial: string;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now: () => noon });
  person = visitor(site, () => noon);
  const payload = await person.seal('freePlay', 'A'.repeat(43));
  const body = { os: 'linux', platform: 'W', payload };
  const { value } = await person.send('freePlay', body, { headers: { 'x-gateway-version': '3' } });
  trial = String(value['token']);
});
afterAll(() => site.close());

/** Calls open to trial accounts. */
const openToTrials: readonly CallName[] = [
  'gameList',
  'gameVendors',
  'launchGame',
  'liveState',
  'logout',
  'memberIcon',
  'memberInfo',
  'openedNumbers',
  'playMoney',
  'playerAvatar',
  'recentGames',
  'roomList',
  'vendorGameTypes',
  'vnRecentGames',
];

it('refuses a trial account every call of members but those of looking round and playing on trial [ROLE-13]', async () => {
  // The stream of live events does not end; `liveState` is its first event.
  const names = (Object.keys(calls) as CallName[]).filter((name) => name !== 'logout' && name !== 'liveStream');
  const table: [CallName, string, string][] = [];
  // Last, because it ends the session the others use.
  for (const name of [...names, 'logout'] as const) {
    const guest = await person.send(name, undefined);
    if (guest.code !== 'AUTH_REQUIRED') continue;
    const { status, code } = await person.send(name, undefined, { token: trial });
    table.push([name, guest.code, `${status} ${code}`]);
  }
  const refused = table.flatMap(([name, , answer]) => (answer === '403 TRUE_ACCOUNT' ? [name] : []));
  const open = table.flatMap(([name, , answer]) => (answer === '403 TRUE_ACCOUNT' ? [] : [name]));
  expect(open.sort()).toEqual([...openToTrials].sort());
  for (const name of ['balance', 'merchantWallet', 'bettingRecord', 'changePassword', 'authenticator', 'changeFavourite']) {
    expect(refused).toContain(name);
  }
});

it('shows a trial account its play money outside the wallets, and a real account its wallets alone [ROLE-13]', async () => {
  const payload = await person.seal('freePlay', 'B'.repeat(43));
  const body = { os: 'linux', platform: 'W', payload };
  const { value } = await person.send('freePlay', body, { headers: { 'x-gateway-version': '3' } });
  const token = String(value['token']);
  const shown = await person.send<PlayMoney>('playMoney', undefined, { token });
  expect(shown.value).toEqual({ sumBalance: '1000000.0000', currencySymbol: '₫', currency: 'VND' });
  const member = (await person.login('demomember', 'Demo-2026')).value.token;
  expect((await person.send('playMoney', undefined, { token: member })).status).toBe(404);
  expect((await person.send('balance', undefined, { token: member })).status).toBe(200);
});
