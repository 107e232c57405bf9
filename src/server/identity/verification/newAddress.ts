import { trialAccountType } from '../../../domain/accountType.ts';
import type { ExtraVerification, VerificationMethod } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import { type Query, run, type Statement } from '../../platform/db/index.ts';
import { subnetOf } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { maskedMail, maskedMobile } from '../codes/maskedContact.ts';
import type { Messages } from '../messages/index.ts';
import type { Account, Identity, LoginOrigin, Verifiers } from '../ports/index.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Authenticators } from './authenticators.ts';
import type { RecoveryCodeStore } from './recoveryCodes.ts';

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

  const registration = async ({ merchant, id }: Account, address: string): Promise<Query> => {
    const until = new Date(now().getTime() + trustedDays * 24 * 3_600_000).toISOString();
    return { ...trustNetwork, values: [merchant, id, await networkHash(merchant, id, address), until] };
  };

  const register = async (account: Account, address: string) => {
    const { values } = await registration(account, address);
    await run(db, trustNetwork, values);
  };

  const isKnown = async (merchant: string, accountId: string | null, address: string) => {
    const id = accountId ?? '';
    const values = [merchant, id, await networkHash(merchant, id, address), now().toISOString()];
    return (await run(db, trustedNetwork, values)).length > 0;
  };

  /**
   * The bank account name, which others may know, is accepted only if there is no stronger method; the captcha only if there
   * is none at all. Neither is accepted where real money is at stake.
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
    if (tenant.brand.profile === 'real') throw new Failure('NEW_ADDRESS');
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

    async challenge(tenant, account, { address, origin, provesMobile, isKnown: known, alongside }) {
      if (account.type === trialAccountType) return null;
      const { merchant, id } = account;
      const isBound = await authenticators.isBound(account);
      if (!isBound && (provesMobile || (known ?? (await isKnown(merchant, id, address))))) {
        if (alongside === undefined) await register(account, address);
        else alongside.push(await registration(account, address));
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

const trustedNetwork: Statement = {
  name: 'network-known',
  text: `select 1 from registered_address
    where merchant = $1 and account_id = $2 and mark = $3 and until > $4::timestamptz`,
};

const trustNetwork: Statement = {
  name: 'network-trust',
  text: `insert into registered_address (merchant, account_id, mark, until) values ($1, $2, $3, $4::timestamptz)
    on conflict (merchant, account_id, mark) do update set until = excluded.until`,
};
