import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

/** A transaction that is open in the current asynchronous context. */
interface OpenTransaction {
  readonly pool: Pool;
  /** False once it has ended; work that it started and did not await may go on then. */
  isOpen: boolean;
  /** On another pool, around this one. */
  readonly outer: OpenTransaction | undefined;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Runs the work of a transaction that holds a client of the pool. */
export async function whileOpen<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const transaction: OpenTransaction = { pool, isOpen: true, outer: current.getStore() };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Makes a pool refuse a second client to work that holds one in an open transaction: with one client to a
 * pool that waits for itself for ever, with ten it does once ten do so together. It would also read what the transaction does
 * not see.
 */
export function refuseNestedUse(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool);
  const guarded =
    <Call extends (...args: never[]) => unknown>(call: Call, described: (first: unknown) => string) =>
    (...args: Parameters<Call>): unknown => {
      if (isHeld(pool)) throw new NestedDatabaseUse(described(args[0]));
      return call(...args);
    };
  pool.connect = guarded(connect, () => 'A second connection') as typeof connect;
  pool.query = guarded(query, (statement) => `The statement ${JSON.stringify(textOf(statement))}`) as typeof query;
}

/** Thrown for a fault of the program: a use of the database beside the transaction that is open. */
export class NestedDatabaseUse extends Error {
  override readonly name = 'NestedDatabaseUse';
  constructor(what: string) {
    super(`${what} was asked of the pool inside an open transaction; use the handle of the transaction.`);
  }
}

function isHeld(pool: Pool): boolean {
  for (let each = current.getStore(); each !== undefined; each = each.outer) {
    if (each.isOpen && each.pool === pool) return true;
  }
  return false;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { readonly text?: unknown } | null)?.text);
