import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goReal } from '../../../../scripts/brand/goReal.ts';
import { demoPassword, visitor } from '../../../../tests/server/auth-kit.ts';
import {
  createBrandsFolder,
  noon,
  openTestServer,
  realBrand,
  realMoneySettings,
  testKey,
} from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { zero } from '../../../domain/money.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import type { DatabaseSettings } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { announcement } from '../../platform/db/tables/content.ts';
import { bet, round } from '../../platform/db/tables/play.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { planGoReal } from './goReal.ts';

const brands = createBrandsFolder('alpha', 'beta');
let database: DatabaseSettings;
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  database = await testDatabase();
  site = await openTestServer({ brands, database, settings: realMoneySettings });
});
afterAll(() => site.close());

async function run(merchant: string, yes: boolean, change: Partial<Settings> = {}) {
  const out: string[] = [];
  const io = {
    print: (text: string) => out.push(text),
    complain: (text: string) => out.push(text),
    locale: 'en',
    isInteractive: false,
  };
  const settings = {
    ...readSettings({ NODE_ENV: 'production', DATA_KEY: testKey }),
    database,
    ...realMoneySettings,
    ...change,
  };
  const code = await goReal([merchant], { io, language: 'en', json: false, brands: brands.path }, yes, settings);
  return { code, out: out.join('\n') };
}

const ownNotice = {
  id: 'own',
  type: 'B',
  execution: null,
  title: { vi: 'Lịch bảo trì', en: 'Maintenance' },
  body: { vi: 'Đêm nay.', en: 'Tonight.' },
  publishedAt: noon,
};

const profileOnDisk = (merchant: string) =>
  (JSON.parse(readFileSync(join(brands.path, merchant, 'brand.json'), 'utf8')) as { profile?: string }).profile;

it('lists what a brand lacks for real money and changes nothing', async () => {
  const { code, out } = await run('alpha', true, { dataKeys: null });
  expect(code).toBe(1);
  for (const part of ['DATA_KEY', 'licence', 'status.blockedRegions', '"terms"', 'demomember', 'Nothing was changed'])
    expect(out).toContain(part);
  expect(profileOnDisk('alpha')).toBeUndefined();
  expect((await planGoReal(site.db, 'alpha')).served).toBe('play');
});

it('turns a brand to real money: demo accounts closed, demo content and play money gone, sessions ended, and the server follows', async () => {
  const from = visitor(site, () => noon);
  const { token } = (await from.login('demomember', demoPassword)).value;
  const balance = () => from.send('balance', undefined, { token });
  expect((await balance()).value).toMatchObject({ sumBalance: '5000000.0000' });
  const play = { ...realBrand('alpha'), profile: 'play' };
  writeFileSync(join(brands.path, 'alpha/brand.json'), JSON.stringify(play, null, 2));
  await site.tenants.refresh();

  const planned = await run('alpha', false);
  expect(planned.code).toBe(0);
  expect(planned.out).toContain('sessions ended: 1');
  expect(planned.out).toMatch(/demo content removed .*: [1-9]/);
  await site.db.insert(announcement).values({ ...ownNotice, merchant: 'alpha' });
  expect(profileOnDisk('alpha')).toBe('play');

  const done = await run('alpha', true);
  expect(done.code).toBe(0);
  expect(profileOnDisk('alpha')).toBe('real');
  await site.tenants.refresh();
  expect(site.tenants.problems()).toEqual([]);
  expect(site.tenants.byMerchant('alpha')?.brand.profile).toBe('real');
  expect((await balance()).code).toBe('AUTH_REQUIRED');
  expect((await from.login('demomember', demoPassword)).status).not.toBe(200);
  const active = and(eq(account.merchant, 'alpha'), eq(account.state, 'active'));
  expect(await site.db.$count(account, active)).toBe(0);
  expect(await planGoReal(site.db, 'alpha')).toEqual({
    served: 'real',
    demoAccounts: [],
    demoContent: 0,
    sessions: 0,
    playWallets: 0,
    openBets: 0,
  });
  expect(await checkLedger(site.db)).toMatchObject({ holds: true });
  const noticesOf = async (merchant: string) =>
    (await site.db.select({ id: announcement.id }).from(announcement).where(eq(announcement.merchant, merchant))).length;
  expect(await noticesOf('alpha')).toBe(1);
  expect(await noticesOf('beta')).toBeGreaterThan(1);
  const page = await site.server.inject({ url: '/index', headers: { host: 'alpha.test', 'x-country': 'VN' } });
  expect(page.body).toContain(ownNotice.title.vi);
  expect(page.body).not.toMatch(/play money|tiền chơi thử/i);
});

it('waits for bets without a result, and touches no other brand', async () => {
  const key = { merchant: 'beta', vendor: 'demo' };
  const owner = { account: '1000000010', gameId: 'g' };
  await site.db.insert(round).values({ ...key, ...owner, id: 'r', player: 'p', state: 'open', openedAt: noon, askAt: noon });
  const row = { ...key, ...owner, id: 'b', roundId: 'r', wallet: 'main', book: 'play:VND', category: 'RNG' } as const;
  await site.db.insert(bet).values({ ...row, vassalage: 'V', stake: zero, state: 'open', placedAt: noon });
  brands.write('beta', { ...realBrand('beta'), profile: 'play' });
  const { code, out } = await run('beta', true);
  expect([code, profileOnDisk('beta')]).toEqual([1, 'play']);
  expect(out).toContain('without a result: 1');
  const { demoAccounts, playWallets } = await planGoReal(site.db, 'beta');
  expect([demoAccounts.length > 0, playWallets > 0]).toEqual([true, true]);
});
