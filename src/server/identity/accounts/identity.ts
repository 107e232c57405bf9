import { createAudit } from '../../platform/events/index.ts';
import type { Identity } from '../ports/index.ts';
import { createSessions, type SessionStore } from '../sessions/sessionStore.ts';
import { createAccounts } from './accountStore.ts';
import { createCaptchas } from './captchas.ts';
import { createLimits } from './limits.ts';

export interface IdentityDeps extends Pick<Identity, 'db' | 'now' | 'vault' | 'reportFault'> {
  /** Renders a captcha text as an image. */
  readonly drawCaptcha?: (text: string) => Promise<Buffer>;
  /** Whether a password is known from breaches; by default none is. */
  readonly isBreached?: (password: string) => Promise<boolean>;
}

/** Composes accounts, sessions, audit, rate limits, captchas and encryption. */
export function createIdentity({
  db,
  now,
  vault,
  reportFault,
  drawCaptcha,
  isBreached,
}: IdentityDeps): Identity & { sessions: SessionStore } {
  const audit = createAudit({ db, now, vault });
  return {
    db,
    now,
    vault,
    reportFault,
    accounts: createAccounts({ db, now, vault, ...(isBreached === undefined ? {} : { isBreached }) }),
    sessions: createSessions({ db, now, audit }),
    audit,
    limits: createLimits({ db, now, vault }),
    captchas: createCaptchas({ db, now, ...(drawCaptcha === undefined ? {} : { draw: drawCaptcha }) }),
  };
}
