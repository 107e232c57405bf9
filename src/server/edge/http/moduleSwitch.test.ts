import { afterAll, beforeAll, expect, it } from 'vitest';
import { allModules, authBrands, newUser, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import type { ModuleId } from '../../../domain/module.ts';
import type { CallName } from '../../../wire/calls.ts';

/** Each call with its module, and a brand that has the module switched off. */
const switched = [
  ['freePlay', 'hasFreePlay', 'beta'],
  ['register', 'usernameEnabled', 'gamma'],
  ['registerMobile', 'mobileReg', 'delta'],
] as const satisfies readonly (readonly [CallName, ModuleId, string])[];

let site: Site;
beforeAll(async () => {
  const brands = authBrands();
  const fields = { username: { enabled: false, required: false }, payeeName: { enabled: false, required: false } };
  for (const [, module, merchant] of switched) {
    const withMobile = module === 'mobileReg' ? { smsEnabled: false, mobileRegPass: false } : {};
    const modules = { ...allModules, ...withMobile, [module]: false };
    const registration = module === 'usernameEnabled' ? { registration: { fields } } : {};
    brands.write(merchant, smallBrand(merchant, { profile: 'play', modules, ...registration }));
  }
  site = await openTestServer({ brands });
});
afterAll(() => site.close());

it.each(switched)('answers %s while %s is on and no such call while it is off', async (call, _module, merchant) => {
  const at = (host: string) => visitor(site, () => noon).sealed(call, newUser({}), { host });
  expect((await at('alpha.test')).status).not.toBe(404);
  const { status, code } = await at(`${merchant}.test`);
  expect([status, code]).toEqual([404, 'NOT_FOUND']);
});
