import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Site {
  readonly address: (merchant: string) => string;
  readonly stop: () => Promise<void>;
}

const port = Number(process.env['PORT'] ?? 4391);

/** Starts the product on a database of its own, in production mode, and waits until it is ready. */
export async function startSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  for (let attempt = 0; !(await isReady()); attempt += 1) {
    if (attempt > 600 || child.exitCode !== null) throw new Error('The site did not start. Try `npm start` to see why.');
    await new Promise((done) => setTimeout(done, 250));
  }
  return {
    address: (merchant) => `http://${merchant}.localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
