import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authBrands } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { walletClient } from '../../../../tests/vendors/paper-vendor.ts';
import { createIdentity } from '../../identity/accounts/index.ts';
import type { DatabaseSettings } from '../../platform/db/index.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { vendorSecret } from '../../platform/db/tables/vendors.ts';
import { createSharedSecrets } from '../../platform/secrets/sharedSecrets.ts';
import { createVendorSecrets } from '../../platform/secrets/vendorSecrets.ts';
import { openVault } from '../../platform/vault/index.ts';

const acme = {
  id: 'acme',
  name: 'Acme',
  api: 'https://api.acme.example',
  studios: ['SAPPH'],
  launchHosts: ['https://play.acme.example'],
  categories: ['LIVE'],
};
const bravo = { ...acme, id: 'bravo', studios: ['ROOK'], launchHosts: ['https://bravo.example'] };
const fileOf = (...vendors: object[]) => JSON.stringify({ vendors });
const fromOutside = 'from outside, thirty-two bytes long.';
const newSecret = 'the new secret, thirty-two bytes long';
const oldSecret = 'the old secret, thirty-two bytes long';

let database: DatabaseSettings;
let site: Awaited<ReturnType<typeof openTestServer>>;
const open = (deps: Partial<Parameters<typeof openTestServer>[0]>) =>
  openTestServer({ brands: authBrands(), database, ...deps });
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => site.close());

const ids = () => site.vendors.all().map(({ id }) => id);
const frames = async () => {
  const { headers } = await site.get('alpha.test', '/index');
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');
};

describe('vendors.json', () => {
  it('is followed while the server runs: vendors, their games and the frames of every page', async () => {
    site = await open({ vendors: [acme] });
    expect([ids(), await frames()]).toEqual([['acme'], ['https://play.acme.example']]);
    expect(site.play.vendorOf('SAPPH', 'LIVE')?.id).toBe('acme');
    expect([site.play.vendorOf('SAPPH', 'RNG'), site.play.vendorOf('ROOK', 'LIVE')]).toEqual([null, null]);

    site.writeVendors(fileOf(bravo));
    await site.vendors.refresh();
    expect([ids(), await frames()]).toEqual([['bravo'], ['https://bravo.example']]);
    expect([site.play.vendorOf('SAPPH', 'LIVE'), site.play.vendorOf('ROOK', 'LIVE')?.id]).toEqual([null, 'bravo']);

    site.writeVendors(fileOf());
    await site.vendors.refresh();
    expect(ids()).toEqual([]);
    expect(await frames()).toEqual(["'none'"]);
    expect(site.vendorProblems).toEqual([]);
  });

  it('keeps its last good version while it has errors, or is gone, and reports them once', async () => {
    site = await open({ vendors: [acme] });
    site.writeVendors(fileOf(acme, acme));
    await site.vendors.refresh();
    await site.vendors.refresh();
    const codes = () => site.vendors.problems().map(({ code }) => code);
    expect([ids(), codes(), site.vendorProblems.length]).toEqual([['acme'], ['list.duplicateId', 'vendor.studioTwice'], 1]);
    expect(await frames()).toEqual(['https://play.acme.example']);

    rmSync(site.vendorsFile);
    await site.vendors.refresh();
    expect([ids(), codes(), site.vendorProblems.length]).toEqual([['acme'], ['file.missing'], 2]);

    site.writeVendors(fileOf(acme, bravo));
    await site.vendors.refresh();
    expect([ids(), codes(), site.vendorProblems.length]).toEqual([['acme', 'bravo'], [], 2]);
  });

  it('serves its last good version after a restart, too', async () => {
    site = await open({ vendors: [acme] });
    await site.close();
    site = await open({ vendors: [{ ...acme, api: 'nowhere' }] });
    expect([ids(), site.vendorProblems.length]).toEqual([['acme'], 1]);
  });

  it('as shipped has the demo vendor, whose games play in this process or not at all', async () => {
    const games = { files: { script: '/assets/play.js', styles: [] }, assets: null };
    site = await open({ games });
    expect([site.settings.gamesOrigin, ids(), site.vendorProblems]).toEqual([null, [], []]);
    await site.close();
    site = await open({ games, settings: { gamesOrigin: 'https://play.test' } });
    expect([ids(), await frames()]).toEqual([['demo'], ['https://play.test']]);
  });
});

it('is what the manifests of a server are checked by: vendors and games that do not exist are reported', async () => {
  const brands = authBrands();
  const home = { hotGames: ['draggon', 'comet'] };
  brands.write('alpha', { ...smallBrand('alpha'), home, catalogue: { hiddenVendors: ['ROKK'] } });
  site = await open({ brands });
  const reported = site.reported.flatMap(({ folder, problems }) => (folder === 'alpha' ? problems : []));
  expect(reported.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'catalogue.misspeltGame /home/hotGames/0',
    'catalogue.unknownGame /home/hotGames/1',
    'catalogue.misspeltVendor /catalogue/hiddenVendors/0',
  ]);
});

describe('the secret of a vendor', () => {
  const secretsOf = async (environmentSecret: (variable: string) => string | null) => {
    const vault = await openVault(site.db, site.settings.dataKeys);
    const identity = createIdentity({ db: site.db, now: () => noon, vault, reportFault: () => undefined });
    return createVendorSecrets({ ...identity, shared: createSharedSecrets(environmentSecret) });
  };

  it('is derived per vendor and merchant, stored, or taken from the environment', async () => {
    const environmentSecret = (variable: string) => (variable === 'VENDOR_ACME' ? fromOutside : null);
    const entries = [
      acme,
      { ...bravo, secret: 'env:VENDOR_ACME' },
      { ...acme, id: 'unset', studios: [], secret: 'env:VENDOR_OTHER' },
      { ...acme, id: 'kept', studios: [], secret: 'stored' },
    ];
    site = await open({ vendors: entries, settings: { environmentSecret } });
    const of = async (id: string, merchant: string) => site.vendors.byId(id)?.secretOf(merchant);
    const derived = await Promise.all([of('acme', 'alpha'), of('acme', 'beta')]);
    expect(new Set(derived).size).toBe(2);
    expect(await Promise.all([of('bravo', 'alpha'), of('unset', 'alpha')])).toEqual([fromOutside, null]);
    expect(site.vendorProblems.flat().map(({ code }) => code)).toEqual(['secret.missing']);

    const secrets = await secretsOf(environmentSecret);
    await secrets.store('kept', 'alpha', 'chosen by the vendor');
    expect(await Promise.all([of('kept', 'alpha'), of('kept', 'beta')])).toEqual(['chosen by the vendor', null]);
    const [row] = await site.db.select().from(vendorSecret);
    expect(row?.secret).not.toContain('chosen');
  });

  it('is valid beside its successor until it is retired; our calls are signed with the successor', async () => {
    let time = noon;
    site = await open({ vendors: [{ ...acme, secret: 'stored' }], now: () => time });
    const secrets = await secretsOf(() => null);
    const wallet = walletClient(site, () => time, 'acme');
    const accepted = async () => {
      time = new Date(time.getTime() + 6_000);
      const codes = [];
      for (const secret of ['the first secret', 'the second secret', 'the third secret'])
        codes.push((await wallet('balance', { session: 'x'.repeat(43) }, { secret })).code);
      return codes.map((code) => code !== 'SIGNATURE');
    };
    const signing = () => site.vendors.byId('acme')?.secretOf('alpha');
    const set = (secret: string) => secrets.store('acme', 'alpha', secret);

    expect([await set('the first secret'), await accepted(), await signing()]).toEqual([
      'stored',
      [true, false, false],
      'the first secret',
    ]);
    expect([await set('the second secret'), await accepted(), await signing()]).toEqual([
      'stored',
      [true, true, false],
      'the second secret',
    ]);
    expect(await secrets.formerSince('acme', 'alpha')).toEqual(noon);
    expect([await set('the second secret'), await set('the third secret'), await accepted()]).toEqual([
      'unchanged',
      'formerIsValid',
      [true, true, false],
    ]);
    expect([await secrets.retire('acme', 'beta'), await secrets.retire('acme', 'alpha')]).toEqual([false, true]);
    expect([await accepted(), await secrets.formerSince('acme', 'alpha')]).toEqual([[false, true, false], null]);

    expect([await set('the third secret'), await set('the second secret'), await accepted(), await signing()]).toEqual([
      'stored',
      'restored',
      [false, true, false],
      'the second secret',
    ]);
    const events = await site.db.select().from(securityEvent).where(like(securityEvent.kind, 'vendorSecret.%'));
    expect(events.map(({ kind }) => kind.slice('vendorSecret.'.length)).sort()).toEqual([
      'changed',
      'changed',
      'changed',
      'changed',
      'retired',
    ]);
  });

  it('of the environment has its former one in the variable beside it, for every contract', async () => {
    const variables: Record<string, string> = { VENDOR_ACME: newSecret, VENDOR_ACME_FORMER: oldSecret };
    const entry = { ...acme, contract: 'commandWallet', secret: 'env:VENDOR_ACME' };
    site = await open({ vendors: [entry], settings: { environmentSecret: (variable) => variables[variable] ?? null } });
    const body = JSON.stringify({ cmd: 'getBalance', operator: 'alpha', requestId: 'r', token: 'x'.repeat(43) });
    const statusBy = async (secret: string) => {
      const headers = { 'x-hash': createHmac('sha512', secret).update(body).digest('base64') };
      const url = '/vendors/commandWallet/acme';
      const json = { host: 'vendor.test', 'content-type': 'application/json' };
      const answer = await site.server.inject({ method: 'POST', url, headers: { ...json, ...headers }, payload: body });
      return answer.json<{ status: string }>().status;
    };
    expect(await Promise.all([newSecret, oldSecret, 'another secret'].map(statusBy))).toEqual([
      'TOKEN_EXPIRED',
      'TOKEN_EXPIRED',
      'INVALID_HASH',
    ]);
    expect(await site.vendors.byId('acme')?.secretOf('alpha')).toBe(newSecret);
    delete variables['VENDOR_ACME_FORMER'];
    expect(await statusBy(oldSecret)).toBe('INVALID_HASH');
  });
});
