import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskMemberActed, DeskMemberOrder, MemberMarkName } from '../../../wire/studio/deskMembers.ts';
import type { Account } from '../../accounts/account.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { account, session } from '../../db/tables/accounts.ts';
import { memberMark } from '../../db/tables/desk.ts';
import type { Operator } from '../../operators/index.ts';
import type { Tenant } from '../../registry/tenant.ts';
import { type DeskMemberDeps, findMember } from './memberDeps.ts';
import { once } from './once.ts';

type Actor = Pick<Operator, 'id'>;

/** Without letters and digits that look alike when they are read out on the phone. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const oneTimePassword = () =>
  Array.from({ length: 12 }, (_, place) => {
    const from = place % 4 === 3 ? digits : letters;
    return from[randomInt(from.length)];
  }).join('');

/** Acts on the account of a member that move no money. Each is noted with operator and reason in its transaction. */
export function createMemberAccountActs(deps: DeskMemberDeps) {
  const { db, now, audit, saferPlay, operators } = deps;
  const isOwn = ({ merchant, id }: Account) => and(eq(session.merchant, merchant), eq(session.accountId, id));

  async function endSessions(owner: Account, by: Actor, reason: string): Promise<void> {
    await db.transaction(async (tx) => {
      const ended = await tx.delete(session).where(isOwn(owner)).returning({ tokenHash: session.tokenHash });
      const details = { operator: by.id, subject: owner.username, sessions: ended.length, reason };
      await audit.note({ merchant: owner.merchant, kind: 'session.endedByOperator', accountId: owner.id, details }, tx);
    });
  }

  /** Replaces the password by one that has to be changed at the next sign-in, which may do nothing else. */
  async function resetPassword(owner: Account, by: Actor, reason: string): Promise<string> {
    if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
    const password = oneTimePassword();
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      await tx
        .update(account)
        .set({ passwordHash, passwordChangedAt: now(), mustChangePassword: true })
        .where(and(eq(account.merchant, owner.merchant), eq(account.id, owner.id)));
      await tx.delete(session).where(isOwn(owner));
      const details = { operator: by.id, subject: owner.username, reason };
      await audit.note({ merchant: owner.merchant, kind: 'password.resetByOperator', accountId: owner.id, details }, tx);
    });
    return password;
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
        return resetPassword(owner, by, reason);
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
    const password = await once(deps, owner, { by, request, act, reason, input }, () => run(tenant, by, owner, order));
    return { password };
  };
}

/** @throws Failure MALFORMED */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Failure('MALFORMED');
  return value;
}
