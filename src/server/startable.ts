import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { Pool } from 'pg';
import { assertDirectoryFree, DirectoryTaken } from './db/directoryLock.ts';
import type { Settings } from './settings.ts';
import { StartProblem } from './startProblem.ts';

/** Finds out in a moment what would otherwise fail after a long build. */
export async function assertStartable({ port, dataDirectory, database }: Settings) {
  await assertPortFree(port);
  assertWritable(dataDirectory);
  if (database.kind === 'postgres') await assertReachable(database.url);
  else assertDirectoryFree(dataDirectory);
}

function assertPortFree(port: number) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use; stop the other program or start with another port, for example PORT=${port + 1} npm start.`;
      const other = `Port ${port} cannot be opened (${error.code}); start with another port, for example PORT=4000 npm start.`;
      reject(new StartProblem(error.code === 'EADDRINUSE' ? taken : other, { cause: error }));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function assertWritable(directory: string) {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new StartProblem(`The data directory ${directory} cannot be written; allow it or set DATA_DIR to another one.`, {
      cause: error,
    });
  }
}

async function assertReachable(url: string) {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = (error as { code?: string }).code ?? 'no answer';
    const { host, pathname } = new URL(url);
    throw new StartProblem(
      `The database ${host}${pathname} cannot be reached (${reason}); start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}

/** What went wrong, as one sentence, where it is something the starter can mend; null otherwise. */
export function startSentence(error: unknown): string | null {
  if (error instanceof StartProblem) return error.message;
  if (error instanceof DirectoryTaken) {
    return (
      `${error.message} Stop that process, or set DATA_DIR to another directory; for several processes use PostgreSQL with DATABASE_URL. / ` +
      `Tiến trình ${error.pid} đang dùng thư mục dữ liệu này; hãy dừng nó hoặc đặt DATA_DIR sang thư mục khác.`
    );
  }
  return null;
}
