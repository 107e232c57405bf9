import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { AuthenticatorConfirmation, AuthenticatorOffer, RecoveryCodes } from '../../../wire/verification.ts';
import { run, type Statement } from '../../platform/db/index.ts';
import { authenticator, recoveryCode } from '../../platform/db/tables/index.ts';
import { contextOf } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account, Identity } from '../ports/index.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Notices } from '../tickets/notices.ts';
import type { RecoveryCodeStore } from './recoveryCodes.ts';
import { enrolment, stepOfCode } from './timeCodes.ts';

export interface AuthenticatorDeps extends Pick<Identity, 'db' | 'now' | 'vault' | 'limits' | 'audit' | 'sessions'> {
  readonly recoveryCodes: RecoveryCodeStore;
  readonly tickets: Tickets;
  readonly notices: Notices;
}

export type Authenticators = ReturnType<typeof createAuthenticators>;

type Owner = Pick<Account, 'merchant' | 'id'>;

/** A member by the session that stays. */
interface Holder {
  readonly account: Account;
  readonly tokenHash: string;
}

const offerMinutes = 10;
const attemptsPerQuarterHour = 5;

/** TOTP authenticator apps. Callers re-authenticate the user before a binding; a new one replaces the former. */
export function createAuthenticators({
  db,
  now,
  vault,
  limits,
  audit,
  sessions,
  recoveryCodes,
  tickets,
  notices,
}: AuthenticatorDeps) {
  const ownedBy = ({ merchant, id }: Owner) => and(eq(authenticator.merchant, merchant), eq(authenticator.account, id));

  const find = async (owner: Owner) => {
    const [row] = await db
      .select()
      .from(authenticator)
      .where(and(ownedBy(owner), isNotNull(authenticator.confirmedAt)));
    return row ?? null;
  };

  const countAttempt = async ({ merchant, id }: Owner) => {
    const isAllowed = await limits.take({ merchant, key: `authenticator:${id}`, uses: attemptsPerQuarterHour, seconds: 900 });
    if (!isAllowed) throw new Failure('RATE_LIMIT');
  };

  /** Checks and consumes a code; codes of the same or an earlier time step are rejected. */
  const consumeCode = async (owner: Owner, row: typeof authenticator.$inferSelect, code: string) => {
    await countAttempt(owner);
    const secret = Buffer.from(await vault.open(row.sealed, contextOf.authenticator(owner.merchant, owner.id)), 'base64url');
    const step = stepOfCode(secret, code, now(), row.lastStep);
    if (step === null) return false;
    const taken = await db
      .update(authenticator)
      .set({ lastStep: step })
      .where(and(ownedBy(owner), eq(authenticator.sealed, row.sealed), lt(authenticator.lastStep, step)))
      .returning({ step: authenticator.lastStep });
    return taken.length > 0;
  };

  return {
    async isBound(owner: Owner): Promise<boolean> {
      return (await run(db, boundAuthenticator, [owner.merchant, owner.id])).length > 0;
    },

    async offer({ brand }: Tenant, { merchant, id, username }: Account): Promise<AuthenticatorOffer> {
      const secret = randomBytes(20);
      const content = { secret: secret.toString('base64url') };
      const ticket = await tickets.make({ merchant, purpose: 'authenticator', account: id, content, minutes: offerMinutes });
      return { ticket, ...enrolment(brand.name, username, secret) };
    },

    /**
     * Binds the offered authenticator in place of a former one, issues new recovery codes and ends every other session of the
     * account.
     * @throws Failure CODE_INCORRECT, RATE_LIMIT
     */
    async confirm(
      tenant: Tenant,
      { account, tokenHash }: Holder,
      { ticket, code }: AuthenticatorConfirmation,
    ): Promise<RecoveryCodes> {
      const { merchant, id } = account;
      const use = { merchant, purpose: 'authenticator', secret: ticket } as const;
      await countAttempt(account);
      const offered = await tickets.look(use);
      const content = offered?.account === id ? (offered.content as { readonly secret: string }) : null;
      const step = content === null ? null : stepOfCode(Buffer.from(content.secret, 'base64url'), code, now(), 0);
      if (content === null || step === null || !(await tickets.take(use))) throw new Failure('CODE_INCORRECT');
      const sealed = await vault.close(content.secret, contextOf.authenticator(account.merchant, account.id));
      const bound = { sealed, createdAt: now(), confirmedAt: now(), lastStep: step };
      await db
        .insert(authenticator)
        .values({ merchant, account: id, ...bound })
        .onConflictDoUpdate({ target: [authenticator.merchant, authenticator.account], set: bound });
      await sessions.endAll(account, tokenHash);
      await audit.note({ merchant, kind: 'authenticator.bound', accountId: id });
      await notices.notify(tenant, account, 'authenticatorBound');
      return recoveryCodes.issue(account);
    },

    /**
     * Removes the authenticator and its recovery codes, so that the password alone signs in; every other session of the account ends.
     * @throws Failure CONFLICT if none is bound
     */
    async remove(tenant: Tenant, { account, tokenHash }: Holder): Promise<void> {
      const { merchant, id } = account;
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(authenticator)
          .where(and(ownedBy(account), isNotNull(authenticator.confirmedAt)))
          .returning({ id: authenticator.account });
        if (removed.length === 0) throw new Failure('CONFLICT');
        await tx.delete(recoveryCode).where(and(eq(recoveryCode.merchant, merchant), eq(recoveryCode.account, id)));
        await audit.note({ merchant, kind: 'authenticator.removed', accountId: id }, tx);
      });
      await sessions.endAll(account, tokenHash);
      await notices.notify(tenant, account, 'authenticatorRemoved');
    },

    async accepts(owner: Owner, code: string): Promise<boolean> {
      const row = await find(owner);
      return row !== null && consumeCode(owner, row, code);
    },
  };
}

const boundAuthenticator: Statement = {
  name: 'authenticator-bound',
  text: 'select 1 from authenticator where merchant = $1 and account = $2 and confirmed_at is not null',
};
