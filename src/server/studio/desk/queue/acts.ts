import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { deskKinds } from '../../../../domain/desk.ts';
import { Failure, failureStatus } from '../../../../wire/failure.ts';
import type { ActResult } from '../../../../wire/operate.ts';
import type { DeskBulk, DeskBulkResult, DeskItem, DeskOrder, DeskResult } from '../../../../wire/studio/desk.ts';
import type { createFeedbackAnswers } from '../../../content/feedbackAnswers/index.ts';
import type { Bindings } from '../../../money/bindings/index.ts';
import type { Deposits } from '../../../money/deposits/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { approval, deskAct, deskSeen, operator } from '../../../platform/db/tables/index.ts';

import type { Audit } from '../../../platform/events/index.ts';
import type { Promotions } from '../../../rewards/promotions/index.ts';
import type { Tenant, Tenants } from '../../../tenants/tenant/index.ts';
import type { Operator, Operators } from '../../operators/index.ts';
import type { Claims, ItemName } from './claims.ts';
import type { QueueList } from './list.ts';
import { roleOf } from './offers.ts';
import { approvalOf } from './sources.ts';

export interface ActServices {
  readonly operators: Pick<
    Operators,
    | 'approveWithdrawal'
    | 'rejectWithdrawal'
    | 'payWithdrawal'
    | 'resolveReceipt'
    | 'creditDeposit'
    | 'approvePromotion'
    | 'approvals'
    | 'own'
  >;
  readonly deposits: Pick<Deposits, 'fail'>;
  readonly bindings: Pick<Bindings, 'confirm' | 'reject'>;
  readonly promotions: { readonly operate: Pick<Promotions['operate'], 'review' | 'reject'> };
  readonly feedbackAnswers: Pick<ReturnType<typeof createFeedbackAnswers>, 'answer' | 'close'>;
}

interface ActDeps extends ActServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly tenants: Pick<Tenants, 'load'>;
  readonly claims: Claims;
  readonly list: QueueList;
}

type Outcome = Pick<DeskResult, 'state' | 'approval'>;

interface Asked {
  readonly order: DeskOrder;
  /** The act before a second operator that is meant; null where the item says it. */
  readonly asked: string | null;
}

/** Acts that no one carries out without a reason, which the member or the audit needs; `DeskOrder` says who gives one besides. */
const needReason: ReadonlySet<string> = new Set([
  'withdrawal.reject',
  'deposit.credit',
  'deposit.fail',
  'binding.reject',
  'promotion.reject',
  'feedback.answer',
  'feedback.close',
]);

/** The acts of the queue: each is taken up, given its reason, carried out once by its service, and let go. */
export function createQueueActs(deps: ActDeps) {
  const { db, now, audit, tenants, claims, list, operators, deposits, bindings, promotions, feedbackAnswers } = deps;

  /**
   * Takes the item up and writes down what is asked for, with the rights of the operator as they are now.
   * @returns what came of the same request before; null if nothing did
   * @throws Failure NOT_ALLOWED, CONFLICT
   */
  function begin(
    item: ItemName,
    by: Operator,
    { order, asked }: Asked,
    mayTakeBack: boolean,
  ): Promise<{ result: 'done' | 'pending' | null; isAgain: boolean }> {
    const digest = createHash('sha256')
      .update(JSON.stringify(asked === null ? [item, order] : [item, order, asked]))
      .digest('hex');
    return db.transaction(async (tx) => {
      const [person] = await tx.select().from(operator).where(eq(operator.id, by.id)).for('share');
      const role = roleOf(item.kind, order.act);
      const isOfBrand = person?.merchants == null || person.merchants.includes(item.merchant);
      if (person === undefined || person.disabled || !isOfBrand || (!mayTakeBack && !person.roles.includes(role)))
        throw new Failure('NOT_ALLOWED', { value: { role } });
      const self = and(eq(deskAct.merchant, item.merchant), eq(deskAct.operator, by.id), eq(deskAct.request, order.requestId));
      const [earlier] = await tx.select().from(deskAct).where(self);
      if (earlier !== undefined) {
        if (earlier.digest !== digest) throw new Failure('CONFLICT', { value: { rule: 'request' } });
        return { result: earlier.result, isAgain: true };
      }
      await claims.take(item, by, tx);
      const { merchant, kind, id } = item;
      const { act, reason = '', requestId } = order;
      await tx
        .insert(deskAct)
        .values({ merchant, operator: by.id, request: requestId, kind, item: id, act, reason, digest, at: now() });
      return { result: null, isAgain: false };
    });
  }

  async function end(item: ItemName, by: Operator, order: DeskOrder, result: Outcome['state']): Promise<void> {
    const self = and(eq(deskAct.merchant, item.merchant), eq(deskAct.operator, by.id), eq(deskAct.request, order.requestId));
    const { merchant, kind, id } = item;
    await db.transaction(async (tx) => {
      // What was put before another operator is asked for again when the request is.
      await tx
        .update(deskAct)
        .set({ result: result === 'done' ? 'done' : 'pending' })
        .where(self);
      const details = { operator: by.id, act: order.act, item: kind, subject: id, reason: order.reason ?? '', result };
      await audit.note({ merchant, kind: 'desk.acted', details }, tx);
    });
    if (order.act !== 'review') await claims.release(item, by);
  }

  /** @param isRepeated What was put before another operator is asked for again */
  async function perform(
    tenant: Tenant,
    by: Operator,
    item: DeskItem,
    { order, asked }: Asked,
    isRepeated = false,
  ): Promise<Outcome> {
    const { kind, id, pending } = item;
    const { act, reason = '', requestId, amount, provider } = order;
    const name = `${kind}.${act}` as const;
    if (order.reason === undefined && needReason.has(name)) throw new Failure('VALIDATION', { value: { field: 'reason' } });
    if (act === 'second' || act === 'decline') {
      const meant = asked ?? pending?.id;
      if (meant === undefined) throw new Failure('CONFLICT');
      if (act === 'second') await operators.approvals.approve(tenant, by, meant);
      else await operators.approvals.reject(tenant, by, meant);
      return done;
    }
    // The second yes of what waits for one is another act.
    if (!isRepeated && pending !== null && (act === 'approve' || act === 'credit' || act === 'refund'))
      throw new Failure('CONFLICT', { value: { rule: 'asked' } });
    const [first = '', second = '', third = ''] = id.split('~');
    const key = { account: first, promotion: second, period: third };
    switch (name) {
      case 'withdrawal.approve':
        return outcomeOf(await operators.approveWithdrawal(tenant, by, id, { reason: reason.slice(0, 200), requestId }));
      case 'withdrawal.reject':
        await operators.rejectWithdrawal(tenant, by, { order: id, reason });
        return done;
      case 'withdrawal.pay': {
        if (amount === undefined || provider === undefined) throw new Failure('VALIDATION', { value: { field: 'amount' } });
        await operators.payWithdrawal(tenant, by, { order: id, amount, provider, requestId });
        return done;
      }
      case 'deposit.credit':
        return outcomeOf(
          await operators.creditDeposit(tenant, by, id, {
            reason: reason.slice(0, 200),
            requestId,
            ...(amount === undefined ? {} : { received: amount }),
          }),
        );
      case 'deposit.fail':
        await deposits.fail(tenant, by, { order: id, reason });
        return done;
      case 'receipt.received':
      case 'receipt.refund': {
        const outcome = act === 'refund' ? 'refund' : 'received';
        const resolution = { part: Number(second), outcome, reason: reason.slice(0, 200), requestId } as const;
        return outcomeOf(await operators.resolveReceipt(tenant, by, first, resolution));
      }
      case 'binding.confirm':
        await bindings.confirm(tenant, by, id);
        return done;
      case 'binding.reject':
        await bindings.reject(tenant, by, { binding: id, reason });
        return done;
      case 'promotion.review':
        await promotions.operate.review(tenant, by, key);
        return done;
      case 'promotion.approve':
        return outcomeOf(await operators.approvePromotion(tenant, by, key, { reason: reason.slice(0, 200), requestId }));
      case 'promotion.reject':
        await promotions.operate.reject(tenant, by, { ...key, reason });
        return done;
      case 'feedback.answer':
        await feedbackAnswers.answer(tenant, by, id, { answer: reason });
        return done;
      case 'feedback.close':
        await feedbackAnswers.close(tenant, by, id, { reason });
        return done;
      case 'limit.seen':
        await db
          .insert(deskSeen)
          .values({ merchant: item.merchant, kind, item: id, operator: by.id, at: now() })
          .onConflictDoNothing();
        return done;
      default:
        throw new Failure('VALIDATION', { value: { field: 'act' } });
    }
  }

  const orNull = (finding: Promise<DeskItem>): Promise<DeskItem | null> =>
    finding.catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  /** The item as it is now; null once it has left the queue. */
  const current = (by: Operator, item: ItemName) => orNull(list.find(by, item));
  const inAnyState = async (by: Operator, item: ItemName) => (await current(by, item)) ?? orNull(list.findInAnyState(by, item));

  /** Item of the queue that an approval is about, if any: it is decided as that one, with its claim. */
  async function subjectOf({ merchant, id }: ItemName): Promise<ItemName | null> {
    const isIt = and(eq(approval.merchant, merchant), eq(approval.id, id));
    const [row] = await db.select().from(approval).where(isIt);
    const kind = deskKinds.find((each) => row !== undefined && approvalOf[each] === row.kind);
    if (row === undefined || kind === undefined) return null;
    const { promotion, period } = row.input;
    return { merchant, kind, id: kind === 'promotion' ? [row.subject, promotion, period].join('~') : row.subject };
  }

  /**
   * Carries an act out, once by its request id. What has left the queue is decided by its service, which refuses what is over.
   * @throws Failure NOT_FOUND, NOT_ALLOWED, VALIDATION; CONFLICT if another operator has the item, or it is decided
   */
  async function act(by: Operator, given: ItemName, order: DeskOrder): Promise<DeskResult> {
    const tenant = await tenants.load(given.merchant);
    if (tenant === null) throw new Failure('NOT_FOUND');
    const isAnswer = order.act === 'second' || order.act === 'decline';
    const asked = given.kind === 'approval' && isAnswer ? given.id : null;
    const name = (asked === null ? null : await subjectOf(given)) ?? given;
    const before = await inAnyState(by, name);
    const isOwnRequest = before?.pending?.isMine === true && (asked === null || asked === before.pending.id);
    const mayTakeBack = order.act === 'decline' && isOwnRequest;
    if (before === null && !(await isKnown(name, by, order))) throw new Failure('NOT_FOUND');
    if (before !== null) await refuseOwn(by, before);
    const { result, isAgain } = await begin(name, by, { order, asked }, mayTakeBack);
    if (result === 'done' || (result !== null && before === null)) return { state: result, item: await current(by, name) };
    // What became of it is known where it was put before another operator.
    if (result === 'pending' && before !== null) {
      return { ...(await perform(tenant, by, before, { order, asked }, true)), item: await current(by, name) };
    }
    try {
      if (before === null) throw new Failure('CONFLICT');
      const outcome = await perform(tenant, by, before, { order, asked });
      await end(name, by, order, outcome.state);
      return { ...outcome, item: await current(by, name) };
    } catch (error) {
      if (!(error instanceof Failure) || failureStatus[error.code] >= 500) throw error;
      // The request before this one may have been carried out and its answer lost.
      if (isAgain && error.code === 'CONFLICT' && (await inAnyState(by, name))?.state !== before?.state) {
        await end(name, by, order, 'done');
        return { state: 'done', item: await current(by, name) };
      }
      await forget(name, by, order);
      // Who had not taken it up before does not keep it for having been refused.
      if (before?.claim?.isMine !== true) await claims.release(name, by);
      throw error;
    }
  }

  const refuseOwn = async (by: Operator, { kind, merchant, account }: DeskItem) => {
    if (account !== null && kind !== 'feedback' && kind !== 'limit') await operators.own.refuseOwn(by, merchant, account);
  };

  const ofRequest = ({ merchant }: ItemName, by: Operator, { requestId }: Pick<DeskOrder, 'requestId'>) =>
    and(eq(deskAct.merchant, merchant), eq(deskAct.operator, by.id), eq(deskAct.request, requestId));
  const isKnown = async (...given: Parameters<typeof ofRequest>) => (await db.$count(deskAct, ofRequest(...given))) > 0;
  /** Nothing happened, so that nothing is reported. */
  const forget = async (...given: Parameters<typeof ofRequest>) => void (await db.delete(deskAct).where(ofRequest(...given)));

  return {
    act,

    /** The same act on many items, each by itself: nothing of it moves money. */
    async bulk(by: Operator, { act: asked, items, reason = '', requestId }: DeskBulk): Promise<DeskBulkResult> {
      const refused: { id: string; code: string }[] = [];
      for (const [index, item] of items.entries()) {
        try {
          if (by.merchants !== null && !by.merchants.includes(item.merchant)) throw new Failure('NOT_FOUND');
          if (asked === 'release') await claims.release(item, by);
          else if (asked === 'claim') {
            await list.find(by, item);
            await claims.take(item, by);
          } else {
            if (item.kind !== (asked === 'seen' ? 'limit' : 'feedback')) throw new Failure('VALIDATION');
            await act(by, item, { act: asked, reason, requestId: `${requestId.slice(0, 58)}-${index}` });
          }
        } catch (error) {
          if (!(error instanceof Failure) || failureStatus[error.code] >= 500) throw error;
          refused.push({ id: item.id, code: error.code });
          const { merchant, kind, id } = item;
          const details = { operator: by.id, code: error.code, act: asked, kind, id };
          await audit.note({ merchant, kind: 'operator.denied', details });
        }
      }
      return { done: items.length - refused.length, refused };
    },
  };
}

const done: Outcome = { state: 'done' };

const outcomeOf = ({ state, approval: id, expiresAt }: ActResult): Outcome =>
  id === null || expiresAt === null ? { state } : { state, approval: { id, expiresAt } };
