import { and, eq } from 'drizzle-orm';
import { trialAccountType } from '../../../../domain/accountType.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskMemberActed, DeskMemberOrder, MemberMarkName } from '../../../../wire/studio/deskMembers.ts';
import { hashPassword } from '../../../identity/accounts/index.ts';
import { maskedMail, maskedMobile } from '../../../identity/codes/index.ts';
import type { Account } from '../../../identity/ports/index.ts';
import { account, memberMark, session } from '../../../platform/db/tables/index.ts';

import { randomSecret } from '../../../platform/vault/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import type { Operator } from '../../operators/index.ts';
import { type DeskMemberDeps, findMember } from './memberDeps.ts';
import { once } from './once.ts';

type Actor = Pick<Operator, 'id'>;

/** Acts on the account of a member that move no money. Each is noted with operator and reason in its transaction. */
export function createMemberAccountActs(deps: DeskMemberDeps) {
  const { db, now, audit, saferPlay, operators, forgotPassword } = deps;
  const isOwn = ({ merchant, id }: Account) => and(eq(session.merchant, merchant), eq(session.accountId, id));

  async function endSessions(owner: Account, by: Actor, reason: string): Promise<void> {
    await db.transaction(async (tx) => {
      const ended = await tx.delete(session).where(isOwn(owner)).returning({ tokenHash: session.tokenHash });
      const details = { operator: by.id, subject: owner.username, sessions: ended.length, reason };
      await audit.note({ merchant: owner.merchant, kind: 'session.endedByOperator', accountId: owner.id, details }, tx);
    });
  }

  /**
   * Ends the password and every session, and sends the member a link to choose another one. Neither operator nor desk ever holds it.
   * @returns the contact as its owner recognises it
   * @throws Failure TRUE_ACCOUNT, UNAVAILABLE without a confirmed contact
   */
  async function resetPassword(tenant: Tenant, owner: Account, by: Actor, reason: string): Promise<string> {
    if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
    const contact = forgotPassword.confirmedContact(owner);
    if (contact === null) throw new Failure('UNAVAILABLE', { value: { rule: 'noContact' } });
    // That of no text that anyone knows: an account without a password could be given one by a session alone.
    const passwordHash = await hashPassword(randomSecret());
    await db.transaction(async (tx) => {
      await tx
        .update(account)
        .set({ passwordHash, passwordChangedAt: now() })
        .where(and(eq(account.merchant, owner.merchant), eq(account.id, owner.id)));
      await tx.delete(session).where(isOwn(owner));
      const details = { operator: by.id, subject: owner.username, way: contact.channel, reason };
      await audit.note({ merchant: owner.merchant, kind: 'password.resetByOperator', accountId: owner.id, details }, tx);
    });
    await forgotPassword.sendServiceLink(tenant, owner, contact);
    return contact.channel === 'mail' ? maskedMail(contact.to) : maskedMobile(contact.to);
  }

  async function mark(owner: Account, by: Actor, name: MemberMarkName, reason: string): Promise<void> {
    const { merchant, id } = owner;
    await db.transaction(async (tx) => {
      const made = await tx
        .insert(memberMark)
        .values({ merchant, account: id, name, operator: by.id, reason, at: now() })
        .onConflictDoNothing()
        .returning({ name: memberMark.name });
      if (made.length === 0) return;
      const details = { operator: by.id, subject: owner.username, 'after.mark': name, reason };
      await audit.note({ merchant, kind: 'member.marked', accountId: id, details }, tx);
    });
  }

  async function unmark(owner: Account, by: Actor, name: MemberMarkName, reason: string): Promise<void> {
    const { merchant, id } = owner;
    await db.transaction(async (tx) => {
      const removed = await tx
        .delete(memberMark)
        .where(and(eq(memberMark.merchant, merchant), eq(memberMark.account, id), eq(memberMark.name, name)))
        .returning({ name: memberMark.name });
      if (removed.length === 0) return;
      const details = { operator: by.id, subject: owner.username, 'before.mark': name, reason };
      await audit.note({ merchant, kind: 'member.unmarked', accountId: id, details }, tx);
    });
  }

  async function run(tenant: Tenant, by: Actor, owner: Account, order: DeskMemberOrder): Promise<string | null> {
    const { act, reason, months, limit } = order;
    const { username } = owner;
    switch (act) {
      case 'close':
        await operators.members.close(tenant, by, username, { reason });
        return null;
      case 'reopen':
        await operators.members.reopen(tenant, by, username, { reason });
        return null;
      case 'exclude':
        await operators.members.exclude(tenant, by, username, { reason, months: given(months) });
        return null;
      case 'endSessions':
        await endSessions(owner, by, reason);
        return null;
      case 'resetPassword':
        return resetPassword(tenant, owner, by, reason);
      case 'mark':
        await mark(owner, by, given(order.mark), reason);
        return null;
      case 'unmark':
        await unmark(owner, by, given(order.mark), reason);
        return null;
      case 'limit':
        await saferPlay.tighten(tenant, owner, given(limit), { operator: by.id, reason });
        return null;
      default:
        throw new Failure('MALFORMED');
    }
  }

  /**
   * Acts on a member, once per request id.
   * @throws Failure NOT_FOUND, MALFORMED without what the act needs, CONFLICT if the request id asked for something else, and what
   * refuses the act
   */
  return async (tenant: Tenant, by: Actor, id: string, order: DeskMemberOrder): Promise<DeskMemberActed> => {
    const owner = await findMember(deps, tenant, id);
    const { requestId: request, act, reason, ...input } = order;
    const sentTo = await once(deps, owner, { by, request, act, reason, input }, () => run(tenant, by, owner, order));
    return { sentTo };
  };
}

/** @throws Failure MALFORMED */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Failure('MALFORMED');
  return value;
}
