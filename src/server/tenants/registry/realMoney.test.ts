import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type BrandsFolder,
  createBrandsFolder,
  openTestServer,
  realBrand,
  realMoneySettings,
  smallBrand,
} from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { languages } from '../../../domain/language.ts';
import { playMoneyTopics } from '../../../domain/notice.ts';
import type { Settings } from '../../edge/settings/index.ts';
import { account } from '../../platform/db/tables/accounts.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serve(brands: BrandsFolder, settings: Partial<Settings> = realMoneySettings) {
  const site = await openTestServer({ brands, settings });
  closing.push(site.close);
  return site;
}

const home = async (site: Site, merchant: string) => (await site.get(`${merchant}.test`, '/index')).statusCode;
const codes = (site: Site) => site.tenants.problems().flatMap(({ problems }) => problems.map(({ code }) => code));
const accounts = (site: Site, merchant: string) => site.db.$count(account, eq(account.merchant, merchant));

describe('a brand with real money', () => {
  it.each([
    ['real.noPostgres', { database: { kind: 'embedded', directory: null } }],
    ['real.noDataKey', { dataKeys: null }],
    ['real.noCountries', { countryHeader: null }],
    ['real.noCountries', { trustProxy: false }],
  ] as const)('is refused at start and while running: %s', async (code, lack) => {
    const brands = createBrandsFolder('alpha');
    brands.write('earnest', realBrand('earnest'));
    const site = await serve(brands, { ...realMoneySettings, ...lack });
    expect([await home(site, 'earnest'), await home(site, 'alpha'), codes(site)]).toEqual([421, 200, [code]]);
    brands.write('late', realBrand('late'));
    await site.tenants.refresh();
    expect([await home(site, 'late'), codes(site)]).toEqual([421, [code, code]]);
    expect(site.tenants.problems()[0]?.problems[0]).toMatchObject({ pointer: '/profile', file: 'earnest/brand.json' });
  });

  it('is served where all of that is there, without demo accounts', async () => {
    const brands = createBrandsFolder('alpha');
    brands.write('earnest', realBrand('earnest'));
    const site = await serve(brands);
    expect([await home(site, 'earnest'), codes(site)]).toEqual([200, []]);
    expect([await accounts(site, 'earnest'), (await accounts(site, 'alpha')) > 0]).toEqual([0, true]);
  });

  it('is not served from the database either by a server that lacks something', async () => {
    const database = await testDatabase();
    const brands = createBrandsFolder();
    brands.write('earnest', realBrand('earnest'));
    const first = await openTestServer({ brands, database, settings: realMoneySettings });
    expect(await home(first, 'earnest')).toBe(200);
    brands.writeText('earnest', 'not even JSON');
    const second = await openTestServer({ brands, database, settings: realMoneySettings });
    expect(await home(second, 'earnest')).toBe(200);
    const third = await openTestServer({ brands, database, settings: { ...realMoneySettings, countryHeader: null } });
    expect(await home(third, 'earnest')).toBe(421);
    closing.push(first.close, second.close, third.close);
  });

  it('does not come from play money, nor go back to it, by an edit of the manifest', async () => {
    const database = await testDatabase();
    const brands = createBrandsFolder('alpha');
    brands.write('earnest', realBrand('earnest'));
    const site = await openTestServer({ brands, database, settings: realMoneySettings });
    brands.write('alpha', realBrand('alpha'));
    brands.write('earnest', smallBrand('earnest'));
    await site.tenants.refresh();
    expect(codes(site).toSorted()).toEqual(['real.wasPlay', 'real.wasReal']);
    const profiles = (from: Site) => ['alpha', 'earnest'].map((merchant) => from.tenants.byMerchant(merchant)?.brand.profile);
    expect(profiles(site)).toEqual(['play', 'real']);
    const restarted = await openTestServer({ brands, database, settings: realMoneySettings });
    expect(profiles(restarted)).toEqual(['play', 'real']);
    closing.push(site.close, restarted.close);
  });
});

it('gives demo accounts only where they are asked for', async () => {
  const site = await serve(createBrandsFolder('alpha'), { demoAccounts: false });
  expect([await home(site, 'alpha'), await accounts(site, 'alpha')]).toEqual([200, 0]);
});

it('knows every standard text that speaks of play money', () => {
  const topics = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund', 'guide', 'install'];
  const speak = topics.filter((id) =>
    languages.some((language) =>
      /play money|tiền chơi thử/i.test(
        readFileSync(new URL(`../../content/published/help/${language}/${id}.md`, import.meta.url), 'utf8'),
      ),
    ),
  );
  expect(speak.toSorted()).toEqual([...playMoneyTopics].toSorted());
});
