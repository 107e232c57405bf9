import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { Pool } from 'pg';
import type { LocalText } from '../../../domain/language.ts';
import {
  assertDirectoryFree,
  type Db,
  DirectoryTaken,
  excessRights,
  ForeignDatabase,
  MigrationsPending,
  probeEngine,
} from '../../platform/db/index.ts';

import { StartError } from '../../platform/startError/index.ts';
import type { Settings } from '../settings/index.ts';

/**
 * Checks port, data directory and database before the long build starts.
 * @throws {StartError | DirectoryTaken}
 */
export async function assertCanStart({ port, dataDirectory, database }: Settings) {
  await assertPortFree(port);
  assertWritable(dataDirectory);
  if (database.kind === 'postgres') {
    await assertReachable(database.url);
    await assertEngine(database);
  } else assertDirectoryFree(dataDirectory);
}

function assertPortFree(port: number) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const text: LocalText =
        error.code === 'EADDRINUSE'
          ? {
              en: `Port ${port} is in use; stop the other program or start with another port, for example PORT=${port + 1} npm start.`,
              vi: `Cổng ${port} đang được dùng; hãy dừng chương trình kia hoặc chọn cổng khác, ví dụ PORT=${port + 1} npm start.`,
            }
          : {
              en: `Port ${port} cannot be opened (${error.code}); start with another port, for example PORT=4000 npm start.`,
              vi: `Không mở được cổng ${port} (${error.code}); hãy chọn cổng khác, ví dụ PORT=4000 npm start.`,
            };
      reject(new StartError(text, { cause: error }));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function assertWritable(directory: string) {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new StartError(
      {
        en: `The data directory ${directory} cannot be written; allow it or set DATA_DIR to another one.`,
        vi: `Không ghi được vào thư mục dữ liệu ${directory}; hãy cấp quyền hoặc đặt DATA_DIR sang thư mục khác.`,
      },
      { cause: error },
    );
  }
}

async function assertReachable(url: string) {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = (error as { code?: string }).code ?? 'no answer';
    const { host, pathname } = new URL(url);
    throw new StartError(
      {
        en: `The database ${host}${pathname} cannot be reached (${reason}); start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded one.`,
        vi: `Không kết nối được cơ sở dữ liệu ${host}${pathname} (${reason}); hãy khởi động nó, sửa DATABASE_URL, hoặc bỏ DATABASE_URL để dùng cơ sở dữ liệu kèm theo.`,
      },
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}

/**
 * Refuses a database that accepts notifications or locks and does nothing with them: processes would not learn of each other, and what
 * only one may do would be done twice.
 */
async function assertEngine(database: Extract<Settings['database'], { readonly kind: 'postgres' }>) {
  const fault = await probeEngine(database).catch((error: unknown) => {
    const { host, pathname } = new URL(database.directUrl ?? database.url);
    const reason = (error as { code?: string }).code ?? 'no answer';
    throw new StartError(
      {
        en: `The database ${host}${pathname} cannot be used (${reason}); correct DATABASE_DIRECT_URL, or leave it out if no pooler is before PostgreSQL.`,
        vi: `Không dùng được cơ sở dữ liệu ${host}${pathname} (${reason}); hãy sửa DATABASE_DIRECT_URL, hoặc bỏ đi nếu không có pooler trước PostgreSQL.`,
      },
      { cause: error },
    );
  });
  if (fault === null) return;
  throw new StartError(
    fault === 'notifications'
      ? {
          en: 'The database accepts LISTEN and delivers no notifications, as a pooler in transaction mode does; name PostgreSQL itself in DATABASE_DIRECT_URL.',
          vi: 'Cơ sở dữ liệu nhận LISTEN nhưng không gửi thông báo, như pooler ở chế độ transaction; hãy đặt địa chỉ của chính PostgreSQL vào DATABASE_DIRECT_URL.',
        }
      : {
          en: 'The database gives one advisory lock to two connections, so it is not PostgreSQL or not one server; name a PostgreSQL server in DATABASE_URL.',
          vi: 'Cơ sở dữ liệu cấp cùng một advisory lock cho hai kết nối, nên không phải PostgreSQL hoặc không phải một máy chủ; hãy đặt một máy chủ PostgreSQL vào DATABASE_URL.',
        },
  );
}

/**
 * Refuses to serve with a role that could change tables, journal or security events.
 * @returns a warning outside production; null if the role is right, and on the embedded database
 * @throws {StartError} in production
 */
export async function assertServingRole(db: Db, { production, database }: Pick<Settings, 'production' | 'database'>) {
  const rights = database.kind === 'postgres' ? await excessRights(db) : [];
  if (rights.length === 0) return null;
  const list = rights.join(', ');
  const fault = new StartError({
    en: `The role of DATABASE_URL could change tables, journal or security events (${list}). Name the owner in MIGRATE_URL and another role in DATABASE_URL, then run: npm run db -- roles`,
    vi: `Tài khoản trong DATABASE_URL có thể sửa bảng, sổ cái hoặc sự kiện bảo mật (${list}). Hãy đặt chủ sở hữu vào MIGRATE_URL và một tài khoản khác vào DATABASE_URL, rồi chạy: npm run db -- roles`,
  });
  if (production) throw fault;
  return fault.message;
}

/** Error message with its fix, in English and Vietnamese, for an error the operator can fix; null otherwise. */
export function startErrorText(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  if (error instanceof DirectoryTaken) {
    return (
      `${error.message} Stop that process, or set DATA_DIR to another directory; for several processes use PostgreSQL with DATABASE_URL. / ` +
      `Tiến trình ${error.pid} đang dùng thư mục dữ liệu này; hãy dừng nó hoặc đặt DATA_DIR sang thư mục khác.`
    );
  }
  if (error instanceof MigrationsPending) {
    return (
      'The tables are older than this version, and the role of DATABASE_URL may not change them; run npm run db -- migrate with the owner in MIGRATE_URL. / ' +
      'Các bảng cũ hơn phiên bản này và tài khoản trong DATABASE_URL không được sửa chúng; hãy chạy npm run db -- migrate với chủ sở hữu trong MIGRATE_URL.'
    );
  }
  if (error instanceof ForeignDatabase) {
    return (
      `${error.message} Start that version, or set DATA_DIR (or DATABASE_URL) to an empty one; delete the old data only if it is no longer needed. / ` +
      `Dữ liệu này do một phiên bản Livery khác tạo ra; hãy chạy phiên bản đó, hoặc đặt DATA_DIR (hay DATABASE_URL) sang nơi còn trống.`
    );
  }
  return null;
}
