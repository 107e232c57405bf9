import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { ContactCodeRequest, ContactConfirmation, SmsValue } from '../../../wire/verification.ts';
import { isUniqueViolation } from '../../platform/db/index.ts';
import { account as accountTable } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { MailCodes } from '../codes/mailCodes.ts';
import { readFullMobile } from '../codes/mobileNumber.ts';
import type { OneTimeCodes } from '../codes/oneTimeCodes.ts';
import type { CodeRequester, SmsCodes } from '../codes/smsCodes.ts';
import type { Account, Identity } from '../ports/index.ts';
import type { Session } from '../sessions/sessionStore.ts';

export interface ContactDeps extends Pick<Identity, 'db' | 'now' | 'audit'> {
  readonly codes: OneTimeCodes;
  readonly smsCodes: SmsCodes;
  readonly mailCodes: MailCodes;
}

type Caller = Pick<Session, 'account' | 'tokenHash'>;

/** A contact that an account claims and has not confirmed; null if there is none. */
const claimed = ({ mobile, mobileConfirmedAt, email, emailConfirmedAt }: Account, contact: ContactCodeRequest['contact']) => {
  if (contact === 'mobile') return mobileConfirmedAt === null ? mobile : null;
  return emailConfirmedAt === null ? email : null;
};

/** Confirms, by a code, the number or mail address that was typed at the registration. Nothing here changes or removes one. */
export function createContacts({ db, now, audit, codes, smsCodes, mailCodes }: ContactDeps) {
  return {
    /**
     * Sends a code to the contact.
     * @throws Failure CONFLICT if there is none to confirm; RATE_LIMIT, UNAVAILABLE
     */
    async sendCode(
      tenant: Tenant,
      { account, tokenHash }: Caller,
      { contact }: ContactCodeRequest,
      requester: CodeRequester,
    ): Promise<SmsValue> {
      const target = claimed(account, contact);
      if (target === null) throw new Failure('CONFLICT');
      if (contact === 'email') return mailCodes.forContact(tenant, tokenHash, target, requester);
      const mobile = readFullMobile(target);
      if (mobile === null) throw new Failure('CONFLICT');
      return smsCodes.forContact(tenant, tokenHash, mobile, requester);
    },

    /**
     * Confirms the contact; the caller has consumed a re-authentication, because it becomes a way into the account.
     * @throws Failure CODE_INCORRECT; CONFLICT if there is none to confirm, or another account has confirmed the number
     */
    async confirm({ account, tokenHash }: Caller, { contact, code }: ContactConfirmation, address: string): Promise<void> {
      const { merchant, id } = account;
      const target = claimed(account, contact);
      if (target === null) throw new Failure('CONFLICT');
      if (!(await codes.take({ merchant, purpose: 'contact', target, ticket: tokenHash }, code)))
        throw new Failure('CODE_INCORRECT');
      const self = and(eq(accountTable.merchant, merchant), eq(accountTable.id, id));
      const isSame = eq(contact === 'mobile' ? accountTable.mobile : accountTable.email, target);
      await db
        .transaction(async (tx) => {
          const confirmed = contact === 'mobile' ? { mobileConfirmedAt: now() } : { emailConfirmedAt: now() };
          await tx.update(accountTable).set(confirmed).where(and(self, isSame));
          await audit.note({ merchant, kind: 'contact.confirmed', accountId: id, address, details: { contact } }, tx);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new Failure('CONFLICT', { cause: error }) : error;
        });
    },
  };
}
