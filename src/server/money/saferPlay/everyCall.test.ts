import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountNamed, allModules, authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import { rules } from './acts.ts';

const now = () => noon;
let site: Site;
let person: ReturnType<typeof visitor>;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({}, allModules), now });
  person = visitor(site, now);
});
afterAll(() => site.close());

/** Calls that need an account. The stream of live events does not end; the logout ends the session that the others use. */
async function ownCalls(): Promise<CallName[]> {
  const names = (Object.keys(calls) as CallName[]).filter((name) => name !== 'liveStream' && name !== 'logout');
  const own: CallName[] = [];
  for (const name of names) if ((await person.send(name, undefined)).code === 'AUTH_REQUIRED') own.push(name);
  return own;
}

/** Act that the route of a call declares. */
function actOf(name: CallName) {
  const { method, path } = calls[name];
  const found = site.server.declaredRoutes.find(({ route }) => route.method === method && route.url === path);
  return found?.route.config?.act ?? (method === 'GET' ? 'read' : expect.fail(`${name} declares no act.`));
}

it('a member on a break is refused every call that takes part, deposits or plays, and no other', async () => {
  const { value } = await person.login('demoagent', demoPassword);
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
  const names = await ownCalls();
  expect(names.length).toBeGreaterThan(80);
  const refused = async () => {
    const found: CallName[] = [];
    for (const name of names) {
      const { method, path } = calls[name];
      const headers = { host: 'alpha.test', authorization: `Bearer ${value.token}` };
      const answer = await site.server.inject({ method, url: path, headers });
      // Files answer no envelope.
      if (!answer.body.includes('PLAY_BREAK')) continue;
      expect(answer.statusCode).toBe(403);
      found.push(name);
    }
    return found.sort();
  };
  expect(await refused()).toEqual([]);
  await site.saferPlay.exclude(tenant, await accountNamed(site, 'demoagent'), { months: 6, operator: 'root', reason: 'asked' });
  const forbidden = names.filter((name) => {
    const act = actOf(name);
    return act !== 'read' && rules[act].endsOnBreak;
  });
  expect(await refused()).toEqual(forbidden.sort());
  expect(forbidden).toEqual([
    'applyPromotion',
    'claimPromotion',
    'claimRaffle',
    'createDeposit',
    'joinPromotion',
    'launchGame',
    'signInPromotion',
  ]);
});
