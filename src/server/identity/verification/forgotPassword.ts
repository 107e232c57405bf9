import { and, eq } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import type { ChallengeResult, LoginAnswer } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ForgotByEmail, ForgotByPhone, PasswordReset } from '../../../wire/verification.ts';
import type { Background } from '../../platform/background/index.ts';
import { account as accountTable } from '../../platform/db/tables/index.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { foldEmail, foldName } from '../accounts/names.ts';
import { readFullMobile } from '../codes/mobileNumber.ts';
import type { OneTimeCodes } from '../codes/oneTimeCodes.ts';
import { needsNoChallenge } from '../codes/requestLimits.ts';
import type { CodeRequester } from '../codes/smsCodes.ts';
import type { Messages } from '../messages/index.ts';
import type { Account, Identity, Verifiers } from '../ports/index.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Notices } from '../tickets/notices.ts';

export interface ForgotPasswordDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'sessions' | 'limits' | 'audit'> {
  readonly background: Pick<Background, 'run'>;
  readonly codes: OneTimeCodes;
  readonly messages: Messages;
  readonly tickets: Tickets;
  readonly notices: Notices;
  readonly newAddress: Verifiers['newAddress'];
  readonly challenge: Verifiers['challenge'];
  readonly originOf: (tenant: Tenant) => string;
}

export interface ConfirmedContact {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
}

export type ForgotPassword = ReturnType<typeof createForgotPassword>;

const linkMinutes = 10;
/** A member whom an operator helps does not wait in front of the mailbox. */
const serviceLinkMinutes = 60;
const hourSeconds = 3_600;

/** Password reset by mail or phone. A reset ends every session and notifies the member. */
export function createForgotPassword(deps: ForgotPasswordDeps) {
  const { background, db, now, accounts, sessions, limits, audit, codes, messages, tickets, notices, newAddress, originOf } =
    deps;
  const { challenge } = deps;

  const setPassword = async (
    tenant: Tenant,
    account: Account,
    password: string,
    requester: CodeRequester,
    way: 'mail' | 'mobile',
  ) => {
    const { merchant, id } = account;
    await accounts.setPassword(account, password);
    await tickets.void(merchant, 'reset', id);
    await tickets.void(merchant, 'address', id);
    await audit.note({ merchant, kind: 'password.reset', accountId: id, address: requester.address, details: { way } });
    await notices.notify(tenant, account, 'passwordChanged', { language: requester.language });
  };

  const refuseWeak = async (tenant: Tenant, username: string, password: string) => {
    const fault = await accounts.passwordFault(tenant, username, password);
    if (fault !== null) throw new Failure('VALIDATION', { value: [{ field: 'newPassword', ...fault }] });
  };

  const mayReset = (account: Account | null): account is Account =>
    account !== null && account.state === 'active' && account.type !== trialAccountType;

  const isPair = (account: Account | null, { email }: ForgotByEmail): account is Account =>
    mayReset(account) && account.foldedEmail !== null && account.foldedEmail === foldEmail(email);

  const sendLink = async (tenant: Tenant, { merchant, id, email }: Account, { address, language }: CodeRequester) => {
    const to = email ?? '';
    await tickets.void(merchant, 'reset', id);
    const content = { email: to };
    const secret = await tickets.make({ merchant, purpose: 'reset', account: id, content, minutes: linkMinutes });
    // In the URL fragment, which browsers do not send: no server or proxy logs the secret.
    const params = { link: `${originOf(tenant)}/reset#token=${secret}`, minutes: String(linkMinutes) };
    await messages.queue(tenant, { channel: 'mail', kind: 'resetLink', to, language, params, usefulMinutes: linkMinutes });
    await audit.note({ merchant, kind: 'password.linkSent', accountId: id, address });
  };

  return {
    /**
     * Sends a reset link if name and address match. Requires a bot challenge after the first request of an hour. Neither the response nor its time reveals whether they do, unless the
     * brand's policy is to say so.
     * @throws Failure AUTH_CHALLENGE, RATE_LIMIT
     */
    async byEmail(tenant: Tenant, request: ForgotByEmail, { address, language }: CodeRequester): Promise<void> {
      const { username } = request;
      if (!messages.offers('mail')) throw new Failure('UNAVAILABLE');
      const { merchant, policies, profile } = tenant.brand;
      const isFree = await needsNoChallenge(limits, {
        profile,
        merchant,
        channel: 'mail',
        recipient: foldName(username),
        address,
      });
      if (!isFree && !(await challenge.passed(tenant, challengeOf(request), address))) throw new Failure('AUTH_CHALLENGE');
      const budgets = [
        { key: `mail:address:${rateLimitKey(address)}`, uses: 20, seconds: hourSeconds },
        { key: `forgot:pause:${foldName(username)}`, uses: 1, seconds: 60 },
        { key: `forgot:hour:${foldName(username)}`, uses: 5, seconds: hourSeconds },
      ];
      for (const budget of budgets) if (!(await limits.take({ merchant, ...budget }))) throw new Failure('RATE_LIMIT');
      if (policies.auth.errorDetail === 'specific') {
        const account = await accounts.byUsername(merchant, username);
        if (!isPair(account, request)) throw new Failure(account === null ? 'AUTH_UNKNOWN_USER' : 'AUTH_EMAIL');
      }
      background.run('resetLink', async () => {
        const account = await accounts.byUsername(merchant, username);
        if (isPair(account, request)) await sendLink(tenant, account, { address, language });
      });
    },

    /**
     * A confirmed contact of a member, to which a link can be sent; null without one. What an account only claims does not count: the
     * link would go to who had typed it in.
     */
    confirmedContact({ email, emailConfirmedAt, mobile, mobileConfirmedAt }: Account): ConfirmedContact | null {
      if (email !== null && emailConfirmedAt !== null && messages.offers('mail')) return { channel: 'mail', to: email };
      if (mobile !== null && mobileConfirmedAt !== null && messages.offers('sms')) return { channel: 'sms', to: mobile };
      return null;
    },

    /** Sends a member a link to choose a password, and says that customer service has reset it. */
    async sendServiceLink(tenant: Tenant, { merchant, id }: Account, { channel, to }: ConfirmedContact): Promise<void> {
      await tickets.void(merchant, 'reset', id);
      const content = channel === 'mail' ? { email: to } : {};
      const minutes = serviceLinkMinutes;
      const secret = await tickets.make({ merchant, purpose: 'reset', account: id, content, minutes });
      const params = { link: `${originOf(tenant)}/reset#token=${secret}`, minutes: String(minutes) };
      const { default: language } = tenant.brand.languages;
      await messages.queue(tenant, { channel, kind: 'resetByService', to, language, params, usefulMinutes: minutes });
    },

    /**
     * Resets by the mailed link, which is valid once.
     * @throws Failure LINK_EXPIRED, VALIDATION
     */
    async byLink(tenant: Tenant, request: PasswordReset, requester: CodeRequester): Promise<void> {
      const { resetToken, newPassword, confirmNewPassword } = request;
      const { merchant } = tenant.brand;
      const use = { merchant, purpose: 'reset', secret: resetToken } as const;
      const opened = await tickets.look(use);
      const account = opened?.account == null ? null : await accounts.byId(merchant, opened.account);
      if (opened === null || !mayReset(account)) throw new Failure('LINK_EXPIRED');
      await refuseWeak(tenant, account.username, newPassword);
      if (newPassword.normalize('NFC') !== confirmNewPassword.normalize('NFC')) {
        throw new Failure('VALIDATION', { value: [{ field: 'confirmNewPassword', key: 'inconsistent_twice', params: {} }] });
      }
      if (!(await tickets.take(use))) throw new Failure('LINK_EXPIRED');
      const { email = null } = opened.content as { readonly email?: string };
      if (email !== null && account.email === email && account.emailConfirmedAt === null) await confirmEmail(account);
      await setPassword(tenant, account, newPassword, requester, email === null ? 'mobile' : 'mail');
    },

    /**
     * Resets by SMS code, which proves ownership of the number. Also signs in, or returns the step still required.
     * @throws Failure CODE_INCORRECT, VALIDATION
     */
    async byPhone(tenant: Tenant, request: ForgotByPhone, requester: CodeRequester): Promise<LoginAnswer> {
      if (!tenant.brand.modules.CHNGPASSVERIF3) throw new Failure('UNAVAILABLE');
      const { merchant } = tenant.brand;
      const mobile = readFullMobile(request.mobileNum);
      if (mobile === null)
        throw new Failure('VALIDATION', { value: [{ field: 'mobileNum', key: 'auth.mobile_format', params: {} }] });
      const account = await accounts.byMobile(merchant, mobile.e164);
      // Before the code is proven, nothing may depend on the account; a password that is refused for any name keeps the code.
      await refuseWeak(tenant, '', request.newPassword);
      const { verificationCode, codeTicket: ticket = '' } = request;
      const isRight = await codes.take({ merchant, purpose: 'forgotPassword', target: mobile.e164, ticket }, verificationCode);
      if (!isRight || !mayReset(account)) throw new Failure('CODE_INCORRECT');
      await refuseWeak(tenant, account.username, request.newPassword);
      await setPassword(tenant, account, request.newPassword, requester, 'mobile');
      const changed = (await accounts.byId(merchant, account.id)) ?? account;
      const { address } = requester;
      const origin = { type: 'other', weakPassword: false } as const;
      const verification = await newAddress.challenge(tenant, changed, { address, origin, provesMobile: true });
      return verification ?? sessions.start(tenant, changed, origin);
    },
  };

  /** Opening the link proved ownership of the address. */
  async function confirmEmail({ merchant, id }: Account) {
    await db
      .update(accountTable)
      .set({ emailConfirmedAt: now() })
      .where(and(eq(accountTable.merchant, merchant), eq(accountTable.id, id)));
  }
}

function challengeOf({ lot_number, captcha_output, pass_token, gen_time }: ForgotByEmail): ChallengeResult | undefined {
  if (lot_number === undefined || captcha_output === undefined || pass_token === undefined || gen_time === undefined)
    return undefined;
  return { lot_number, captcha_output, pass_token, gen_time };
}
