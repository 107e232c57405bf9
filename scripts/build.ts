import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { stampFile } from './build/isStale.ts';
import { previewBuild } from './build/previewBuild.ts';
import { sourceHash } from './build/sourceHash.ts';
import { statesBuild } from './build/statesBuild.ts';
import { studioBuild } from './build/studioBuild.ts';
import { vendorBuild } from './build/vendorBuild.ts';
import { workerBuild } from './build/workerBuild.ts';
import { takeNoArguments } from './commandLine.ts';
import { clientAssets, root, sourceMaps, studioAssets, vendorAssets } from './paths.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json)$/;
const minBytesToCompress = 600;

export async function buildSite() {
  const hash = sourceHash();
  const settings = { root, mode: 'production', logLevel: 'warn' } as const;
  await timed('site', () => build(settings));
  await timed('previews', () => build(previewBuild));
  await timed('states of flows', () => build(statesBuild));
  await timed('service worker', () => build(workerBuild));
  await moveSourceMaps();
  await timed('first paint', () => build({ ...settings, build: { ssr: true } }));
  await timed('games', () => build(vendorBuild));
  await timed('studio', () => build(studioBuild));
  await timed('compressed files', () => Promise.all([clientAssets, vendorAssets, studioAssets].map(precompress)));
  writeFileSync(stampFile, hash);
}

async function timed(what: string, work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  console.log(`  built ${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Out of the folder that is served. */
async function moveSourceMaps() {
  await rm(sourceMaps, { recursive: true, force: true });
  await mkdir(sourceMaps);
  const names = (await readdir(clientAssets)).filter((name) => name.endsWith('.map'));
  await Promise.all(names.map((name) => rename(join(clientAssets, name), join(sourceMaps, name))));
}

/** Writes compressed variants next to each file at maximum level, so that no request compresses. */
async function precompress(folder: string) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file: string) {
  const plain = await readFile(file);
  if (plain.length < minBytesToCompress) return;
  const [small, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}

if (import.meta.main) {
  takeNoArguments('npm run build', {
    en: 'Builds the site, its server rendering, the demo games and the studio into dist/.',
    vi: 'Dựng trang, phần kết xuất ở máy chủ, các trò chơi minh hoạ và studio vào dist/.',
  });
  process.env['NODE_ENV'] = 'production';
  await buildSite();
}
