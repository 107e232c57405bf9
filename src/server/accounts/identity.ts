import { createSessions, type SessionStore } from '../sessions/sessionStore.ts';
import type { Identity } from './account.ts';
import { createAccounts } from './accountStore.ts';
import { createAudit } from './audit.ts';
import { createCaptchas } from './captchas.ts';
import { createLimits } from './limits.ts';
import { createVault } from './vault.ts';

export interface IdentityDeps extends Pick<Identity, 'db' | 'now'> {
  /** Encryption key for data at rest; null generates one and stores it in the database. */
  readonly dataKey: Buffer | null;
  /** Renders a captcha text as an image. */
  readonly drawCaptcha?: (text: string) => Promise<Buffer>;
}

/** Composes accounts, sessions, audit, rate limits, captchas and encryption. */
export function createIdentity({ db, now, dataKey, drawCaptcha }: IdentityDeps): Identity & { sessions: SessionStore } {
  const vault = createVault(db, dataKey);
  return {
    db,
    now,
    vault,
    accounts: createAccounts({ db, now, vault }),
    sessions: createSessions({ db, now }),
    audit: createAudit({ db, now, vault }),
    limits: createLimits({ db, now, vault }),
    captchas: createCaptchas({ db, now, ...(drawCaptcha === undefined ? {} : { draw: drawCaptcha }) }),
  };
}
