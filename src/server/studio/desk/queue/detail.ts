import { and, eq, sql } from 'drizzle-orm';
import { moneyOf, unitsToWire } from '../../../../domain/money.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskDetail, DeskItem, DeskPayee } from '../../../../wire/studio/desk.ts';
import type { Bindings } from '../../../money/bindings/index.ts';
import type { Withdrawals } from '../../../money/withdrawals/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { feedbackImage, payoutBinding, withdrawal, withdrawalProof } from '../../../platform/db/tables/index.ts';

import type { Audit } from '../../../platform/events/index.ts';
import type { Promotions } from '../../../rewards/promotions/index.ts';
import { bookOf } from '../../../tenants/books/index.ts';
import type { Tenant, Tenants } from '../../../tenants/tenant/index.ts';
import type { Operator, Operators } from '../../operators/index.ts';
import type { ItemName } from './claims.ts';
import { factsOf } from './facts.ts';
import type { QueueList } from './list.ts';
import { offersOf } from './offers.ts';

export interface DetailDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly tenants: Pick<Tenants, 'load'>;
  readonly list: QueueList;
  readonly operators: Pick<Operators, 'own' | 'approvals'>;
  readonly bindings: Pick<Bindings, 'open'>;
  readonly withdrawals: Pick<Withdrawals, 'proof'>;
  readonly promotions: { readonly operate: Pick<Promotions['operate'], 'images'> };
}

const historyRows = 10;
const approversNamed = 3;

/** All that a decision about an item needs. */
export function createDetails({ db, now, audit, tenants, list, operators, bindings, withdrawals, promotions }: DetailDeps) {
  async function moneyOfAccount(tenant: Tenant, { merchant, account }: DeskItem): Promise<DeskDetail['money']> {
    if (account === null) return null;
    const book = bookOf(tenant);
    const since = new Date(now().getTime() - 30 * 86_400_000).toISOString();
    const { rows } = await db.execute<{ balance: string; last: string | null; paid_in: string; paid_out: string }>(sql`
      select wallet.balance::text as balance,
        (select entry.balance::text from ledger_entry entry where entry.merchant = wallet.merchant and entry.holder = wallet.holder
          and entry.wallet = wallet.name and entry.book = wallet.book order by entry.number desc limit 1) as last,
        coalesce((select sum(amount) from account_record where merchant = ${merchant} and holder = ${account} and book = ${book}
          and type = 'deposit' and at > ${since}::timestamptz), 0)::text as paid_in,
        coalesce((select -sum(amount) from account_record where merchant = ${merchant} and holder = ${account} and book = ${book}
          and type = 'withdrawal' and state <> 'returned' and amount < 0 and at > ${since}::timestamptz), 0)::text as paid_out
      from ledger_wallet wallet
      where wallet.merchant = ${merchant} and wallet.holder = ${account} and wallet.name = 'main' and wallet.book = ${book}`);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      available: unitsToWire(BigInt(row.balance)),
      paidIn30: unitsToWire(BigInt(row.paid_in)),
      paidOut30: unitsToWire(BigInt(row.paid_out)),
      isLedgerEven: row.last === row.balance,
    };
  }

  async function historyOf({ merchant, kind, id }: DeskItem): Promise<DeskDetail['history']> {
    const { rows } = await db.execute<{ by: string; act: string; reason: string; result: string; at: string }>(sql`
      select coalesce(person.display_name, person.name, '') as by, acted.act, acted.reason, acted.result, to_json(acted.at) #>> '{}' as at
      from desk_act acted left join operator person on person.id = acted.operator
      where acted.merchant = ${merchant} and acted.kind = ${kind} and acted.item = ${id} and acted.result is not null
      order by acted.at desc limit ${historyRows}`);
    return rows.map(({ by, act, reason, result, at }) => ({ by, act, reason, result, at: new Date(at).toISOString() }));
  }

  /** Others who may give the second yes for the brand. */
  async function approversFor(by: Operator, merchant: string): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select coalesce(display_name, name) as name from operator
      where id <> ${by.id} and not disabled and roles ? 'approve'
        and (merchants is null or merchants = 'null'::jsonb or merchants ? ${merchant})
      order by seen_at desc nulls last, name limit ${approversNamed}`);
    return rows.map(({ name }) => name);
  }

  async function countImages({ merchant, kind, id }: ItemName): Promise<number> {
    const [first = '', second = '', third = ''] = id.split('~');
    if (kind === 'feedback') {
      return db.$count(feedbackImage, and(eq(feedbackImage.merchant, merchant), eq(feedbackImage.reference, id)));
    }
    if (kind === 'receipt') {
      const isProof = [eq(withdrawalProof.merchant, merchant), eq(withdrawalProof.order, first)];
      return db.$count(withdrawalProof, and(...isProof, eq(withdrawalProof.part, Number(second))));
    }
    if (kind !== 'promotion') return 0;
    const { rows } = await db.execute<{ images: number }>(sql`select count(*)::integer as images from promotion_image
      where merchant = ${merchant} and account = ${first} and promotion = ${second} and period = ${third}`);
    return rows[0]?.images ?? 0;
  }

  const tenantOf = async (merchant: string): Promise<Tenant> => {
    const tenant = await tenants.load(merchant);
    if (tenant === null) throw new Failure('NOT_FOUND');
    return tenant;
  };

  return {
    /** @throws Failure NOT_FOUND once it has left the queue */
    async show(by: Operator, name: ItemName): Promise<DeskDetail> {
      const tenant = await tenantOf(name.merchant);
      const item = await list.find(by, name);
      const threshold = `${tenant.brand.policies.operators.secondApprovalFrom}.0000`;
      const isOwn = item.account !== null && (await operators.own.isOwn(by, item.merchant, item.account));
      const isSmall = item.amount === null || moneyOf(item.amount) < moneyOf(threshold);
      const isSeconded = isSmall || (await operators.approvals.isGiven(tenant, 'withdrawals.approve', item.id));
      const { facts, text, due } = await factsOf(db, item);
      return {
        item,
        facts,
        text,
        due,
        images: await countImages(name),
        money: item.kind === 'feedback' || item.kind === 'limit' ? null : await moneyOfAccount(tenant, item),
        offers: offersOf(item, { roles: by.roles, threshold, isOwn, isSeconded }),
        threshold,
        approvers: await approversFor(by, item.merchant),
        history: await historyOf(item),
      };
    },

    /** An image that belongs to the item, as WebP. @throws Failure NOT_FOUND */
    async image(by: Operator, { merchant, kind, id }: ItemName, position: number): Promise<Buffer> {
      const tenant = await tenantOf(merchant);
      const [first = '', second = '', third = ''] = id.split('~');
      const found =
        kind === 'receipt'
          ? await withdrawals.proof(tenant, by, { order: first, part: Number(second), position })
          : kind === 'promotion'
            ? (await promotions.operate.images(tenant, by, { account: first, promotion: second, period: third }))[position]
            : kind === 'feedback'
              ? await feedbackPicture(merchant, id, position)
              : null;
      if (found === null || found === undefined) throw new Failure('NOT_FOUND');
      return found;
    },

    /** Payee of the money, in full; the request is recorded. @throws Failure NOT_FOUND */
    async payee(by: Operator, { merchant, kind, id }: ItemName): Promise<DeskPayee> {
      await tenantOf(merchant);
      if (kind !== 'withdrawal' && kind !== 'binding') throw new Failure('NOT_FOUND');
      const [order] =
        kind === 'binding'
          ? [{ binding: id }]
          : await db
              .select({ binding: withdrawal.binding })
              .from(withdrawal)
              .where(and(eq(withdrawal.merchant, merchant), eq(withdrawal.id, id)));
      const [bound] = await db
        .select()
        .from(payoutBinding)
        .where(and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.id, order?.binding ?? '')));
      if (bound === undefined) throw new Failure('NOT_FOUND');
      const details = { operator: by.id, item: kind, subject: id };
      await audit.note({ merchant, kind: 'desk.payeeShown', accountId: bound.account, details });
      return { provider: bound.provider, ...(await bindings.open(bound)) };
    },

    /** Records that an operator was shown a list of payees in full. */
    notePayees: ({ brand: { merchant } }: Tenant, by: Pick<Operator, 'id'>, item: DeskItem['kind'], count: number) =>
      audit.note({ merchant, kind: 'desk.payeeShown', details: { operator: by.id, item, count } }),
  };

  async function feedbackPicture(merchant: string, reference: string, position: number): Promise<Buffer | null> {
    const [row] = await db
      .select({ bytes: feedbackImage.bytes })
      .from(feedbackImage)
      .where(
        and(eq(feedbackImage.merchant, merchant), eq(feedbackImage.reference, reference), eq(feedbackImage.position, position)),
      );
    return row?.bytes ?? null;
  }
}
