import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';
import { takeDirectory } from './directoryLock.ts';
import { startEmbeddedDatabase } from './embeddedDatabase.ts';
import { migrate } from './migrate.ts';
import { refuseNestedUse, whileOpen } from './openTransactions.ts';
import { schema } from './schema.ts';
import { grantServingRole } from './servingRole.ts';

export type DatabaseSettings =
  | {
      readonly kind: 'postgres';
      /** Of the serving role. */
      readonly url: string;
      /** Of the owner of the tables, who migrates; absent: the serving role, or a command before the start. */
      readonly migrateUrl?: string;
      /** Past a pooler, which keeps no session: for the connection that is listened on. Absent: `url`. */
      readonly directUrl?: string;
    }
  /** Null directory: in memory, for tests. */
  | { readonly kind: 'embedded'; readonly directory: string | null };

export type Db = NodePgDatabase<typeof schema> & { readonly $client: Pool };

export interface Database {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/** Receives the error of a lost connection that was idle. */
type ReportLost = (error: unknown) => void;

const statementTimeoutMs = 15_000;

/**
 * Longest wait for a connection, which ends with 503. The embedded database has one for all that is going on, and the demo world of a
 * first start is one transaction of many seconds on a busy machine, for which the brands of that start have to wait.
 */
const connectionTimeoutMs = { postgres: 5_000, embedded: 60_000 } as const;

const analyzeIntervalMs = 10 * 60_000;

/** Statements that are submitted without awaiting each other share a round trip. */
const pipelined = { pipeline: true } as const;

/**
 * Opens the database and runs pending migrations, as the owner of the tables if one is named.
 * @throws MigrationsPending if neither may run them
 */
export async function openDatabase(settings: DatabaseSettings, report?: ReportLost): Promise<Database> {
  if (settings.kind === 'postgres' && settings.migrateUrl !== undefined)
    await migrateAsOwner(settings.migrateUrl, settings.url);
  const { pool, db, close } = await connect(settings, report);
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}

/**
 * Runs pending migrations as the owner of the tables and grants the serving role what it needs.
 * @param options.create whether to create the serving role if it is missing
 */
export async function migrateAsOwner(ownerUrl: string, servingUrl: string, { create = false } = {}) {
  const { pool, close } = openPostgres(ownerUrl);
  try {
    await migrate(pool);
    const [owner, serving] = [new URL(ownerUrl), new URL(servingUrl)];
    const role = decodeURIComponent(serving.username);
    const password = decodeURIComponent(serving.password);
    if (role !== '' && serving.username !== owner.username) {
      await grantServingRole(pool, { role, ...(create ? { password } : {}) });
    }
  } finally {
    await close();
  }
}

/** Opens the database without migrating it. */
export async function readDatabase(settings: DatabaseSettings): Promise<Database> {
  const { db, close } = await connect(settings);
  return { db, close };
}

async function connect(settings: DatabaseSettings, report: ReportLost = () => undefined) {
  const { pool, close } = settings.kind === 'postgres' ? openPostgres(settings.url) : await openEmbedded(settings.directory);
  surviveLostConnections(pool, report);
  refuseNestedUse(pool);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => begin((tx) => whileOpen(pool, () => work(tx)), config);
  return { pool, db, close };
}

/**
 * A lost connection fails the query in progress; as an event without a listener it would end the process. A client that is
 * lost while it is checked out goes back to the pool here, because a transaction whose `begin` fails does not release it.
 */
function surviveLostConnections(pool: Pool, report: ReportLost) {
  const checkedOut = new WeakSet<PoolClient>();
  pool.on('error', report);
  pool.on('acquire', (client) => void checkedOut.add(client));
  pool.on('release', (_error, client) => void checkedOut.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => {
      if (!checkedOut.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
}

function openPostgres(url: string) {
  const pool = new Pool({
    ...pipelined,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionTimeoutMs.postgres,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'livery',
  });
  return { pool, close: () => pool.end() };
}

async function openEmbedded(directory: string | null) {
  const lock = directory === null ? null : takeDirectory(directory);
  try {
    const embedded = await startEmbeddedDatabase(lock?.databaseDirectory ?? null);
    const options: Omit<PoolConfig, 'onConnect'> & {
      stream: () => unknown;
      /** Awaited by the pool, whatever its types say. */
      onConnect: (client: ClientBase) => Promise<void>;
    } = {
      ...pipelined,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectionTimeoutMs.embedded,
      stream: () => embedded.connect(),
      onConnect: endSession,
    };
    const pool = new Pool(options);
    // Nothing else gathers statistics here, and without them plans read all bets of a vendor to find those of a round.
    const analyzing = setInterval(() => void pool.query('analyze').catch(() => undefined), analyzeIntervalMs).unref();
    const close = async () => {
      clearInterval(analyzing);
      await pool.end();
      await embedded.close();
      lock?.release();
    };
    return { pool, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/**
 * The embedded database has one session, which outlives its connections: ends what a lost one left open, among it statements
 * prepared under names that the next one prepares again.
 */
async function endSession(client: ClientBase): Promise<void> {
  await client.query('rollback');
  await client.query('discard all');
}
