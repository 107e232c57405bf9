import { authBrands } from '../server/auth-kit.ts';
import { noon, openTestServer } from '../server/core-kit.ts';
import { testDatabase } from '../server/databases.ts';
import { openCommandVendor, sitAtCommand } from './command-vendor.ts';
import { conforms } from './conformance.ts';
import { openPaperVendor } from './paper-vendor.ts';
import { sitDown } from './table.ts';

const now = () => noon;

// Add vendors with another contract here: how to open their platform and how to make their calls.
for (const [where, database] of [
  ['PostgreSQL', testDatabase],
  ['the embedded database', async () => ({ kind: 'embedded', directory: null }) as const],
] as const) {
  conforms({
    name: `a vendor that speaks the seamless contract, on ${where}`,
    open: async () => {
      const vendor = await openPaperVendor();
      const site = await openTestServer({ brands: authBrands(), database: await database(), now, vendors: [vendor.entry] });
      return { ...site, close: () => Promise.all([site.close(), vendor.close()]) };
    },
    sit: (site) => sitDown(site, now),
  });
}

conforms({
  name: 'the demo vendor',
  open: () =>
    openTestServer({
      brands: authBrands(),
      now,
      settings: { gamesOrigin: 'https://play.test' },
      games: { files: { script: '/assets/play.js', styles: [] }, assets: null },
    }),
  sit: (site) => sitDown(site, now, { vendor: 'demo' }),
});

conforms({
  name: 'a vendor of the command wallet',
  open: async () => {
    const vendor = await openCommandVendor();
    const site = await openTestServer({ brands: authBrands(), now, vendors: [vendor.entry] });
    return { ...site, close: () => Promise.all([site.close(), vendor.close()]) };
  },
  sit: (site) => sitAtCommand(site, now),
});
