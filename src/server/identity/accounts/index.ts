import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { account } from '../../platform/db/tables/index.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account, Verifiers, WalletOpening } from '../ports/index.ts';
import { createEnvelopeKeys } from '../sealed/envelopeKeys.ts';
import { createOpenEnvelope } from '../sealed/openEnvelope.ts';
import { ownerOfCode } from './affiliates.ts';
import { createPasswordChange } from './changePassword.ts';
import type { createIdentity } from './identity.ts';
import { memberInfo } from './memberInfo.ts';
import { createRegistration } from './registration.ts';
import { createSignIn } from './signIn.ts';
import { createTrial } from './trial.ts';

export { newCode } from './affiliates.ts';
export { avatarAddress, avatarFor, avatarPicture, isCustomAvatar } from './avatars.ts';
export { openBreachedPasswords } from './breachedPasswords.ts';
export { createAccount } from './createAccount.ts';
export { createCustomAvatars } from './customAvatars.ts';
export { isGuessableOfOperator } from './guessablePassword.ts';
export { createIdentity } from './identity.ts';
export { foldEmail, foldName, isReservedName, isSameName, shownName } from './names.ts';
export { hashPassword, isOutdated, verifyHash } from './passwords.ts';
export { createPaymentPasswords, type PaymentPasswords } from './paymentPassword.ts';
export { createProfiles } from './profile.ts';

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
