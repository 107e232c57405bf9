import { and, eq, gt } from 'drizzle-orm';
import { trialAccountType } from '../../domain/accountType.ts';
import type { ExtraVerification, VerificationMethod } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import type { Account, Identity, LoginOrigin, Verifiers } from '../accounts/account.ts';
import { maskedMail, maskedMobile } from '../codes/maskedContact.ts';
import { subnetOf } from '../codes/subnetOf.ts';
import { registeredAddress } from '../db/tables/accounts.ts';
import type { Messages } from '../messages/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Authenticators } from './authenticators.ts';
import type { RecoveryCodeStore } from './recoveryCodes.ts';
import type { Tickets } from './tickets.ts';

export interface NewAddressDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'limits' | 'audit'> {
  readonly tickets: Tickets;
  readonly messages: Messages;
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodeStore;
}

/** Content of an extra verification ticket. */
export interface AddressTicket {
  readonly origin: LoginOrigin;
  readonly methods: readonly VerificationMethod[];
}

type Method = ExtraVerification['verify']['methods'][number];

const ticketMinutes = 10;
const trustedDays = 90;

/** Requires the extra verification of logins: the bound authenticator, or a proof where the network is new for the account. */
export function createNewAddress(deps: NewAddressDeps): Verifiers['newAddress'] {
  const { db, now, accounts, limits, audit, tickets, messages, authenticators, recoveryCodes } = deps;
  const networkHash = (merchant: string, id: string, address: string) =>
    limits.keyedHash(merchant, `network:${id}:${subnetOf(address)}`);

  const register = async (account: Account, address: string) => {
    const until = new Date(now().getTime() + trustedDays * 24 * 3_600_000);
    const { merchant, id } = account;
    await db
      .insert(registeredAddress)
      .values({ merchant, accountId: id, mark: await networkHash(merchant, id, address), until })
      .onConflictDoUpdate({
        target: [registeredAddress.merchant, registeredAddress.accountId, registeredAddress.mark],
        set: { until },
      });
  };

  const isKnown = async (merchant: string, accountId: string | null, address: string) => {
    const id = accountId ?? '';
    const known = await db
      .select({ mark: registeredAddress.mark })
      .from(registeredAddress)
      .where(
        and(
          eq(registeredAddress.merchant, merchant),
          eq(registeredAddress.accountId, id),
          eq(registeredAddress.mark, await networkHash(merchant, id, address)),
          gt(registeredAddress.until, now()),
        ),
      );
    return known.length > 0;
  };

  /**
   * The bank account name, which others may know, is accepted only if there is no stronger method; the captcha only if there
   * is none at all.
   */
  const methodsOf = async (tenant: Tenant, account: Account): Promise<readonly Method[]> => {
    const strong: Method[] = [];
    const { mobile, mobileConfirmedAt, email, emailConfirmedAt } = account;
    if (mobile !== null && mobileConfirmedAt !== null && messages.offers('sms')) {
      strong.push({ method: 'mobile', hint: maskedMobile(mobile) });
    }
    if (email !== null && emailConfirmedAt !== null && messages.offers('mail')) {
      strong.push({ method: 'email', hint: maskedMail(email) });
    }
    if (strong.length > 0) return strong;
    const { bankAccountName } = await accounts.personal(account);
    if (bankAccountName !== undefined) return [{ method: 'bankName', hint: null }];
    if (tenant.brand.policies.auth.newIpStrict) throw new Failure('NEW_ADDRESS');
    return [{ method: 'captcha', hint: null }];
  };

  const boundMethodsOf = async (account: Account): Promise<readonly Method[]> => [
    { method: 'google', hint: null },
    ...((await recoveryCodes.remain(account)) ? [{ method: 'recovery', hint: null } as const] : []),
  ];

  return {
    register,
    isKnown,

    async challenge(tenant, account, { address, origin, provesMobile, isKnown: known }) {
      if (account.type === trialAccountType) return null;
      const { merchant, id } = account;
      const isBound = await authenticators.isBound(account);
      if (!isBound && (provesMobile || (known ?? (await isKnown(merchant, id, address))))) {
        await register(account, address);
        return null;
      }
      const methods: readonly Method[] = isBound ? await boundMethodsOf(account) : await methodsOf(tenant, account);
      const content: AddressTicket = { origin, methods: methods.map(({ method }) => method) };
      const ticket = await tickets.make({ merchant, purpose: 'address', account: id, content, minutes: ticketMinutes });
      await audit.note({ merchant, kind: 'address.asked', accountId: id, address });
      return { verify: { ticket, methods: [...methods] } };
    },
  };
}
