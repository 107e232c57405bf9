import { accountTypes } from '../../../domain/accountType.ts';
import type { LoginValue } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Identity, WalletOpening } from '../ports/index.ts';
import { createAccount } from './createAccount.ts';

const ttlHours = 2;
const perHour = 10;

/** Creates and signs in a trial account: no password, play money only, expires after two hours. */
export function createTrial({ db, now, sessions, audit, limits }: Identity, { open }: WalletOpening) {
  return async (tenant: Tenant, address: string, system: string): Promise<LoginValue> => {
    const { merchant } = tenant.brand;
    if (!(await limits.take({ merchant, key: `trial:${rateLimitKey(address)}`, uses: perHour, seconds: 3_600 }))) {
      throw new Failure('RATE_LIMIT');
    }
    const createdAt = now();
    const made = await createAccount(db, {
      merchant,
      type: accountTypes.trial,
      createdAt,
      firstLogin: false,
      ownCode: null,
      expiresAt: new Date(createdAt.getTime() + ttlHours * 3_600_000),
      registration: { method: 'TRIAL', os: system },
    });
    if (typeof made === 'string') throw new Error('A trial was given a name that is taken.');
    await open(tenant, made);
    await audit.note({ merchant, kind: 'trial.started', accountId: made.id, address });
    return sessions.start(tenant, made);
  };
}
