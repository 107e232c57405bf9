import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { operator, type StudioStep, studioSession, studioTrust } from '../../platform/db/tables/index.ts';
import { randomSecret } from '../../platform/vault/index.ts';
import type { Operator } from '../operators/index.ts';

const hourMs = 3_600_000;
const absoluteMs = 12 * hourMs;
const idleMs = 2 * hourMs;
/** Steps before `signedIn` are for the minutes of a sign-in. */
const signInMs = 15 * 60_000;
const trustMs = 12 * hourMs;
const proofMs = 10 * 60_000;
/** Time for which a replaced token is still accepted. */
const graceMs = 10_000;
/** `seenAt` moves at most this often, so that reading costs no write per request. */
const touchMs = 60_000;

export interface StudioSessionState {
  readonly tokenHash: string;
  readonly step: StudioStep;
  readonly operator: Operator;
  /** Whether the second factor may be put off. */
  readonly isDemo: boolean;
  readonly challenge: string | null;
  readonly expiresAt: Date;
  readonly provenUntil: Date | null;
}

/** Whether the second factor was proven with this step; `always` for an operator of the demo who has none. */
export type Proof = 'none' | 'now' | 'always';

export type StudioSessionStore = ReturnType<typeof createSessionStore>;

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

interface SessionStoreDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Whether operators of the demo may sign in, whose password is public. */
  readonly allowsDemo: boolean;
}

/** Sessions of browsers in the studio. The token is in the cookie only, and another one after every step. */
export function createSessionStore({ db, now, allowsDemo }: SessionStoreDeps) {
  const after = (ms: number) => new Date(now().getTime() + ms);
  const isSession = (tokenHash: string) => eq(studioSession.tokenHash, tokenHash);

  return {
    /** @returns the token for the cookie */
    async open(owner: string, step: StudioStep, proof: Proof): Promise<string> {
      const token = randomSecret();
      const end = after(step === 'signedIn' ? absoluteMs : signInMs);
      await db.insert(studioSession).values({
        tokenHash: hashOfToken(token),
        operator: owner,
        step,
        createdAt: now(),
        seenAt: now(),
        idleEnd: step === 'signedIn' ? after(idleMs) : end,
        absoluteEnd: end,
        provenUntil: proof === 'none' ? null : proof === 'now' ? after(proofMs) : end,
      });
      return token;
    },

    /** Null for an unknown or ended session, and for that of a disabled operator. Roles are those of this moment. */
    async find(token: string): Promise<StudioSessionState | null> {
      const moment = now();
      const [found] = await db
        .select({ session: studioSession, operator })
        .from(studioSession)
        .innerJoin(operator, eq(operator.id, studioSession.operator))
        .where(
          and(
            isSession(hashOfToken(token)),
            gt(studioSession.idleEnd, moment),
            gt(studioSession.absoluteEnd, moment),
            eq(operator.disabled, false),
            ...(allowsDemo ? [] : [eq(operator.demo, false)]),
          ),
        );
      if (found === undefined) return null;
      const { session } = found;
      if (session.step === 'signedIn' && moment.getTime() - session.seenAt.getTime() >= touchMs) {
        const idleEnd = new Date(Math.min(after(idleMs).getTime(), session.absoluteEnd.getTime()));
        await db.update(studioSession).set({ seenAt: moment, idleEnd }).where(isSession(session.tokenHash));
        await db.update(operator).set({ seenAt: moment }).where(eq(operator.id, session.operator));
      }
      const { id, name, roles, merchants } = found.operator;
      return {
        tokenHash: session.tokenHash,
        step: session.step,
        operator: { id, name, roles, merchants },
        isDemo: found.operator.demo,
        challenge: session.challenge,
        expiresAt: session.absoluteEnd,
        provenUntil: session.provenUntil,
      };
    },

    /** Ends the session and opens one at the next step. @returns its token; null if the session has just been advanced */
    async advance({ tokenHash, operator: { id } }: StudioSessionState, step: StudioStep, proof: Proof) {
      const ended = await db.delete(studioSession).where(isSession(tokenHash)).returning({ hash: studioSession.tokenHash });
      if (ended.length === 0) return null;
      if (step === 'signedIn') await db.update(operator).set({ seenAt: now() }).where(eq(operator.id, id));
      return this.open(id, step, proof);
    },

    /**
     * Continues the session under another token, which the second factor has just been proven for. The former token keeps its rights, without
     * this proof, for the seconds that requests of the other tabs are on their way.
     * @returns the new token; null if the session has just been continued by another call
     */
    async prove({ tokenHash, operator: { id }, expiresAt }: StudioSessionState): Promise<string | null> {
      const token = randomSecret();
      const [moment, graceEnd] = [now(), after(graceMs)];
      const idleEnd = new Date(Math.min(after(idleMs).getTime(), expiresAt.getTime()));
      return db.transaction(async (tx) => {
        const replaced = await tx
          .update(studioSession)
          .set({ idleEnd: graceEnd, absoluteEnd: graceEnd })
          .where(and(isSession(tokenHash), gt(studioSession.absoluteEnd, graceEnd)))
          .returning({ createdAt: studioSession.createdAt });
        const [former] = replaced;
        if (former === undefined) return null;
        await tx.insert(studioSession).values({
          tokenHash: hashOfToken(token),
          operator: id,
          step: 'signedIn',
          createdAt: former.createdAt,
          seenAt: moment,
          idleEnd,
          absoluteEnd: expiresAt,
          provenUntil: after(proofMs),
        });
        return token;
      });
    },

    async setChallenge(tokenHash: string, challenge: string): Promise<void> {
      await db.update(studioSession).set({ challenge }).where(isSession(tokenHash));
    },

    /** Takes the challenge, which is for one answer. Null if there is none or another call took it. */
    async takeChallenge({ tokenHash, challenge }: StudioSessionState): Promise<string | null> {
      if (challenge === null) return null;
      const taken = await db
        .update(studioSession)
        .set({ challenge: null })
        .where(and(isSession(tokenHash), eq(studioSession.challenge, challenge)))
        .returning({ hash: studioSession.tokenHash });
      return taken.length > 0 ? challenge : null;
    },

    async end(tokenHash: string): Promise<void> {
      await db.delete(studioSession).where(isSession(tokenHash));
    },

    /** Ends every session and trusted browser of an operator, but the session `except`. */
    async endAll(owner: string, except?: string): Promise<void> {
      const isOther: SQL | undefined = except === undefined ? undefined : ne(studioSession.tokenHash, except);
      await db.delete(studioSession).where(and(eq(studioSession.operator, owner), isOther));
      await db.delete(studioTrust).where(eq(studioTrust.operator, owner));
    },

    /** @returns the token of a browser that need not repeat the second factor */
    async trust(owner: string): Promise<string> {
      const token = randomSecret();
      await db.insert(studioTrust).values({ tokenHash: hashOfToken(token), operator: owner, until: after(trustMs) });
      return token;
    },

    async isTrusted(owner: string, tokens: readonly string[]): Promise<boolean> {
      if (tokens.length === 0) return false;
      const isOne = inArray(studioTrust.tokenHash, tokens.map(hashOfToken));
      return (await db.$count(studioTrust, and(isOne, eq(studioTrust.operator, owner), gt(studioTrust.until, now())))) > 0;
    },
  };
}
