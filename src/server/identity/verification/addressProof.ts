import type { LoginValue, VerificationMethod } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import type { AddressCodeRequest, AddressProof, SmsValue } from '../../../wire/verification.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { isSameName } from '../accounts/names.ts';
import type { MailCodes } from '../codes/mailCodes.ts';
import { readFullMobile } from '../codes/mobileNumber.ts';
import type { OneTimeCodes } from '../codes/oneTimeCodes.ts';
import type { CodeRequester, SmsCodes } from '../codes/smsCodes.ts';
import type { Account, Identity, Verifiers } from '../ports/index.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Authenticators } from './authenticators.ts';
import type { AddressTicket } from './newAddress.ts';
import type { RecoveryCodeStore } from './recoveryCodes.ts';

export interface AddressProofDeps extends Pick<Identity, 'accounts' | 'sessions' | 'captchas' | 'limits' | 'audit'> {
  readonly codes: OneTimeCodes;
  readonly smsCodes: SmsCodes;
  readonly mailCodes: MailCodes;
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly tickets: Tickets;
  readonly newAddress: Verifiers['newAddress'];
  readonly social: Verifiers['social'];
}

/** Per account as well as per ticket, because anyone with the password can get new tickets. */
const attemptsPerDay = 20;

/** Completes a login from a network that is new for the account. */
export function createAddressProofs(deps: AddressProofDeps) {
  const { accounts, sessions, captchas, limits, audit, codes, smsCodes, mailCodes, authenticators, recoveryCodes, tickets } =
    deps;

  const ticketOf = ({ brand }: Tenant, secret: string) => ({ merchant: brand.merchant, purpose: 'address', secret }) as const;

  const accountOf = async (tenant: Tenant, id: string | null): Promise<Account> => {
    const account = id === null ? null : await accounts.byId(tenant.brand.merchant, id);
    if (account === null || account.state !== 'active') throw new Failure('VERIFICATION_ENDED');
    return account;
  };

  const checks: Readonly<Record<VerificationMethod, (account: Account, proof: AddressProof) => Promise<boolean>>> = {
    mobile: async ({ merchant, mobile }, { ticket, answer }) =>
      mobile !== null && codes.take({ merchant, purpose: 'address', target: mobile, ticket }, answer),
    email: async ({ merchant, email }, { ticket, answer }) =>
      email !== null && codes.take({ merchant, purpose: 'address', target: email, ticket }, answer),
    google: (account, { answer }) => authenticators.accepts(account, answer),
    recovery: (account, { answer }) => recoveryCodes.accepts(account, answer),
    bankName: async (account, { answer }) => isSameName((await accounts.personal(account)).bankAccountName, answer),
    captcha: ({ merchant }, { captchaId, answer }) => captchas.check(merchant, captchaId, answer),
  };

  return {
    /** Sends the code for a method that uses one. */
    async sendCode(tenant: Tenant, { ticket, method }: AddressCodeRequest, requester: CodeRequester): Promise<SmsValue> {
      const opened = await tickets.look(ticketOf(tenant, ticket));
      if (opened === null) throw new Failure('VERIFICATION_ENDED');
      const { methods } = opened.content as AddressTicket;
      if (!methods.includes(method)) throw new Failure('VALIDATION');
      const account = await accountOf(tenant, opened.account);
      const mobile = account.mobile === null ? null : readFullMobile(account.mobile);
      if (method === 'mobile' && mobile !== null) return smsCodes.forAddress(tenant, ticket, mobile, requester);
      if (method === 'email' && account.email !== null) return mailCodes.forAddress(tenant, ticket, account.email, requester);
      throw new Failure('VALIDATION');
    },

    /** Verifies the proof and returns the session of the pending login. */
    async prove(tenant: Tenant, proof: AddressProof, address: string): Promise<LoginValue> {
      const use = ticketOf(tenant, proof.ticket);
      const opened = await tickets.attempt(use);
      if (opened === null) throw new Failure('VERIFICATION_ENDED');
      const { origin, methods } = opened.content as AddressTicket;
      if (!methods.includes(proof.method)) throw new Failure('VALIDATION');
      const account = await accountOf(tenant, opened.account);
      const { merchant, id } = account;
      if (!(await limits.take({ merchant, key: `address-proof:${id}`, uses: attemptsPerDay, seconds: 86_400 }))) {
        throw new Failure('RATE_LIMIT');
      }
      const details = { method: proof.method };
      if (!(await checks[proof.method](account, proof))) {
        await audit.note({ merchant, kind: 'address.refused', accountId: id, address, details });
        throw new Failure(proof.method === 'bankName' ? 'NAME_MISMATCH' : 'CODE_INCORRECT');
      }
      if (!(await tickets.take(use))) throw new Failure('VERIFICATION_ENDED');
      await deps.newAddress.register(account, address);
      await audit.note({ merchant, kind: 'address.registered', accountId: id, address, details });
      if (origin.identity !== undefined) await deps.social.bindPhone(account, origin.identity);
      if (origin.linkTicket !== undefined) await deps.social.link(tenant, account, origin.linkTicket);
      return sessions.start(tenant, account, origin);
    },
  };
}
