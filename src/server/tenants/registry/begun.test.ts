import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { allModules, authBrands, newUser, type Site, solvedCaptcha, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { type Brand, storedBrand } from '../../../manifest/index.ts';
import { trustChanges } from '../../../manifest/trust.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import { limitWindow } from '../../platform/db/tables/accounts.ts';
import { begunBrand, formSettings } from './begunBrand.ts';

const short = { mobileNum: { enabled: true, required: false }, payeeName: { enabled: false, required: false } };
const registration = { captcha: true, fields: short };
const asksMore = { captcha: true, fields: { ...short, email: { enabled: true, required: true } } };

const hourMs = 3_600_000;
let time = noon;
let site: Site;
/** Digest of what the form was drawn from. */
let page = '';

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({ registration }), now: () => time });
  page = site.tenants.byMerchant('alpha')?.digest ?? '';
  await publish(1, { registration: asksMore });
});
afterAll(() => site.close());
afterEach(() => {
  time = noon;
  vi.restoreAllMocks();
});

async function publish(base: number, more: object) {
  const stored = await site.tenants.version('alpha', 1);
  const document = smallBrand('alpha', { profile: 'play', modules: allModules, ...more });
  const order = { merchant: 'alpha', document, files: stored?.files ?? {}, note: 'More', kind: 'studio' } as const;
  const author = { id: 'o-1', name: 'mai' };
  const answer = await site.tenants.publish({ ...order, base, author, requestId: `request-${base}` });
  expect(answer.result).toBe('published');
}

async function register(username: string, version?: string, more: object = {}) {
  await site.db.delete(limitWindow);
  const picture = await solvedCaptcha(site, time);
  const headers = version === undefined ? {} : { 'page-version': version };
  return visitor(site, () => time).sealed('register', newUser({ username, ...picture, ...more }), { headers });
}
const faults = [expect.objectContaining({ field: 'email', key: 'email_required' })];

describe('a form that was opened before a publication [OPS-06]', () => {
  it('is finished by the rules that it was drawn with, for an hour, and refused field by field after it', async () => {
    expect(await register('newpage')).toMatchObject({ code: 'VALIDATION', value: faults });
    expect((await register('begunone', page)).code).toBe('OK');
    time = new Date(noon.getTime() + hourMs - 1);
    expect((await register('begunlast', page)).code).toBe('OK');
    time = new Date(noon.getTime() + hourMs);
    expect(await register('toolate', page)).toMatchObject({ code: 'VALIDATION', value: faults });
    expect((await register('toolate', page, { email: 'late@example.com' })).code).toBe('OK');
  });

  it('of no version that was ever served is judged as the brand is now', async () => {
    for (const version of ['0'.repeat(64), 'nonsense', page.slice(1)])
      expect(await register('stranger', version)).toMatchObject({ code: 'VALIDATION', value: faults });
  });

  it.each(Object.keys(calls).filter((name) => calls[name as CallName].method !== 'GET'))(
    'asks for the version of its page: %s',
    async (name) => {
      const { method, path } = calls[name as CallName];
      const begun = vi.spyOn(site.tenants, 'begun');
      const headers = { host: 'alpha.test', 'page-version': page };
      await site.server.inject({ method, url: path, headers, payload: {} });
      expect(begun.mock.calls.map(([, version]) => version)).toEqual([page]);
    },
  );
});

describe('the brand that a form is judged by', () => {
  const now = storedBrand(smallBrand('alpha', { modules: { ...allModules, hasFreePlay: false } }));
  const begun = storedBrand(smallBrand('alpha', { modules: { ...allModules, mobileReg: false } }));
  const method = { ...(now.deposits.methods[0] as Brand['deposits']['methods'][number]), id: 'one' };

  it('takes what forms ask for from the version they were drawn from, and all else as it is now', () => {
    const older: Brand = {
      ...begun,
      name: 'Older',
      policies: {
        ...begun.policies,
        session: { ...begun.policies.session, idleMinutes: 9 },
        feedback: { min: 11 },
      },
    };
    const judged = begunBrand(now, older);
    expect(judged.policies).toEqual({ ...now.policies, feedback: older.policies.feedback });
    const others = Object.keys(now).filter((key) => !Object.hasOwn(formSettings, key)) as (keyof Brand)[];
    expect(others.filter((key) => judged[key] !== now[key])).toEqual([]);
  });

  it('never has a setting of trust of before: who lowers a limit lowers it for open forms too', () => {
    const lowered = (brand: Brand): Brand => ({
      ...brand,
      profile: brand.profile === 'play' ? 'real' : 'play',
      deposits: { ...brand.deposits, methods: [{ ...method, min: method.min + 1 }] },
      policies: {
        ...brand.policies,
        transfer: { ...brand.policies.transfer, perDay: brand.policies.transfer.perDay - 1 },
        withdraw: { ...brand.policies.withdraw, max: brand.policies.withdraw.max - 1 },
        operators: { ...brand.policies.operators, secondApprovalFrom: 1 },
      },
      frames: { ...brand.frames, games: ['elsewhere.example'] },
    });
    const changed = lowered(now);
    const pointers = trustChanges(now, changed).map(({ pointer }) => pointer);
    expect(pointers.length).toBeGreaterThan(5);
    expect(trustChanges(changed, begunBrand(changed, now))).toEqual([]);
    expect(trustChanges(now, begunBrand(now, changed))).toEqual([]);
  });

  it('has no module that is off now, and no younger age than now', () => {
    const { modules } = begunBrand(now, begun);
    expect([modules.hasFreePlay, modules.mobileReg, modules.usernameEnabled]).toEqual([false, false, true]);
    const aged = (brand: Brand, minAge: number): Brand => ({
      ...brand,
      registration: { ...brand.registration, terms: { ...brand.registration.terms, minAge } },
    });
    expect(begunBrand(aged(now, 21), aged(begun, 18)).registration.terms.minAge).toBe(21);
    expect(begunBrand(aged(now, 18), aged(begun, 21)).registration.terms.minAge).toBe(21);
  });
});
