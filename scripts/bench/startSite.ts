import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAsOwner } from '../../src/server/platform/db/index.ts';
import { createDatabase } from '../../tests/server/postgres.ts';
import { root } from '../paths.ts';

export interface Site {
  readonly pid: number;
  readonly port: number;
  readonly address: (merchant: string) => string;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly port?: number;
  /** Additional environment variables of the server. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Folder of a prepared database; removed when the site stops. */
  readonly data?: string;
}

/**
 * Creates a migrated database on the server of `url` and returns its URL for the serving role: in production the product does
 * not serve as the owner.
 */
export async function createServedDatabase(url: string): Promise<string> {
  const owner = await createDatabase(url, 'bench');
  const serving = new URL(owner);
  serving.username = 'bench_serving';
  serving.password = 'bench';
  await migrateAsOwner(owner, serving.href, { create: true });
  return serving.href;
}

/** Of a database that lives for one run. */
const benchKey = Buffer.alloc(32, 'bench').toString('base64');
const defaultPort = Number(process.env['PORT'] ?? 4391);

/** Starts the product in production mode on a separate database and waits until it is ready. */
export async function startSite({
  port = defaultPort,
  variables = {},
  data = mkdtempSync(join(tmpdir(), 'livery-bench-')),
}: Start = {}): Promise<Site> {
  const child = spawn(process.execPath, startArguments(), {
    env: {
      ...process.env,
      ...variables,
      PORT: String(port),
      DATA_DIR: data,
      NODE_ENV: 'production',
      DATA_KEY: benchKey,
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  for (let attempt = 0; !(await isReady(port)); attempt += 1) {
    if (attempt > 600 || child.exitCode !== null) throw new Error('The site did not start. Try `npm start` to see why.');
    await new Promise((done) => setTimeout(done, 250));
  }
  return {
    pid: child.pid ?? 0,
    port,
    address: (merchant) => `http://${merchant}.localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The arguments of `npm start`, without npm in between, so that the process id is the server's. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
