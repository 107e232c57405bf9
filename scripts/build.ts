import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { stampFile } from './build/isStale.ts';
import { precompress } from './build/precompress.ts';
import { sourceHash } from './build/sourceHash.ts';
import { vendorBuild } from './build/vendorBuild.ts';
import { clientAssets, root, vendorAssets } from './paths.ts';

export async function buildSite() {
  const hash = sourceHash();
  const settings = { root, mode: 'production', logLevel: 'warn' } as const;
  await timed('site', () => build(settings));
  await timed('first paint', () => build({ ...settings, build: { ssr: true } }));
  await timed('games', () => build(vendorBuild));
  await timed('compressed files', () => Promise.all([precompress(clientAssets), precompress(vendorAssets)]));
  writeFileSync(stampFile, hash);
}

async function timed(what: string, work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  console.log(`  built ${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  await buildSite();
}
