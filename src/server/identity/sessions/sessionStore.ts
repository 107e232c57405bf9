import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { authConstants } from '../../../domain/authConstants.ts';
import { loginFlags } from '../../../domain/loginFlags.ts';
import type { PasswordDemand } from '../../../domain/sessionState.ts';
import type { MemberSessions } from '../../../wire/auth.ts';
import { type Db, inTransaction, type Query, run, type Statement } from '../../platform/db/index.ts';
import { account, pushDevice, session } from '../../platform/db/tables/index.ts';
import { type Audit, currentRequest } from '../../platform/events/index.ts';
import { randomSecret } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account, LoginOrigin, Sessions } from '../ports/index.ts';
import { deviceOf } from './deviceOf.ts';

export interface Session {
  readonly tokenHash: string;
  readonly account: Account;
  /** May only change the password and log out. */
  readonly limited: boolean;
}

export interface SessionStore extends Sessions {
  /** The session of a token; null if it has expired. Extends the idle timeout unless the caller says otherwise. */
  find(tenant: Tenant, token: string, options?: { readonly extend: boolean }): Promise<Session | null>;
  /** Open sessions of the account, last used first. */
  list(owner: Session): Promise<MemberSessions['sessions']>;
  /** Ends the session of the account with this id of `list`; false if there is none. */
  endOne(account: Pick<Account, 'merchant' | 'id'>, id: string): Promise<boolean>;
  /**
   * Lifts the limits of a session after its password change. Its rights grow, so it gets another token and the former one is refused; a
   * limited session is never handed to another tab.
   * @returns the new token; null for a session that was not limited, or was widened by another call
   */
  widen(owner: Session): Promise<string | null>;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Minimum interval between writes of `seenAt`. */
const seenIntervalMs = minuteMs;
/** Length of a session's id: a start of the token's hash, which discloses neither. */
const idLength = 16;

interface SessionStoreDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
}

/** Sessions in the database, so that all processes share them and revocation takes effect everywhere. */
export function createSessions({ db, now, audit }: SessionStoreDeps): SessionStore {
  const idleEnd = ({ brand }: Tenant, moment: Date) =>
    new Date(moment.getTime() + brand.policies.session.idleMinutes * minuteMs);
  const ofAccount = ({ merchant, id }: Pick<Account, 'merchant' | 'id'>) =>
    and(eq(session.merchant, merchant), eq(session.accountId, id));
  const isLive = (moment: Date) => and(gt(session.idleEnd, moment), gt(session.absoluteEnd, moment));

  return {
    async start(tenant, owner, origin = { type: 'other', weakPassword: false }, alongside = []) {
      const { merchant, policies } = tenant.brand;
      const moment = now();
      const token = randomSecret();
      const tokenHash = hashOf(token);
      const passwordExpired = isExpired(tenant, owner, moment);
      const demand = demandOf(tenant, owner, { origin, passwordExpired });
      const passwordChange = demand !== null;
      const absoluteEnd = new Date(
        Math.min(moment.getTime() + policies.session.absoluteHours * 60 * minuteMs, owner.expiresAt?.getTime() ?? Infinity),
      );
      const values = [
        merchant,
        owner.id,
        tokenHash,
        passwordChange,
        deviceOf(currentRequest.getStore()?.userAgent),
        moment.toISOString(),
        idleEnd(tenant, moment).toISOString(),
        absoluteEnd.toISOString(),
        policies.session.maxSessions - 1,
      ];
      const sessions = await startWith({ ...startSession, values }, alongside);
      if (sessions > 0) {
        await audit.note({ merchant, kind: 'session.displaced', accountId: owner.id, details: { sessions } });
      }
      if (!passwordChange) await endFirstLogin(owner);
      return {
        token,
        firstTimeLogin: owner.firstLogin,
        passwordExpired,
        passwordChange,
        ...(demand === null ? {} : { demand }),
        account: owner.username,
        type: owner.type,
      };
    },

    async find(tenant, token, { extend } = { extend: true }) {
      const { merchant } = tenant.brand;
      const moment = now();
      const tokenHash = hashOf(token);
      const self = and(eq(session.merchant, merchant), eq(session.tokenHash, tokenHash));
      const [found] = await db
        .select({ session, account })
        .from(session)
        .innerJoin(account, and(eq(account.merchant, session.merchant), eq(account.id, session.accountId)))
        .where(and(self, isLive(moment), eq(account.state, 'active')));
      if (found === undefined) return null;
      if (extend && moment.getTime() - found.session.seenAt.getTime() >= seenIntervalMs) {
        await db
          .update(session)
          .set({ seenAt: moment, idleEnd: idleEnd(tenant, moment) })
          .where(self);
      }
      return { tokenHash, account: found.account, limited: found.session.limited };
    },

    async widen({ tokenHash, account: owner }) {
      const token = randomSecret();
      const isLimited = and(eq(session.tokenHash, tokenHash), eq(session.limited, true));
      const widened = await db
        .update(session)
        .set({ limited: false, tokenHash: hashOf(token) })
        .where(and(eq(session.merchant, owner.merchant), isLimited))
        .returning({ tokenHash: session.tokenHash });
      await endFirstLogin(owner);
      return widened.length > 0 ? token : null;
    },

    async end(merchant, tokenHash) {
      await db.delete(session).where(and(eq(session.merchant, merchant), eq(session.tokenHash, tokenHash)));
      await forgetBrowsers(merchant, [tokenHash]);
    },

    async list({ tokenHash, account: owner }) {
      const rows = await db
        .select()
        .from(session)
        .where(and(ofAccount(owner), isLive(now())))
        .orderBy(desc(session.seenAt), desc(session.createdAt));
      return rows.map((row) => ({
        id: row.tokenHash.slice(0, idLength),
        isCurrent: row.tokenHash === tokenHash,
        device: row.device,
        startedAt: row.createdAt.toISOString(),
        seenAt: row.seenAt.toISOString(),
      }));
    },

    async endOne(owner, id) {
      const isNamed = eq(sql`left(${session.tokenHash}, ${idLength})`, id);
      const ended = await db
        .delete(session)
        .where(and(ofAccount(owner), isNamed))
        .returning({ tokenHash: session.tokenHash });
      await forgetBrowsers(
        owner.merchant,
        ended.map(({ tokenHash }) => tokenHash),
      );
      return ended.length > 0;
    },

    async endAll(owner, keep) {
      const all = ofAccount(owner);
      const ended = await db
        .delete(session)
        .where(keep === undefined ? all : and(all, ne(session.tokenHash, keep)))
        .returning({ tokenHash: session.tokenHash });
      // Of sessions that are over by themselves too.
      const browsers = and(eq(pushDevice.merchant, owner.merchant), eq(pushDevice.account, owner.id));
      await db.delete(pushDevice).where(keep === undefined ? browsers : and(browsers, ne(pushDevice.session, keep)));
      return ended.length;
    },
  };

  /** Browsers whose session was signed out of show no messages any more; those of one that is over by itself do. */
  async function forgetBrowsers(merchant: string, sessions: readonly string[]) {
    if (sessions.length === 0) return;
    await db.delete(pushDevice).where(and(eq(pushDevice.merchant, merchant), inArray(pushDevice.session, [...sessions])));
  }

  /** Runs the statement that starts a session; returns how many it ended. */
  async function startWith(start: Query, alongside: readonly Query[]): Promise<number> {
    const endedIn = (row: Ended | undefined) => row?.ended ?? 0;
    if (alongside.length === 0) return endedIn((await run<Ended>(db, start, start.values))[0]);
    return inTransaction<number, Ended>(db, async () => ({ queries: [...alongside, start], resultOf: endedIn }));
  }

  /** The first login is complete once the session is unrestricted. */
  async function endFirstLogin({ merchant, id, firstLogin }: Account) {
    if (!firstLogin) return;
    await db
      .update(account)
      .set({ firstLogin: false })
      .where(and(eq(account.merchant, merchant), eq(account.id, id)));
  }
}

/** Adds a session and ends the least recently used ones beyond the `$9` others it may have beside it. */
const startSession: Statement = {
  name: 'session-start',
  text: `with started as (
    insert into session (merchant, account_id, token_hash, limited, device, created_at, seen_at, idle_end, absolute_end)
    values ($1, $2, $3, $4, $5, $6::timestamptz, $6::timestamptz, $7::timestamptz, $8::timestamptz)
  ), ended as (
    delete from session where merchant = $1 and account_id = $2 and token_hash in (
      select token_hash from session
      where merchant = $1 and account_id = $2 and idle_end > $6::timestamptz and absolute_end > $6::timestamptz
      order by seen_at desc, created_at desc offset $9
    ) returning 1
  ) select count(*)::int as ended from ended`,
};

interface Ended {
  readonly ended: number;
}

/** Whether a token belongs to a session of another brand. */
export async function isForeignToken(db: Db, merchant: string, token: string): Promise<boolean> {
  const found = await db
    .select({ merchant: session.merchant })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), ne(session.merchant, merchant)));
  return found.length > 0;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Only if the brand expires passwords and the account has one. */
function isExpired({ brand }: Tenant, { passwordHash, passwordChangedAt }: Account, moment: Date): boolean {
  const age = moment.getTime() - passwordChangedAt.getTime();
  return passwordHash !== null && loginFlags(brand.modules).pwdEnabled && age > brand.policies.auth.passwordMaxAgeDays * dayMs;
}

/** Reason why the password must be changed first; null if it need not. Applies to password logins only. */
function demandOf(
  { brand }: Tenant,
  { mustChangePassword }: Account,
  { origin, passwordExpired }: { readonly origin: LoginOrigin; readonly passwordExpired: boolean },
): PasswordDemand | null {
  const maxAgeDays = brand.policies.auth.passwordMaxAgeDays;
  if (origin.type !== 'username') return null;
  if (origin.weakPassword) return { reason: 'weak', maxAgeDays };
  if (passwordExpired) return { reason: 'expired', maxAgeDays };
  return mustChangePassword ? { reason: 'reset', maxAgeDays } : null;
}

/** Whether it is the default password, which an account must change once it has signed in. */
export const isWeakPassword = (password: string) => password === authConstants.defaultPassword;
