import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  readonly databaseDirectory: string;
  release(): void;
}

/** Thrown because opening an embedded database twice loses data and the database does not detect it. */
export class DirectoryTaken extends Error {
  /** Process id of the holder, which may run in another container; 0 if unknown. */
  readonly pid: number;
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}.`);
    this.name = 'DirectoryTaken';
    this.pid = pid;
  }
}

/**
 * Checks the lock without keeping it.
 * @throws DirectoryTaken if a process holds it
 */
export function assertDirectoryFree(directory: string) {
  lock(directory).close();
}

/**
 * Takes the directory until `release` or the end of the process.
 * @throws DirectoryTaken if a process holds it
 */
export function takeDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const database = lock(directory);
  held.add(database);
  writeFileSync(holderFile(directory), String(process.pid));
  const release = () => {
    held.delete(database);
    database.close();
  };
  return { databaseDirectory: join(directory, 'database'), release };
}

/** Keeps the locks from the garbage collector, which would release them. */
const held = new Set<DatabaseSync>();

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5;

/** Names the holder in the message of a refused process; the lock itself is in `lock.db`. */
const holderFile = (directory: string) => join(directory, 'lock');

/**
 * An exclusive transaction of SQLite, for the advisory file lock of the operating system below it: taken atomically, valid
 * across containers that share the volume, released by the kernel when the process ends, and not part of a copy. The process
 * must not open `lock.db` in any other way, because closing it would release the lock.
 */
function lock(directory: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'lock.db'));
  try {
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if ((error as { readonly errcode?: number }).errcode !== busy) throw error;
    throw new DirectoryTaken(directory, holderOf(directory));
  }
}

function holderOf(directory: string): number {
  try {
    return Number(readFileSync(holderFile(directory), 'utf8')) || 0;
  } catch {
    return 0;
  }
}
