import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { workerBuild } from '../../scripts/build/workerBuild.ts';
import { openServer } from '../../src/server/edge/server/openServer.ts';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import { readClientBuild } from '../../src/server/site/page/clientBuild.ts';
import type { RenderPage } from '../../src/server/site/page/sitePages.ts';

/**
 * Builds the site of this checkout, asks it for the URLs given as arguments and writes the answers to answers.json.
 * It runs inside a copy of the sources, in a separate process.
 */
const urls = process.argv.slice(2).map((text) => new URL(text));
process.env['NODE_ENV'] = 'production';
await build({ configLoader: 'native', logLevel: 'silent' });
await build({ configLoader: 'native', logLevel: 'silent', build: { ssr: true } });
await build({ ...workerBuild, logLevel: 'silent' });
const { renderPage } = (await import(new URL('../../dist/render/render.js', import.meta.url).href)) as {
  renderPage: RenderPage;
};
const { server } = await openServer({
  settings: {
    ...readSettings({ NODE_ENV: 'production', DATA_KEY: Buffer.alloc(32, 1).toString('base64') }),
    database: { kind: 'embedded', directory: null },
  },
  brands: 'brands',
  vendors: 'vendors.json',
  renderPage,
  client: readClientBuild('dist/client/.vite/manifest.json'),
  assets: null,
  now: () => new Date('2026-10-01T03:00:00Z'),
  report: (problems) => console.error(JSON.stringify(problems)),
  reportVendors: (problems) => console.error(JSON.stringify(problems)),
  log: { level: 'silent' },
});
const answers: Record<string, { status: number; body: string }> = {};
for (const { href, host, pathname, search } of urls) {
  const { statusCode, body } = await server.inject({ method: 'GET', url: pathname + search, headers: { host } });
  answers[href] = { status: statusCode, body };
}
await server.close();
writeFileSync('answers.json', JSON.stringify(answers));
process.exit(0);
