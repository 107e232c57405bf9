import { randomUUID } from 'node:crypto';
import { securityEvent } from '../db/tables/accounts.ts';
import type { Audit } from './account.ts';
import type { LimitsDeps } from './limits.ts';

/** Audit log of account security events. Rows contain nothing that would help an attacker sign in. */
export function createAudit({ db, now, vault }: LimitsDeps): Audit {
  return {
    async note({ merchant, kind, accountId = null, address, details = {} }, tx = db) {
      const addressMark = address === undefined ? null : await vault.keyedHash(merchant, `address:${address}`);
      await tx.insert(securityEvent).values({ merchant, id: randomUUID(), accountId, kind, addressMark, details, at: now() });
    },
  };
}
