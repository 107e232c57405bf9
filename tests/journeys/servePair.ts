import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backOfficePort, port, relayedBrand, relayPort, shippedBrands } from './world.ts';

const folder = resolve('test-results/pair');
const pollMs = 250;

/**
 * Starts two installations with one brand: a back office that has the accounts, and a site before it in upstream mode. They start
 * once the main server is up, whose build they use.
 *
 * @returns what stops both
 */
export function startPair(preloaded: readonly string[]): () => void {
  const processes: ChildProcess[] = [];
  let isStopped = false;
  void isUp(() => isStopped).then(() => {
    if (isStopped) return;
    const brands = writeRelayedBrand();
    const start = (name: string, env: Readonly<Record<string, string>>) => {
      const data = join(folder, name);
      mkdirSync(data, { recursive: true });
      const imports = preloaded.flatMap((file) => ['--import', file]);
      processes.push(
        spawn(process.execPath, [...imports, resolve('scripts/start.ts')], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: {
            ...process.env,
            BRANDS_DIR: brands,
            DATA_DIR: data,
            PICTURES_DIR: resolve('.cache/pictures'),
            WARM_PICTURES: 'off',
            GAME_PACE: 'fast',
            TRUST_PROXY: '127.0.0.1,::1',
            ...env,
          },
        }),
      );
    };
    start('back-office', { PORT: String(backOfficePort), PUBLIC_PORT: String(relayPort), FORWARDED_HOST: '1' });
    start('site', {
      PORT: String(relayPort),
      UPSTREAM_URL: `http://localhost:${backOfficePort}`,
      GAMES_ORIGIN: `http://play.localhost:${backOfficePort}`,
    });
  });
  return () => {
    isStopped = true;
    for (const each of processes) each.kill('SIGTERM');
  };
}

async function isUp(isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok === true) return;
    await delay(pollMs);
  }
}

function writeRelayedBrand(): string {
  const brands = join(folder, 'brands');
  rmSync(folder, { recursive: true, force: true });
  cpSync(`brands/${shippedBrands[0]}`, join(brands, relayedBrand), { recursive: true });
  const file = join(brands, relayedBrand, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly policies?: object };
  const policies = { ...manifest.policies, notices: { popups: 0 } };
  const changed = { ...manifest, merchant: relayedBrand, hosts: [`${relayedBrand}.localhost`], policies };
  writeFileSync(file, JSON.stringify(changed, null, 2));
  return brands;
}
