import { eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { NewPasskey, StudioOperator, StudioSession } from '../../../wire/studio/session.ts';
import type { Messages } from '../../identity/messages/index.ts';
import type { Limits } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator } from '../../platform/db/tables/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Vault } from '../../platform/vault/index.ts';
import { demoOperatorLogins, seedDemoOperators } from '../operators/demoOperators.ts';
import { createAuditLog, createTeam, type Invitations } from '../operators/index.ts';
import { createFactors } from './factors.ts';
import { createPasskeys, type RelyingParty } from './passkeys.ts';
import { createSessionStore, type StudioSessionState } from './sessionStore.ts';
import { createSignIn } from './signIn.ts';
import { createTries } from './tries.ts';

export {
  answerStep,
  forgetSession,
  onlyFromStudio,
  partyOf,
  studioDoor,
  studioSessionOf,
  trustedOf,
  writingOf,
} from './openRoutes.ts';
export type { RelyingParty } from './passkeys.ts';
export { requireDesk } from './requireDesk.ts';
export { requireStudio, type StudioActing, studioRoute } from './requireStudio.ts';
export { isStudioHost } from './studioHost.ts';
export { takeUploads } from './takeUploads.ts';

export type StudioSessions = ReturnType<typeof createStudioSessions>;

interface StudioSessionDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'keyedHash' | 'open' | 'close'>;
  readonly limits: Limits;
  readonly audit: Pick<Audit, 'note'>;
  readonly invitations: Invitations;
  readonly messages: Pick<Messages, 'offers' | 'queueForOperator'>;
  /** Whether operators of the demo may sign in, whose password is public. */
  readonly allowsDemo: boolean;
  /** Address of a preview, with `{token}` in it. */
  readonly previewOrigin: string;
}

/** Sessions of the studio, ways to sign in, and the operators who may. */
export function createStudioSessions(deps: StudioSessionDeps) {
  const { db, audit, allowsDemo, previewOrigin } = deps;
  const store = createSessionStore(deps);
  const tries = createTries(deps);
  const factors = createFactors(deps);
  const passkeys = createPasskeys(deps);
  const signIn = createSignIn({ ...deps, store, tries, factors, passkeys });

  async function personOf(id: string): Promise<StudioOperator> {
    const [row] = await db.select().from(operator).where(eq(operator.id, id));
    if (row === undefined) throw new Failure('AUTH_REQUIRED');
    return {
      id,
      name: row.name,
      displayName: row.displayName ?? row.name,
      roles: [...row.roles],
      merchants: row.merchants === null ? null : [...row.merchants],
      hasAuthenticator: row.authenticator !== null,
      passkeys: await passkeys.count(id),
      recoveryCodesLeft: await factors.recoveryCodesLeft(id),
    };
  }

  return {
    store,
    signIn,
    team: createTeam({ ...deps, endSessions: (id) => store.endAll(id) }),
    auditLog: createAuditLog(deps),

    /** Next step that the session allows; null for a browser without one. */
    async view(session: StudioSessionState | null): Promise<StudioSession> {
      const unsigned = { operator: null, factors: [], enrolment: null, triesLeft: null, lockedUntil: null };
      const demo = allowsDemo ? [...demoOperatorLogins] : [];
      if (session === null) {
        return { ...unsigned, step: 'signedOut', expiresAt: null, provenUntil: null, demo, previewOrigin };
      }
      const person = await personOf(session.operator.id);
      const { triesLeft, lockedUntil } = await signIn.tries(session);
      return {
        step: session.step,
        operator: person,
        factors: [
          ...(person.hasAuthenticator ? (['code'] as const) : []),
          ...(person.passkeys > 0 ? (['passkey'] as const) : []),
          ...(person.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
        ],
        enrolment:
          session.step === 'enrol'
            ? { ...(await factors.enrolment(person.id, person.name)), canSkip: session.isDemo && allowsDemo }
            : null,
        triesLeft: session.step === 'signedIn' ? null : triesLeft,
        lockedUntil: lockedUntil?.toISOString() ?? null,
        expiresAt: session.expiresAt.toISOString(),
        provenUntil: session.provenUntil?.toISOString() ?? null,
        demo,
        previewOrigin,
      };
    },

    /** Acts of operators on their own second factor. The route wants a fresh proof. */
    own: {
      passkeys: (id: string) => passkeys.list(id),

      async newPasskeyOptions(session: StudioSessionState, party: RelyingParty) {
        const options = await passkeys.registration(session.operator, party);
        await store.setChallenge(session.tokenHash, options.challenge);
        return { ...options };
      },

      /** @throws Failure CODE_INCORRECT if the credential does not answer the challenge */
      async addPasskey(session: StudioSessionState, credential: NewPasskey, party: RelyingParty): Promise<void> {
        const challenge = await store.takeChallenge(session);
        const response = credential as Parameters<typeof passkeys.add>[1];
        const isAdded = challenge !== null && (await passkeys.add(session.operator.id, response, challenge, party));
        if (!isAdded) throw new Failure('CODE_INCORRECT');
        await noteFactor(session.operator.id, 'passkey');
      },

      /** @throws Failure NOT_FOUND */
      async removePasskey(id: string, passkey: string): Promise<void> {
        if (!(await passkeys.remove(id, passkey))) throw new Failure('NOT_FOUND');
        await noteFactor(id, 'passkey removed');
      },

      async recoveryCodes(id: string): Promise<string[]> {
        const codes = await factors.issueRecoveryCodes(id);
        await noteFactor(id, 'recovery codes');
        return codes;
      },
    },
  };

  function noteFactor(id: string, change: string): Promise<void> {
    return audit.note({ merchant: null, kind: 'operator.secondFactor', details: { operator: id, change } });
  }
}

interface StudioSessionNeeds extends Omit<StudioSessionDeps, 'invitations' | 'messages' | 'allowsDemo'> {
  readonly settings: { readonly demoAccounts: boolean; readonly production: boolean };
  readonly operators: Pick<StudioSessionDeps, 'invitations'>;
  readonly verification: Pick<StudioSessionDeps, 'messages'>;
}

export const studioSessionsModule = defineModule({
  needs: ['settings', 'db', 'now', 'vault', 'limits', 'audit', 'previewOrigin', 'operators', 'verification'],
  gives: {
    studioSessions: async ({ settings, operators, verification, ...deps }: StudioSessionNeeds) => {
      const allowsDemo = settings.demoAccounts && !settings.production;
      if (allowsDemo) await seedDemoOperators(deps);
      const { invitations } = operators;
      return createStudioSessions({ ...deps, invitations, messages: verification.messages, allowsDemo });
    },
  },
});
