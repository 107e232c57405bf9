import { afterAll, beforeAll, vi } from 'vitest';
import { authBrands } from '../server/auth-kit.ts';
import { noon, openTestServer } from '../server/core-kit.ts';
import { type TestPostgres, testPostgres } from '../server/postgres.ts';
import { conforms } from './conformance.ts';
import { paperVendor } from './paper-vendor.ts';
import { sitDown } from './table.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

const now = () => noon;

// A vendor with a contract of its own joins here: how its platform is opened, and how its calls are made.
for (const [where, database] of [
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.createDatabase() }) as const],
  ['the embedded database', async () => ({ kind: 'embedded', directory: null }) as const],
] as const) {
  conforms({
    name: `a vendor that speaks the seamless contract, on ${where}`,
    open: async () =>
      openTestServer({
        brands: authBrands(),
        database: await database(),
        now,
        vendors: (secretOf) => [paperVendor(now).adapter(secretOf)],
      }),
    sit: (site) => sitDown(site, now),
  });
  conforms({
    name: `the demo vendor, on ${where}`,
    open: async () =>
      openTestServer({
        brands: authBrands(),
        database: await database(),
        now,
        settings: { gamesOrigin: 'https://play.test' },
        games: { files: { script: '/assets/play.js', styles: [] }, assets: null },
      }),
    sit: (site) => sitDown(site, now, { vendor: 'demo' }),
  });
}
