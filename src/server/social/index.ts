import { and, eq } from 'drizzle-orm';
import { trialAccountType } from '../../domain/accountType.ts';
import type { Identity, SocialIdentity, Verifiers } from '../accounts/account.ts';
import { socialIdentity } from '../db/tables/messages.ts';
import type { Notices } from '../verification/notices.ts';
import type { Tickets } from '../verification/tickets.ts';
import { createIdentityTokens, type IdentityProvider } from './identityTokens.ts';

export type { IdentityProvider } from './identityTokens.ts';

export interface SocialDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'sessions' | 'audit'> {
  readonly tickets: Tickets;
  readonly notices: Notices;
  readonly provider: IdentityProvider;
}

const linkMinutes = 30;
const providerNames = { phone: 'Firebase', google: 'Google', facebook: 'Facebook' } as const;

/** Social sign-in. Unknown identities are never matched by email address: the user links one by signing in once. */
export function createSocial({
  db,
  now,
  accounts,
  sessions,
  audit,
  tickets,
  notices,
  provider,
}: SocialDeps): Verifiers['social'] {
  return {
    verify: createIdentityTokens({ now }, provider),

    async accountOf({ brand: { merchant } }, { issuer, subject, mobile }) {
      // The provider verified the number, which is the same proof as login by SMS.
      if (mobile !== null) return accounts.byMobile(merchant, mobile);
      const [bound] = await db
        .select()
        .from(socialIdentity)
        .where(
          and(eq(socialIdentity.merchant, merchant), eq(socialIdentity.issuer, issuer), eq(socialIdentity.subject, subject)),
        );
      return bound === undefined ? null : accounts.byId(merchant, bound.account);
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
      const { issuer, subject, channel } = offered.content as SocialIdentity;
      const bound = await db
        .insert(socialIdentity)
        .values({ merchant, issuer, subject, account: id, channel, boundAt: now() })
        .onConflictDoNothing()
        .returning({ account: socialIdentity.account });
      if (bound.length === 0) return;
      await sessions.endAll(account);
      await audit.note({ merchant, kind: 'identity.linked', accountId: id, details: { channel } });
      await notices.notify(tenant, account, 'identityLinked', { params: { provider: providerNames[channel] } });
    },
  };
}
