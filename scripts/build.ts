import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { stampFile } from './build/isStale.ts';
import { precompress } from './build/precompress.ts';
import { sourceHash } from './build/sourceHash.ts';
import { clientAssets, root } from './paths.ts';

export async function buildSite() {
  const hash = sourceHash();
  const settings = { root, mode: 'production', logLevel: 'warn' } as const;
  await timed('site', () => build(settings));
  await timed('first paint', () => build({ ...settings, build: { ssr: true } }));
  await timed('compressed files', () => precompress(clientAssets));
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
