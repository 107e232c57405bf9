import { and, eq } from 'drizzle-orm';
import { paymentPasswordFault } from '../../../domain/paymentPassword.ts';
import { Failure } from '../../../wire/failure.ts';
import { run, type Statement } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account, Identity } from '../ports/index.ts';
import { hashPassword, verifyHash } from './passwords.ts';

const maxAttempts = 5;
const lockSeconds = 15 * 60;

export type PaymentPasswords = ReturnType<typeof createPaymentPasswords>;

/** The six digits that every movement of money out of an account asks for, beside the session. */
export function createPaymentPasswords({ db, now, audit, limits }: Pick<Identity, 'db' | 'now' | 'audit' | 'limits'>) {
  const markOf = ({ merchant, id }: Account) => limits.keyedHash(merchant, `payment-password:${id}`);

  /** Counts an attempt, which `forgive` undoes; returns how many are left, or null while the account is locked. */
  async function take(owner: Account): Promise<number | null> {
    const moment = now();
    const until = new Date(moment.getTime() + lockSeconds * 1_000);
    const values = [owner.merchant, await markOf(owner), moment.toISOString(), until.toISOString()];
    const [taken] = await run<{ uses: number }>(db, takeAttempt, values);
    return taken === undefined ? null : maxAttempts - taken.uses;
  }

  async function forgive(owner: Account): Promise<void> {
    await run(db, forgiveAttempts, [owner.merchant, await markOf(owner)]);
  }

  async function locked({ merchant, id }: Account): Promise<Failure> {
    return new Failure('AUTH_WAIT', { value: { waitSeconds: await limits.remaining(merchant, `payment-password:${id}`) } });
  }

  return {
    /**
     * Sets or changes it; the caller has consumed a re-authentication. Ends a lock.
     * @throws Failure VALIDATION, with the reason as its field fault
     */
    async setPaymentPassword(owner: Account, password: string, address: string): Promise<void> {
      const fault = paymentPasswordFault(password);
      if (fault !== null) throw new Failure('VALIDATION', { value: [{ field: 'paymentPassword', key: fault, params: {} }] });
      const { merchant, id: accountId } = owner;
      const paymentPasswordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const self = and(eq(account.merchant, merchant), eq(account.id, accountId));
        await tx.update(account).set({ paymentPasswordHash }).where(self);
        await audit.note({ merchant, kind: 'paymentPassword.set', accountId, address }, tx);
      });
      await forgive(owner);
    },

    /**
     * Resolves if it is right. Five wrong attempts lock it for 15 minutes; a right one starts the count again. An attempt is
     * counted before it is checked, so concurrent attempts gain nothing.
     * @throws Failure PAYMENT_PASSWORD_UNSET; PAYMENT_PASSWORD with `{ triesLeft }`; AUTH_WAIT with `{ waitSeconds }`
     */
    async verifyPaymentPassword({ brand: { merchant } }: Tenant, owner: Account, password: string): Promise<void> {
      if (owner.paymentPasswordHash === null) throw new Failure('PAYMENT_PASSWORD_UNSET');
      const triesLeft = await take(owner);
      if (triesLeft === null) throw await locked(owner);
      if (await verifyHash(owner.paymentPasswordHash, password)) return forgive(owner);
      await audit.note({ merchant, kind: 'paymentPassword.refused', accountId: owner.id, details: { triesLeft } });
      throw triesLeft === 0 ? await locked(owner) : new Failure('PAYMENT_PASSWORD', { value: { triesLeft } });
    },
  };
}

/** Each attempt renews the window, so the last one locks for all of it. `$3` is the moment, `$4` the end of the window. */
const takeAttempt: Statement = {
  name: 'payment-password-take',
  text: `insert into limit_window as old (merchant, mark, uses, until) values ($1, $2, 1, $4::timestamptz)
    on conflict (merchant, mark) do update set
      uses = case when old.until <= $3::timestamptz then 1 else old.uses + 1 end, until = excluded.until
    where old.until <= $3::timestamptz or old.uses < ${maxAttempts}
    returning uses`,
};

const forgiveAttempts: Statement = {
  name: 'payment-password-forgive',
  text: 'delete from limit_window where merchant = $1 and mark = $2',
};
