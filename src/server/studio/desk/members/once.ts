import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { Failure } from '../../../../wire/failure.ts';
import type { Account } from '../../../identity/ports/index.ts';
import { deskAct } from '../../../platform/db/tables/index.ts';
import type { Operator } from '../../operators/index.ts';
import type { DeskMemberDeps } from './memberDeps.ts';

interface Asked {
  readonly by: Pick<Operator, 'id'>;
  /** Idempotency key, which the studio chooses. */
  readonly request: string;
  /** Of what is acted on: a member, unless it says otherwise. */
  readonly kind?: string;
  readonly act: string;
  readonly reason: string;
  readonly input: object;
}

/** After this time an act without a result counts as ended with its process. */
const runningMs = 60_000;

/**
 * Runs an act on a member, or on what `kind` names, once per request: sent again, it is not repeated, and null is returned. What refuses it leaves nothing, so
 * that the request can be sent again. An act whose process ended before it had a result runs again: its outcome is unknown.
 * @throws Failure CONFLICT if the request id asked for something else, or the act is running; and what refuses the act
 */
export async function once<Value>(
  { db, now }: Pick<DeskMemberDeps, 'db' | 'now'>,
  { merchant, id: item }: Pick<Account, 'merchant' | 'id'>,
  { by, request, kind = 'member', act, reason, input }: Asked,
  run: () => Promise<Value>,
): Promise<Value | null> {
  const digest = createHash('sha256')
    .update(JSON.stringify([item, act, reason, input]))
    .digest('base64url');
  const self = and(eq(deskAct.merchant, merchant), eq(deskAct.operator, by.id), eq(deskAct.request, request));
  const row = { merchant, operator: by.id, request, kind, item, act, reason, digest, at: now() };
  const claimed = await db.insert(deskAct).values(row).onConflictDoNothing().returning({ request: deskAct.request });
  if (claimed.length === 0) {
    const [earlier] = await db.select({ digest: deskAct.digest, result: deskAct.result }).from(deskAct).where(self);
    if (earlier?.digest !== digest) throw new Failure('CONFLICT', { value: { rule: 'request' } });
    if (earlier.result !== null) return null;
    const isEnded = lt(deskAct.at, new Date(now().getTime() - runningMs));
    const taken = await db
      .update(deskAct)
      .set({ at: now() })
      .where(and(self, isNull(deskAct.result), isEnded))
      .returning({ request: deskAct.request });
    if (taken.length === 0) throw new Failure('CONFLICT', { value: { rule: 'request' } });
  }
  try {
    const value = await run();
    await db.update(deskAct).set({ result: 'done' }).where(self);
    return value;
  } catch (error) {
    if (error instanceof Failure) await db.delete(deskAct).where(self);
    throw error;
  }
}
