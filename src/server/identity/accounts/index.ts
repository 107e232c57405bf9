import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { account } from '../../platform/db/tables/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import { defineModule, type Setting } from '../../platform/modules/index.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account, Verifiers, WalletOpening } from '../ports/index.ts';
import { createEnvelopeKeys } from '../sealed/envelopeKeys.ts';
import { createOpenEnvelope } from '../sealed/openEnvelope.ts';
import { ownerOfCode } from './affiliates.ts';
import { type BreachedPasswords, openBreachedPasswords } from './breachedPasswords.ts';
import { createPasswordChange } from './changePassword.ts';
import { createCustomAvatars } from './customAvatars.ts';
import { createIdentity } from './identity.ts';
import { memberInfo } from './memberInfo.ts';
import { createPaymentPasswords } from './paymentPassword.ts';
import { createProfiles, type ProfileDeps } from './profile.ts';
import { createRegistration } from './registration.ts';
import { createSignIn } from './signIn.ts';
import { createTrial } from './trial.ts';

export { newCode } from './affiliates.ts';
export { avatarAddress, avatarFor, avatarPicture, isCustomAvatar } from './avatars.ts';
export { createAccount } from './createAccount.ts';
export { isGuessableOfOperator } from './guessablePassword.ts';
export { createIdentity } from './identity.ts';
export { foldEmail, foldName, isReservedName, isSameName, shownName } from './names.ts';
export { hashPassword, isOutdated, verifyHash } from './passwords.ts';
export type { PaymentPasswords } from './paymentPassword.ts';

export type Members = ReturnType<typeof createMembers>;

const checksPerHour = 60;
const captchasPerMinute = 60;

/** The operations behind the account and session endpoints. */
export function createMembers(identity: ReturnType<typeof createIdentity>, verifiers: Verifiers, wallets: WalletOpening) {
  const { db, now, sessions, audit, captchas, limits } = identity;
  const keys = createEnvelopeKeys(identity);

  return {
    keys,
    openEnvelope: createOpenEnvelope({ ...identity, keys }),
    signIn: createSignIn(identity, verifiers),
    register: createRegistration(identity, verifiers, wallets),
    trial: createTrial(identity, wallets),
    changePassword: createPasswordChange(identity, sessions),
    sessions,
    audit,
    limits,
    info: memberInfo,

    /** Language of messages to the owner. */
    async chooseLanguage({ merchant, id }: Pick<Account, 'merchant' | 'id'>, language: Language): Promise<void> {
      await db
        .update(account)
        .set({ language })
        .where(and(eq(account.merchant, merchant), eq(account.id, id)));
    },

    /** A captcha image; null if the IP address is rate-limited. */
    async drawCaptcha({ brand: { merchant } }: Tenant, address: string) {
      const isAllowed = await limits.take({
        merchant,
        key: `captcha:${rateLimitKey(address)}`,
        uses: captchasPerMinute,
        seconds: 60,
      });
      return isAllowed ? captchas.draw(merchant) : null;
    },

    /** Whether a referral code exists; null if rate-limited, because unlimited checks would allow guessing codes. */
    async isAffiliate({ brand: { merchant } }: Tenant, code: string, address: string): Promise<boolean | null> {
      const isAllowed = await limits.take({
        merchant,
        key: `affiliate:${rateLimitKey(address)}`,
        uses: checksPerHour,
        seconds: 3_600,
      });
      return isAllowed ? (await ownerOfCode(db, merchant, code, now())) !== null : null;
    },
  };
}

type Given = Record<'identity', ReturnType<typeof createIdentity>>;
type Check = Record<'breached', BreachedPasswords | null> & Record<'reportFault', ReportFault>;

/** Also gives each part of the identity by itself. */
export const identityModule = defineModule({
  needs: ['settings', 'db', 'now', 'vault', 'reportFault'],
  gives: {
    breached: ({ settings: { breachedPasswords: file } }: Setting<'breachedPasswords', string | null>) =>
      file === null ? null : openBreachedPasswords(file),
    // A list that cannot be read keeps no one from registering; the fault is reported.
    isBreached:
      ({ breached, reportFault }: Check) =>
      async (password: string) =>
        (await breached?.has(password).catch((error: unknown) => reportFault('breachedPasswords', error))) === true,
    identity: createIdentity,
    accounts: ({ identity }: Given) => identity.accounts,
    sessions: ({ identity }: Given) => identity.sessions,
    audit: ({ identity }: Given) => identity.audit,
    limits: ({ identity }: Given) => identity.limits,
    captchas: ({ identity }: Given) => identity.captchas,
  },
  close: ({ breached }) => breached?.close(),
});

type MembersNeeds = Given & Record<'verification', { readonly verifiers: Verifiers }> & Record<'wallets', WalletOpening>;

interface ProfilesNeeds extends Omit<ProfileDeps, 'isAuthenticatorBound'> {
  readonly verification: { readonly authenticators: { readonly isBound: ProfileDeps['isAuthenticatorBound'] } };
}

export const accountsModule = defineModule({
  needs: ['db', 'now', 'vault', 'identity', 'accounts', 'audit', 'limits', 'verification', 'wallets'],
  gives: {
    members: ({ identity, verification, wallets }: MembersNeeds) => createMembers(identity, verification.verifiers, wallets),
    profiles: ({ verification, ...deps }: ProfilesNeeds) =>
      createProfiles({ ...deps, isAuthenticatorBound: (account) => verification.authenticators.isBound(account) }),
    customAvatars: createCustomAvatars,
    paymentPasswords: createPaymentPasswords,
  },
  jobs: ({ members: { keys }, identity }) => [
    // The first key pair, before a visitor has to wait for it.
    { name: 'keys', atStart: true, run: () => keys.published().catch((error) => identity.reportFault('warming', error)) },
  ],
});
