import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { Invitation, InvitationAnswer } from '../../../wire/studio/session.ts';
import { hashPassword } from '../../identity/accounts/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator } from '../../platform/db/tables/index.ts';
import { randomSecret } from '../../platform/vault/index.ts';
import { passwordProblem } from './passwordRule.ts';

const lifetimeMs = 7 * 86_400_000;

/** Path of the page on which the invited person chooses a password. */
export interface InvitationLink {
  readonly path: string;
  readonly expiresAt: string;
}

export type Invitations = ReturnType<typeof createInvitations>;

interface InvitationDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly isBreached: (password: string) => Promise<boolean>;
}

export const hashOfInvitation = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Links by which a person chooses the password of an operator; each works once. */
export function createInvitations({ db, now, isBreached }: InvitationDeps) {
  const isOpen = (token: string) =>
    and(eq(operator.invitationHash, hashOfInvitation(token)), gt(operator.invitationEnd, now()), eq(operator.disabled, false));

  return {
    /** Columns of a new invitation and the link, which is in no table. */
    make(): {
      readonly columns: { readonly invitationHash: string; readonly invitationEnd: Date };
      readonly link: InvitationLink;
    } {
      const token = randomSecret();
      const invitationEnd = new Date(now().getTime() + lifetimeMs);
      return {
        columns: { invitationHash: hashOfInvitation(token), invitationEnd },
        // In the fragment, which a browser sends to no server and no proxy writes down.
        link: { path: `/studio/invite#${token}`, expiresAt: invitationEnd.toISOString() },
      };
    },

    /** @throws Failure LINK_EXPIRED */
    async show(token: string): Promise<Invitation> {
      const [row] = await db.select().from(operator).where(isOpen(token));
      if (row === undefined || row.invitationEnd === null) throw new Failure('LINK_EXPIRED');
      return { name: row.name, displayName: row.displayName ?? row.name, expiresAt: row.invitationEnd.toISOString() };
    },

    /**
     * Sets the password and spends the invitation.
     * @returns id of the operator
     * @throws Failure LINK_EXPIRED, VALIDATION with the rule that the password breaks
     */
    async accept(token: string, { password, displayName }: Omit<InvitationAnswer, 'token'>): Promise<string> {
      const [row] = await db.select().from(operator).where(isOpen(token));
      if (row === undefined) throw new Failure('LINK_EXPIRED');
      const rule = await passwordProblem(password, [row.name, displayName ?? row.displayName ?? ''], isBreached);
      if (rule !== null) throw new Failure('VALIDATION', { value: [{ field: '/password', rule }] });
      const passwordHash = await hashPassword(password);
      const accepted = await db
        .update(operator)
        .set({
          passwordHash,
          invitationHash: null,
          invitationEnd: null,
          ...(displayName === undefined ? {} : { displayName: displayName.trim() }),
        })
        .where(isOpen(token))
        .returning({ id: operator.id });
      if (accepted[0] === undefined) throw new Failure('LINK_EXPIRED');
      return accepted[0].id;
    },
  };
}
