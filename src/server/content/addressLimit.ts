import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { addressSecret, addressUse } from '../db/tables/content.ts';
import { rateLimitKey } from '../networks/index.ts';
import { randomSecret } from '../randomSecret.ts';
import type { ContentDeps } from './contentDeps.ts';

export interface AddressUse {
  readonly merchant: string;
  readonly action: string;
  readonly address: string;
  readonly perHour: number;
}

const hourMs = 3_600_000;

/**
 * Rate limit per IP address (IPv6: per network), action and hour, shared by all processes. The address is stored only as an HMAC whose
 * key is deleted after the day.
 */
export function createAddressLimit({ db, now }: Pick<ContentDeps, 'db' | 'now'>) {
  const secretOf = async (merchant: string, day: string): Promise<string> => {
    const generated = randomSecret();
    const [inserted] = await db
      .insert(addressSecret)
      .values({ merchant, day, secret: generated })
      .onConflictDoNothing()
      .returning();
    if (inserted !== undefined) {
      await db.delete(addressSecret).where(and(eq(addressSecret.merchant, merchant), lt(addressSecret.day, day)));
      await db
        .delete(addressUse)
        .where(and(eq(addressUse.merchant, merchant), lt(addressUse.hour, new Date(`${day}T00:00:00Z`))));
      return generated;
    }
    const [existing] = await db
      .select()
      .from(addressSecret)
      .where(and(eq(addressSecret.merchant, merchant), eq(addressSecret.day, day)));
    return existing?.secret ?? generated;
  };

  /** Consumes one use; false if the limit of the hour is reached. Atomic: one statement checks and increments. */
  return async ({ merchant, action, address, perHour }: AddressUse): Promise<boolean> => {
    const moment = now();
    const secret = await secretOf(merchant, moment.toISOString().slice(0, 10));
    const mark = createHmac('sha256', secret).update(rateLimitKey(address)).digest('base64url');
    const taken = await db
      .insert(addressUse)
      .values({ merchant, action, mark, hour: new Date(Math.floor(moment.getTime() / hourMs) * hourMs), uses: 1 })
      .onConflictDoUpdate({
        target: [addressUse.merchant, addressUse.action, addressUse.mark, addressUse.hour],
        set: { uses: sql`${addressUse.uses} + 1` },
        setWhere: lt(addressUse.uses, perHour),
      })
      .returning({ uses: addressUse.uses });
    return taken.length > 0;
  };
}
