import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bareBrand, boxBrands, longBrands, writeBoxBrands } from '../../scripts/boxes/boxBrands.ts';
import { providerSettings, startIdentityProvider, writeSocialBrand } from './auth/identityProvider.ts';
import { writeCanaryBrand } from './brands/canary.ts';
import { writeExtremeBrands } from './brands/extremes.ts';
import { writeRandomBrand } from './brands/random.ts';
import { writeSmallestBrand } from './brands/smallest.ts';
import { notifiedBrand, writeStateBrands } from './brands/states.ts';
import { startPair } from './servePair.ts';
import { brandsFolder, dataFolder, filesPort, shippedBrands } from './world.ts';

/**
 * Starts the product with its default command, on a separate database and brands folder: the shipped brands and generated ones
 * (minimal, random, canary, special states, everything off, everything required).
 */
rmSync(dataFolder, { recursive: true, force: true });
rmSync(brandsFolder, { recursive: true, force: true });
mkdirSync(dataFolder, { recursive: true });
cpSync('brands', brandsFolder, { recursive: true });
writeSmallestBrand(brandsFolder);
writeRandomBrand(brandsFolder);
writeCanaryBrand(brandsFolder);
writeStateBrands(brandsFolder);
writeSocialBrand(brandsFolder);
writeExtremeBrands(brandsFolder);
writeBoxBrands(brandsFolder, [...boxBrands.slice(0, 2), ...longBrands, bareBrand]);
// Notices that open by themselves would stand in the way of every other journey.
for (const merchant of readdirSync(brandsFolder).filter((name) => name !== notifiedBrand)) {
  const file = join(brandsFolder, merchant, 'brand.json');
  if (!existsSync(file)) continue;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly policies?: object };
  const policies = { ...manifest.policies, notices: { popups: 0 } };
  writeFileSync(file, JSON.stringify({ ...manifest, policies }, null, 2));
}
await startIdentityProvider();

const preloaded = ['./tests/journeys/auth/legiblePictures.ts', './tests/journeys/smallPictures.ts'];
const server = spawn(process.execPath, [...preloaded.flatMap((file) => ['--import', file]), resolve('scripts/start.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...providerSettings,
    BRANDS_DIR: brandsFolder,
    DATA_DIR: dataFolder,
    PICTURES_DIR: resolve('.cache/pictures'),
    WARM_PICTURES: 'off',
    GAME_PACE: 'fast',
    // Push services of journeys.
    OUTBOUND_PRIVATE: '127.0.0.1',
    COUNTRY_HEADER: 'x-country',
    TRUST_PROXY: '127.0.0.1,::1',
    STATIC_ORIGINS: `http://${shippedBrands[0]}.localhost:${filesPort}`,
  },
});
const stopPair = startPair(preloaded);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopPair();
    server.kill(signal);
  });
}
server.once('close', (code) => {
  stopPair();
  process.exitCode = code ?? 1;
});
