import { randomUUID } from 'node:crypto';
import { securityEvent } from '../db/tables/accounts.ts';
import type { Audit } from './account.ts';
import type { LimitsDeps } from './limits.ts';

/** What happened to accounts. A row names nothing that would help whoever reads it to get in. */
export function createAudit({ db, now, vault }: LimitsDeps): Audit {
  return {
    async note({ merchant, kind, accountId = null, address, details = {} }, work = db) {
      const addressMark = address === undefined ? null : await vault.keyedHash(merchant, `address:${address}`);
      await work.insert(securityEvent).values({ merchant, id: randomUUID(), accountId, kind, addressMark, details, at: now() });
    },
  };
}
