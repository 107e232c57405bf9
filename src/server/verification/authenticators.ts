import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Failure } from '../../wire/failure.ts';
import type { AuthenticatorOffer } from '../../wire/verification.ts';
import type { Account, Identity } from '../accounts/account.ts';
import { authenticator } from '../db/tables/messages.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Notices } from './notices.ts';
import { enrolment, stepOfCode } from './timeCodes.ts';

export interface AuthenticatorDeps extends Pick<Identity, 'db' | 'now' | 'vault' | 'limits' | 'audit' | 'sessions'> {
  readonly notices: Notices;
}

export type Authenticators = ReturnType<typeof createAuthenticators>;

type Owner = Pick<Account, 'merchant' | 'id'>;

const offerMinutes = 10;
const attemptsPerQuarterHour = 5;

/** TOTP authenticator apps. A confirmed binding cannot be replaced, so that a hijacked session cannot swap it. */
export function createAuthenticators({ db, now, vault, limits, audit, sessions, notices }: AuthenticatorDeps) {
  const ownedBy = ({ merchant, id }: Owner) => and(eq(authenticator.merchant, merchant), eq(authenticator.account, id));
  const contextOf = ({ merchant, id }: Owner) => `authenticator:${merchant}:${id}`;

  const find = async (owner: Owner) => {
    const [row] = await db.select().from(authenticator).where(ownedBy(owner));
    return row ?? null;
  };

  /** Checks and consumes a code; codes of the same or an earlier time step are rejected. */
  const consumeCode = async (owner: Owner, row: NonNullable<Awaited<ReturnType<typeof find>>>, code: string) => {
    const { merchant, id } = owner;
    const isAllowed = await limits.take({ merchant, key: `authenticator:${id}`, uses: attemptsPerQuarterHour, seconds: 900 });
    if (!isAllowed) throw new Failure('RATE_LIMIT');
    const secret = Buffer.from(await vault.open(row.sealed, contextOf(owner)), 'base64url');
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
      return (await find(owner))?.confirmedAt != null;
    },

    async offer({ brand }: Tenant, account: Account): Promise<AuthenticatorOffer> {
      const secret = randomBytes(20);
      const { merchant, id } = account;
      const fresh = {
        sealed: await vault.close(secret.toString('base64url'), contextOf(account)),
        createdAt: now(),
        lastStep: 0,
      };
      const made = await db
        .insert(authenticator)
        .values({ merchant, account: id, ...fresh })
        .onConflictDoUpdate({
          target: [authenticator.merchant, authenticator.account],
          set: fresh,
          setWhere: isNull(authenticator.confirmedAt),
        })
        .returning({ account: authenticator.account });
      if (made.length === 0) throw new Failure('CONFLICT');
      return enrolment(brand.name, account.username, secret);
    },

    /**
     * Binds the offered authenticator and ends every other session of the account.
     * @throws Failure CONFLICT, CODE_INCORRECT, RATE_LIMIT
     */
    async confirm(
      tenant: Tenant,
      { account, tokenHash }: { readonly account: Account; readonly tokenHash: string },
      code: string,
    ): Promise<void> {
      const row = await find(account);
      if (row?.confirmedAt != null) throw new Failure('CONFLICT');
      const isOffered = row !== null && row.createdAt.getTime() + offerMinutes * 60_000 > now().getTime();
      if (!isOffered || !(await consumeCode(account, row, code))) throw new Failure('CODE_INCORRECT');
      const confirmed = await db
        .update(authenticator)
        .set({ confirmedAt: now() })
        .where(and(ownedBy(account), eq(authenticator.sealed, row.sealed), isNull(authenticator.confirmedAt)))
        .returning({ account: authenticator.account });
      if (confirmed.length === 0) throw new Failure('CONFLICT');
      await sessions.endAll(account, tokenHash);
      await audit.note({ merchant: account.merchant, kind: 'authenticator.bound', accountId: account.id });
      await notices.notify(tenant, account, 'authenticatorBound');
    },

    async accepts(owner: Owner, code: string): Promise<boolean> {
      const [row] = await db
        .select()
        .from(authenticator)
        .where(and(ownedBy(owner), isNotNull(authenticator.confirmedAt)));
      return row !== undefined && consumeCode(owner, row, code);
    },
  };
}
