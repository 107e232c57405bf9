import { eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { InvitationAnswer, PasskeyProof, StudioCode, StudioSignIn } from '../../../wire/studio/session.ts';
import { hashPassword, isOutdated, verifyHash } from '../../identity/accounts/index.ts';
import type { Limits } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator } from '../../platform/db/tables/index.ts';
import type { Audit, SecurityEventKind } from '../../platform/events/index.ts';

import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Invitations } from '../operators/invitations.ts';
import type { StudioFactors } from './factors.ts';
import type { createPasskeys, RelyingParty } from './passkeys.ts';
import type { Proof, StudioSessionState, StudioSessionStore } from './sessionStore.ts';
import type { StudioTries } from './tries.ts';

/** Passwords tried from one address in a quarter of an hour, right ones too. */
const addressBudget = { uses: 50, seconds: 900 } as const;

export interface SignInDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly limits: Limits;
  readonly store: StudioSessionStore;
  readonly tries: StudioTries;
  readonly factors: StudioFactors;
  readonly passkeys: ReturnType<typeof createPasskeys>;
  readonly invitations: Pick<Invitations, 'accept'>;
  readonly allowsDemo: boolean;
}

/** Tokens for the cookies: of the session, and of the trusted browser if it became one. */
export interface NextStep {
  readonly token: string;
  readonly trust: string | null;
}

type Factor = 'authenticator' | 'recoveryCode' | 'passkey';

/** Ways into the studio: password, then a second factor; and a renewed proof of that factor. */
export function createSignIn(deps: SignInDeps) {
  const { db, now, audit, limits, store, tries, factors, passkeys, invitations, allowsDemo } = deps;

  const note = (kind: SecurityEventKind, id: string, address: string, details: Readonly<Record<string, string>> = {}) =>
    audit.note({ merchant: null, kind, address, details: { operator: id, ...details } });

  const takeAddress = async (address: string) => {
    const key = `studio.address:${rateLimitKey(address)}`;
    if (await limits.take({ merchant: '-', key, ...addressBudget })) return;
    const seconds = await limits.remaining('-', key);
    const lockedUntil = new Date(now().getTime() + seconds * 1_000).toISOString();
    throw new Failure('AUTH_WAIT', { value: { triesLeft: 0, lockedUntil } });
  };

  /** Counts a try before it is checked. @throws Failure AUTH_WAIT while locked */
  const takeTry = async (key: string) => {
    if (!(await tries.take(key))) throw new Failure('AUTH_WAIT', { value: await wireState(key) });
  };

  const wireState = async (key: string) => {
    const { triesLeft, lockedUntil } = await tries.state(key);
    return { triesLeft, lockedUntil: lockedUntil?.toISOString() ?? null };
  };

  /** Notes a wrong try. @returns tries that are left, and the lock */
  const refuse = async (key: string, id: string, address: string, step: string) => {
    const value = await wireState(key);
    await note('operator.signInRefused', id, address, { step });
    if (value.lockedUntil !== null) await note('operator.locked', id, address, { step });
    return value;
  };

  /** A passkey cannot be guessed: wrong codes do not lock it. */
  const factorKey = ({ operator: { id } }: StudioSessionState, factor?: Factor) =>
    factor === 'passkey' ? `passkey:${id}` : `factor:${id}`;

  /** @throws Failure CODE_INCORRECT with the tries left, AUTH_WAIT */
  async function check(session: StudioSessionState, address: string, factor: Factor, accepts: () => Promise<boolean>) {
    const key = factorKey(session, factor);
    await takeTry(key);
    const { id } = session.operator;
    if (!(await accepts())) {
      throw new Failure('CODE_INCORRECT', { value: await refuse(key, id, address, factor) });
    }
    await tries.forget(key);
  }

  async function advance(session: StudioSessionState, proof: Proof, trust: boolean): Promise<NextStep> {
    const token = await store.advance(session, 'signedIn', proof);
    if (token === null) throw new Failure('AUTH_REQUIRED');
    return { token, trust: trust ? await store.trust(session.operator.id) : null };
  }

  async function enter(session: StudioSessionState, factor: Factor, address: string, trust: boolean): Promise<NextStep> {
    const next = await advance(session, 'now', trust);
    await note('operator.signedIn', session.operator.id, address, { factor });
    return next;
  }

  async function proved(session: StudioSessionState, factor: Factor, address: string): Promise<NextStep> {
    const token = await store.prove(session);
    if (token === null) throw new Failure('AUTH_REQUIRED');
    await note('operator.proved', session.operator.id, address, { factor });
    return { token, trust: null };
  }

  const at = (session: StudioSessionState | null, ...steps: readonly StudioSessionState['step'][]): StudioSessionState => {
    if (session === null || !steps.includes(session.step)) throw new Failure('AUTH_REQUIRED');
    return session;
  };

  return {
    tries: (session: StudioSessionState) => tries.state(factorKey(session)),

    /**
     * Checks name and password. An unknown name and a wrong password take the same time and get the same answer.
     * @throws Failure AUTH_INCORRECT with the tries left, AUTH_WAIT with the end of the lock
     */
    async password(
      { name, password }: StudioSignIn,
      { address, trusted }: { readonly address: string; readonly trusted: readonly string[] },
    ): Promise<NextStep> {
      await takeAddress(address);
      const folded = name.trim().normalize('NFKC').toLowerCase();
      const [row] = await db.select().from(operator).where(eq(operator.name, folded));
      // Strangers who type wrong passwords of a name lock themselves out, and not the browser that the operator trusts.
      const isTrusted = await store.isTrusted(row?.id ?? '', trusted);
      const key = isTrusted ? `trusted:${row?.id}` : `password:${folded}`;
      await takeTry(key);
      const isOpen = row !== undefined && !row.disabled && (allowsDemo || !row.demo);
      const isRight = await verifyHash(isOpen ? row.passwordHash : null, password);
      if (!isRight || row === undefined) {
        throw new Failure('AUTH_INCORRECT', { value: await refuse(key, row?.id ?? '', address, 'password') });
      }
      await tries.forget(key);
      if (row.passwordHash !== null && isOutdated(row.passwordHash)) {
        await db
          .update(operator)
          .set({ passwordHash: await hashPassword(password) })
          .where(eq(operator.id, row.id));
      }
      const hasFactor = row.authenticator !== null || (await passkeys.count(row.id)) > 0;
      if (!hasFactor) return { token: await store.open(row.id, 'enrol', 'none'), trust: null };
      if (!isTrusted) return { token: await store.open(row.id, 'factor', 'none'), trust: null };
      await note('operator.signedIn', row.id, address, { factor: 'trusted' });
      await db.update(operator).set({ seenAt: now() }).where(eq(operator.id, row.id));
      return { token: await store.open(row.id, 'signedIn', 'none'), trust: null };
    },

    /** Takes a code of the authenticator; while one is set up, that of the new one. */
    async code(given: StudioSessionState | null, { code, trust = false }: StudioCode, address: string): Promise<NextStep> {
      const session = at(given, 'factor', 'enrol');
      const { id } = session.operator;
      const isNew = session.step === 'enrol';
      await check(session, address, 'authenticator', () => (isNew ? factors.bind(id, code) : factors.acceptsCode(id, code)));
      if (isNew) await note('operator.secondFactor', id, address, { change: 'authenticator' });
      return enter(session, 'authenticator', address, trust);
    },

    async recoveryCode(given: StudioSessionState | null, { code, trust = false }: StudioCode, address: string) {
      const session = at(given, 'factor');
      await check(session, address, 'recoveryCode', () => factors.acceptsRecoveryCode(session.operator.id, code));
      await note('operator.recoveryCode', session.operator.id, address);
      return enter(session, 'recoveryCode', address, trust);
    },

    /** Puts the second factor off, which only operators of the demo may. */
    async later(given: StudioSessionState | null, address: string): Promise<NextStep> {
      const session = at(given, 'enrol');
      if (!session.isDemo || !allowsDemo) throw new Failure('NOT_ALLOWED', { value: { rule: 'secondFactor' } });
      const next = await advance(session, 'always', false);
      await note('operator.signedIn', session.operator.id, address, { factor: 'none' });
      return next;
    },

    async passkeyOptions(given: StudioSessionState | null, party: RelyingParty) {
      const session = at(given, 'factor', 'signedIn');
      const options = await passkeys.challenge(session.operator.id, party);
      await store.setChallenge(session.tokenHash, options.challenge);
      return { ...options };
    },

    /** Takes a signed challenge: as the second factor or, of a person who is signed in, as a renewed proof of it. */
    async passkey(
      given: StudioSessionState | null,
      { credential, trust = false }: PasskeyProof,
      party: RelyingParty,
      address: string,
    ): Promise<NextStep> {
      const session = at(given, 'factor', 'signedIn');
      const { id } = session.operator;
      await check(session, address, 'passkey', async () => {
        const challenge = await store.takeChallenge(session);
        return challenge !== null && passkeys.accepts(id, withoutHoles(credential), challenge, party);
      });
      if (session.step === 'factor') return enter(session, 'passkey', address, trust);
      return proved(session, 'passkey', address);
    },

    /** Proves the second factor again, which gives the session another token. */
    async prove(given: StudioSessionState | null, { code }: StudioCode, address: string): Promise<NextStep> {
      const session = at(given, 'signedIn');
      const { id } = session.operator;
      await check(session, address, 'authenticator', () => factors.acceptsCode(id, code));
      return proved(session, 'authenticator', address);
    },

    /** Accepts an invitation and begins the set-up of the second factor. @throws Failure LINK_EXPIRED, VALIDATION */
    async join(token: string, answer: Omit<InvitationAnswer, 'token'>, address: string): Promise<NextStep> {
      await takeAddress(address);
      const id = await invitations.accept(token, answer);
      await store.endAll(id);
      await note('operator.joined', id, address);
      return { token: await store.open(id, 'enrol', 'none'), trust: null };
    },

    async out(given: StudioSessionState | null, address: string): Promise<void> {
      if (given === null) return;
      await store.end(given.tokenHash);
      if (given.step === 'signedIn') await note('operator.signedOut', given.operator.id, address);
    },
  };
}

/** Content of a credential, in the form the library takes. */
const withoutHoles = (credential: PasskeyProof['credential']) =>
  credential as Parameters<ReturnType<typeof createPasskeys>['accepts']>[1];
