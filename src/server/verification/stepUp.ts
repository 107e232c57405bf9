import { Failure } from '../../wire/failure.ts';
import type {
  SmsValue,
  StepUpAct,
  StepUpCodeRequest,
  StepUpMethod,
  StepUpProof,
  StepUpTicket,
} from '../../wire/verification.ts';
import type { Account, Identity } from '../accounts/account.ts';
import type { MailCodes } from '../codes/mailCodes.ts';
import { readFullMobile } from '../codes/mobileNumber.ts';
import type { OneTimeCodes } from '../codes/oneTimeCodes.ts';
import type { CodeRequester, SmsCodes } from '../codes/smsCodes.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Session } from '../sessions/sessionStore.ts';
import type { Authenticators } from './authenticators.ts';
import type { RecoveryCodeStore } from './recoveryCodes.ts';
import type { Tickets } from './tickets.ts';

export interface StepUpDeps extends Pick<Identity, 'accounts' | 'limits' | 'audit'> {
  readonly codes: OneTimeCodes;
  readonly smsCodes: SmsCodes;
  readonly mailCodes: MailCodes;
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly tickets: Tickets;
}

/** What a ticket is for: one act of one session. */
interface TicketContent {
  readonly act: StepUpAct;
  readonly tokenHash: string;
}

type Caller = Pick<Session, 'account' | 'tokenHash'>;

const boundMethods: readonly StepUpMethod[] = ['google', 'recovery'];
const ticketMinutes = 5;
const attemptsPerQuarterHour = 5;

/**
 * Re-authentication before an act that changes how an account signs in. A session alone, which may be stolen, permits none. A
 * bound authenticator or one of its recovery codes is required as at login; without one, the password or a code sent to a confirmed contact.
 */
export function createStepUp(deps: StepUpDeps) {
  const { accounts, limits, audit, codes, smsCodes, mailCodes, authenticators, recoveryCodes, tickets } = deps;

  const confirmedMobile = ({ mobile, mobileConfirmedAt }: Account) => (mobileConfirmedAt === null ? null : mobile);
  const confirmedEmail = ({ email, emailConfirmedAt }: Account) => (emailConfirmedAt === null ? null : email);
  const takeCode = async ({ account: { merchant }, tokenHash: ticket }: Caller, target: string | null, code: string) =>
    target !== null && codes.take({ merchant, purpose: 'stepUp', target, ticket }, code);

  const checks: Readonly<Record<StepUpMethod, (caller: Caller, answer: string) => Promise<boolean>>> = {
    // Login trims the password; see `signIn.ts`.
    password: async ({ account }, answer) =>
      (await accounts.verifyPassword(account, answer)) || accounts.verifyPassword(account, answer.trim()),
    mobile: (caller, answer) => takeCode(caller, confirmedMobile(caller.account), answer),
    email: (caller, answer) => takeCode(caller, confirmedEmail(caller.account), answer),
    google: ({ account }, answer) => authenticators.accepts(account, answer),
    recovery: ({ account }, answer) => recoveryCodes.accepts(account, answer),
  };

  const isAccepted = async (account: Account, method: StepUpMethod) =>
    (await authenticators.isBound(account)) === boundMethods.includes(method);

  return {
    /**
     * Sends a code to a confirmed contact of the account.
     * @throws Failure VALIDATION, RATE_LIMIT
     */
    async sendCode(
      tenant: Tenant,
      { account, tokenHash }: Caller,
      { method }: StepUpCodeRequest,
      requester: CodeRequester,
    ): Promise<SmsValue> {
      const [mobile, email] = [readFullMobile(confirmedMobile(account) ?? ''), confirmedEmail(account)];
      const isOpen = await isAccepted(account, method);
      if (isOpen && method === 'mobile' && mobile !== null) return smsCodes.forStepUp(tenant, tokenHash, mobile, requester);
      if (isOpen && method === 'email' && email !== null) return mailCodes.forStepUp(tenant, tokenHash, email, requester);
      throw new Failure('VALIDATION');
    },

    /**
     * Verifies the proof and returns a ticket for one act of this session.
     * @throws Failure VALIDATION, RATE_LIMIT, AUTH_PASSWORD, CODE_INCORRECT
     */
    async prove(caller: Caller, { act, method, answer }: StepUpProof, address: string): Promise<StepUpTicket> {
      const { account, tokenHash } = caller;
      const { merchant, id } = account;
      if (!(await isAccepted(account, method))) throw new Failure('VALIDATION');
      const budget = { merchant, key: `step-up:${id}`, uses: attemptsPerQuarterHour, seconds: 900 };
      if (!(await limits.take(budget))) throw new Failure('RATE_LIMIT');
      const details = { act, method };
      if (!(await checks[method](caller, answer))) {
        await audit.note({ merchant, kind: 'stepUp.refused', accountId: id, address, details });
        throw new Failure(method === 'password' ? 'AUTH_PASSWORD' : 'CODE_INCORRECT');
      }
      const content: TicketContent = { act, tokenHash };
      const ticket = await tickets.make({ merchant, purpose: 'stepUp', account: id, content, minutes: ticketMinutes });
      await audit.note({ merchant, kind: 'stepUp.done', accountId: id, address, details });
      return { ticket };
    },

    /**
     * Consumes the ticket of an act.
     * @throws Failure VERIFICATION_ENDED
     */
    async consume({ account: { merchant }, tokenHash }: Caller, act: StepUpAct, secret: string): Promise<void> {
      const use = { merchant, purpose: 'stepUp', secret } as const;
      const content = (await tickets.look(use))?.content as TicketContent | undefined;
      const isMeant = content !== undefined && content.act === act && content.tokenHash === tokenHash;
      if (!isMeant || !(await tickets.take(use))) throw new Failure('VERIFICATION_ENDED');
    },
  };
}
