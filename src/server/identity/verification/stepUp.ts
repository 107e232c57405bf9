import { Failure } from '../../../wire/failure.ts';
import type {
  SmsValue,
  StepUpAct,
  StepUpCodeRequest,
  StepUpDemand,
  StepUpMethod,
  StepUpProof,
  StepUpTicket,
} from '../../../wire/verification.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { MailCodes } from '../codes/mailCodes.ts';
import { readFullMobile } from '../codes/mobileNumber.ts';
import type { OneTimeCodes } from '../codes/oneTimeCodes.ts';
import type { CodeRequester, SmsCodes } from '../codes/smsCodes.ts';
import type { Account, Identity } from '../ports/index.ts';
import type { Session } from '../sessions/sessionStore.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Authenticators } from './authenticators.ts';
import type { RecoveryCodeStore } from './recoveryCodes.ts';

export interface StepUpDeps extends Pick<Identity, 'accounts' | 'limits' | 'audit'> {
  readonly codes: OneTimeCodes;
  readonly smsCodes: SmsCodes;
  readonly mailCodes: MailCodes;
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly tickets: Tickets;
}

/** Purpose of a ticket: one act of one session. */
interface TicketContent {
  readonly act: StepUpAct;
  readonly tokenHash: string;
}

type Caller = Pick<Session, 'account' | 'tokenHash' | 'limited'>;

const boundMethods: readonly StepUpMethod[] = ['google', 'recovery'];
const ticketUse = ({ merchant }: Account, secret: string) => ({ merchant, purpose: 'stepUp', secret }) as const;

const ticketMinutes = 5;
const attemptsPerQuarterHour = 5;

/**
 * Re-authentication before an act that changes how an account signs in, or where its money may go. A session alone, which may be
 * stolen, permits none. A bound authenticator or one of its recovery codes is required as at login; without one, the password or a code sent
 * to a confirmed contact.
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

  const methodsOf = async (account: Account): Promise<readonly StepUpMethod[]> => {
    if (await authenticators.isBound(account)) return boundMethods;
    return [
      ...(account.passwordHash === null ? [] : (['password'] as const)),
      ...(readFullMobile(confirmedMobile(account) ?? '') === null ? [] : (['mobile'] as const)),
      ...(confirmedEmail(account) === null ? [] : (['email'] as const)),
    ];
  };

  const isAccepted = async (account: Account, method: StepUpMethod) => (await methodsOf(account)).includes(method);

  /** The form of a change of password asks for the old one. A limited session has just been made, and can do nothing else. */
  const isProvenByForm = async ({ account, limited }: Caller, act: StepUpAct) =>
    act === 'password' && account.passwordHash !== null && (limited || !(await authenticators.isBound(account)));

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
     * @returns whether a ticket was consumed; an old password in the form stands for one
     * @throws Failure STEP_UP with a `StepUpDemand`
     */
    async consume(caller: Caller, act: StepUpAct, secret: string | undefined): Promise<boolean> {
      const { account, tokenHash } = caller;
      if (secret === undefined && (await isProvenByForm(caller, act))) return false;
      const use = ticketUse(account, secret ?? '');
      const content = (await tickets.look(use))?.content as TicketContent | undefined;
      const isMeant = content !== undefined && content.act === act && content.tokenHash === tokenHash;
      if (isMeant && (await tickets.take(use))) return true;
      const value: StepUpDemand = { act, methods: await methodsOf(account) };
      throw new Failure('STEP_UP', { value });
    },

    /** Makes the ticket of an act that was refused valid again, so that the form can be corrected. */
    giveBack: ({ account }: Caller, secret: string): Promise<void> => tickets.giveBack(ticketUse(account, secret)),
  };
}
