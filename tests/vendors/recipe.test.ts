import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../src/wire/calls.ts';
import type { SortingVendor } from '../../src/wire/catalogue.ts';
import type { LaunchValue } from '../../src/wire/launch.ts';
import type { SeamlessSession } from '../../src/wire/seamless.ts';
import { isSignedBy, seamlessHeaders } from '../../src/wire/seamlessSignature.ts';
import { authBrands, type Site, visitor } from '../server/auth-kit.ts';
import { noon, openTestServer, testKey } from '../server/core-kit.ts';
import { testDatabase } from '../server/databases.ts';
import { openPaperVendor, walletClient } from './paper-vendor.ts';
import { launchBody } from './table.ts';
import { vendorCommand } from './vendorCommand.ts';

let time = noon;
const now = () => time;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let command: ReturnType<typeof vendorCommand>;
beforeAll(async () => {
  vendor = await openPaperVendor();
  const database = await testDatabase();
  const brands = authBrands();
  site = await openTestServer({ brands, database, now });
  command = vendorCommand({
    OUTBOUND_PRIVATE: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_KEY: testKey,
    BRANDS_DIR: brands.path,
    VENDORS_FILE: site.vendorsFile,
  });
});
afterAll(async () => {
  await site.close();
  await vendor.close();
});

const catalogue = {
  studios: [{ code: 'ACME', name: 'Acme Studio', hot: true }],
  games: [
    { id: 'acme-comet', studio: 'ACME', category: 'RNG', names: { vi: 'Sao Chổi', en: 'Comet' }, classification: 'SLOT' },
  ],
};

it('a vendor of our contract is added as CONTRIBUTING says: an entry, a secret, a catalogue; and leaves by its entry', async () => {
  const { send, login } = visitor(site, now);
  const { token } = (await login('demomember', 'Demo-2026')).value;
  const launch = () => send<LaunchValue>('launchGame', launchBody('acme-comet', 'ACME'), { token });
  const policy = async () => String((await site.get('alpha.test', '/index')).headers['content-security-policy']);
  expect([(await launch()).code, await policy()]).toEqual(['GAME_UNKNOWN', expect.not.stringContaining('acme')]);

  const entry = ['--name', 'Acme', '--url', vendor.entry.api, '--studio', 'ACME', '--launch-host', 'https://play.acme.example'];
  expect(await command(['add', 'acme', ...entry, '--category', 'RNG'])).toMatchObject({ code: 0, error: '' });
  await site.vendors.refresh();
  const secret = (await command(['secret', 'acme', 'alpha'])).out.trim();
  const file = join(site.settings.dataDirectory, 'acme.json');
  writeFileSync(file, JSON.stringify(catalogue));
  const imported = await command(['import-catalogue', 'acme', file, '--merchant', 'alpha']);
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('Games: 1 added') });
  time = new Date(time.getTime() + 1_000);

  const listed: SortingVendor[] = (await site.get('alpha.test', calls.publicVendors.path)).json().value;
  expect(listed.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors).toContainEqual(
    expect.objectContaining({ vassalage: 'ACME', displayName: 'Acme Studio', isHot: 1 }),
  );
  vendor.state.address = (ticket) => `https://play.acme.example/comet?ticket=${ticket}`;
  const { value } = await launch();
  expect(value.game_url).toMatch(/^https:\/\/play\.acme\.example\/comet\?ticket=/);
  expect(await policy()).toMatch(/frame-src [^;]*https:\/\/play\.acme\.example/);

  const asked = vendor.state.asked.at(-1);
  const header = (name: keyof typeof seamlessHeaders) => asked?.headers.get(seamlessHeaders[name]) ?? '';
  const signed = {
    method: 'POST',
    path: asked?.path ?? '',
    timestamp: header('timestamp'),
    request: header('request'),
  } as const;
  expect(await isSignedBy(secret, { ...signed, body: asked?.text ?? '' }, header('signature'))).toBe(true);

  const wallet = walletClient(site, now, 'acme');
  const ticket = new URL(value.game_url ?? '').searchParams.get('ticket');
  const { value: session } = await wallet<SeamlessSession>('authenticate', { ticket }, { secret });
  expect(session.game).toEqual({ gameCode: 'acme-comet', vassalage: 'ACME', category: 'RNG' });
  const bet = { session: session.session, roundId: 'r1', betId: 'b1', amount: '10.0000' };
  expect((await wallet('bet', bet, { secret })).code).toBe('OK');
  const results = [{ betId: 'b1', payout: '25.0000' }];
  const settled = { player: session.player, roundId: 'r1', results, closes: true };
  expect((await wallet('settle', settled, { secret })).code).toBe('OK');
  const { balance } = (await wallet('balance', { session: session.session }, { secret })).value;
  expect(Number(balance) - Number(session.balance)).toBe(15);

  site.writeVendors('{ "vendors": [] }');
  await site.vendors.refresh();
  expect((await launch()).code).toBe('VENDOR_DOWN');
  expect((await wallet('balance', { session: session.session }, { secret })).code).toBe('SIGNATURE');
  expect(await policy()).not.toContain('acme');
});
