import { and, eq, type SQL } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { socialIdentity } from '../../platform/db/tables/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Account, Identity, SocialIdentity, Verifiers } from '../ports/index.ts';
import type { Tickets } from '../tickets/index.ts';
import type { Notices } from '../tickets/notices.ts';
import { createIdentityTokens, type IdentityProvider } from './identityTokens.ts';

export type { IdentityProvider } from './identityTokens.ts';

export interface SocialDeps
  extends Pick<Identity, 'db' | 'now' | 'accounts' | 'sessions' | 'limits' | 'audit' | 'reportFault'> {
  readonly tickets: Tickets;
  readonly notices: Notices;
  readonly outbound: Pick<Outbound, 'fetchFor'>;
  readonly provider: IdentityProvider;
}

const linkMinutes = 30;
const providerNames = { sms: 'Firebase', google: 'Google', facebook: 'Facebook' } as const;

/** Social sign-in. Unknown identities are never matched by email address: the user links one by signing in once. */
export function createSocial({
  db,
  now,
  accounts,
  sessions,
  limits,
  audit,
  reportFault,
  tickets,
  notices,
  outbound,
  provider,
}: SocialDeps): Verifiers['social'] {
  const tokens = createIdentityTokens({ now, limits, reportFault, outbound }, provider);

  const bindingOf = async (condition: SQL | undefined) => {
    const [found] = await db.select().from(socialIdentity).where(condition);
    return found ?? null;
  };
  const bySubject = (merchant: string, { issuer, subject }: SocialIdentity) =>
    bindingOf(
      and(eq(socialIdentity.merchant, merchant), eq(socialIdentity.issuer, issuer), eq(socialIdentity.subject, subject)),
    );
  const phoneOf = ({ merchant, id }: Account) =>
    and(eq(socialIdentity.merchant, merchant), eq(socialIdentity.account, id), eq(socialIdentity.channel, 'sms'));

  return {
    ...tokens,

    async accountOf({ brand: { merchant } }, identity) {
      const bound = await bySubject(merchant, identity);
      if (bound !== null) return accounts.byId(merchant, bound.account);
      if (identity.mobile === null) return null;
      // The provider verified the number, the same proof as login by SMS, until the account knows a subject: numbers are reassigned.
      const owner = await accounts.byMobile(merchant, identity.mobile);
      return owner === null || (await bindingOf(phoneOf(owner))) !== null ? null : owner;
    },

    async bindPhone({ merchant, id }, { issuer, subject, channel }) {
      if (channel !== 'sms') return;
      await db
        .insert(socialIdentity)
        .values({ merchant, issuer, subject, account: id, channel, boundAt: now() })
        .onConflictDoNothing();
    },

    async offerLink({ brand: { merchant } }, identity) {
      const ticket = await tickets.make({
        merchant,
        purpose: 'link',
        account: null,
        content: identity,
        minutes: linkMinutes,
      });
      return { ticket };
    },

    async link(tenant, account, secret) {
      const { merchant, id } = account;
      if (account.type === trialAccountType) return;
      const use = { merchant, purpose: 'link', secret } as const;
      const offered = await tickets.look(use);
      if (offered === null || !(await tickets.take(use))) return;
      const identity = offered.content as SocialIdentity;
      if (!(await tokens.spend(tenant, identity))) return;
      const { issuer, subject, channel } = identity;
      const bound = await db.transaction(async (tx) => {
        // The provider may have made a new user of the same number.
        if (channel === 'sms') await tx.delete(socialIdentity).where(phoneOf(account));
        return tx
          .insert(socialIdentity)
          .values({ merchant, issuer, subject, account: id, channel, boundAt: now() })
          .onConflictDoNothing()
          .returning({ account: socialIdentity.account });
      });
      if (bound.length === 0) return;
      await sessions.endAll(account);
      await audit.note({ merchant, kind: 'identity.linked', accountId: id, details: { channel } });
      await notices.notify(tenant, account, 'identityLinked', { params: { provider: providerNames[channel] } });
    },
  };
}
