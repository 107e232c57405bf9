import { Failure } from '../../wire/failure.ts';
import type { Account, Identity } from '../accounts/account.ts';
import { verifyHash } from '../accounts/passwords.ts';
import type { Tenant } from '../registry/tenant.ts';

const maxAttempts = 5;
const lockSeconds = 900;

/** Verifies payment passwords, five attempts in fifteen minutes. */
export function createPaymentPasswordCheck({ limits }: Pick<Identity, 'limits'>) {
  /** @throws Failure AUTH_WAIT, AUTH_PASSWORD */
  return async (tenant: Tenant, { merchant, id, paymentPasswordHash }: Account, password: string): Promise<void> => {
    const key = `payment-password:${id}`;
    if (!(await limits.take({ merchant, key, uses: maxAttempts, seconds: lockSeconds }))) {
      throw new Failure('AUTH_WAIT', { value: { waitSeconds: await limits.remaining(tenant.brand.merchant, key) } });
    }
    if (!(await verifyHash(paymentPasswordHash, password))) throw new Failure('AUTH_PASSWORD');
  };
}
