import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  readonly pid: number;
  /** Distinguishes a live holder from a later process with the same pid. */
  readonly startedAt: string | null;
}

export interface DirectoryLock {
  readonly databaseDirectory: string;
  release(): void;
}

/** Thrown because opening an embedded database twice loses data and the database does not detect it. */
export class DirectoryTaken extends Error {
  readonly pid: number;
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}.`);
    this.name = 'DirectoryTaken';
    this.pid = pid;
  }
}

/**
 * Checks the lock without taking it.
 * @throws DirectoryTaken if a live process holds it
 */
export function assertDirectoryFree(directory: string) {
  const holder = read(lockFile(directory));
  if (holder !== null && isAlive(holder)) throw new DirectoryTaken(directory, holder.pid);
}

export function takeDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const file = lockFile(directory);
  const own = JSON.stringify({ pid: process.pid, startedAt: startTicksOf(process.pid) } satisfies Holder);
  if (!create(file, own)) {
    assertDirectoryFree(directory);
    rmSync(file, { force: true });
    if (!create(file, own)) throw new DirectoryTaken(directory, read(file)?.pid ?? 0);
  }
  const release = () => {
    process.off('exit', release);
    if (read(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { databaseDirectory: join(directory, 'database'), release };
}

const lockFile = (directory: string) => join(directory, 'lock');

function create(file: string, content: string) {
  try {
    const handle = openSync(file, 'wx');
    writeFileSync(handle, content);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startTicksOf(pid);
  return now === null || startedAt === null || now === startedAt;
}

/**
 * Start time in clock ticks since boot; Linux only, otherwise null. Splits at `) ` because the name field may contain
 * spaces.
 */
function startTicksOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
