import { and, count, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { addDays } from '../../../../domain/datePresets.ts';
import { dayText } from '../../../../domain/dateText.ts';
import { moneyToWire, unitsToWire } from '../../../../domain/money.ts';
import type { DeskMember } from '../../../../wire/studio/deskMembers.ts';
import type { Account } from '../../../identity/ports/index.ts';
import { playWallet } from '../../../money/wallets/index.ts';
import {
  approval,
  depositOrder,
  ledgerEntry,
  ledgerWallet,
  memberMark,
  memberNote,
  payoutBinding,
  securityEvent,
  session,
  turnover,
  withdrawal,
} from '../../../platform/db/tables/index.ts';

import type { Tenant } from '../../../tenants/tenant/index.ts';
import { thresholdOf } from '../../operators/approvals.ts';
import { type DeskMemberDeps, findMember, namesOfOperators } from './memberDeps.ts';
import { rowOf } from './search.ts';

const monthDays = 30;
const notesShown = 3;

/** Everything that the page of a member shows at first. What it reads does not grow with entries or bets. */
export function createProfile(deps: DeskMemberDeps) {
  const { db, now, accounts, saferPlay, points } = deps;

  /** Each wallet, and whether its balance is the one after its last entry: one row of an index, however many there are. */
  async function walletsOf(tenant: Tenant, owner: Account): Promise<DeskMember['wallets']> {
    const { merchant, holder, book } = playWallet(tenant, owner);
    const last = db
      .select({ balance: ledgerEntry.balance, number: ledgerEntry.number })
      .from(ledgerEntry)
      .where(
        and(
          eq(ledgerEntry.merchant, ledgerWallet.merchant),
          eq(ledgerEntry.holder, ledgerWallet.holder),
          eq(ledgerEntry.wallet, ledgerWallet.name),
          eq(ledgerEntry.book, ledgerWallet.book),
        ),
      )
      .orderBy(desc(ledgerEntry.number))
      .limit(1)
      .as('last');
    const rows = await db
      .select({
        name: ledgerWallet.name,
        balance: ledgerWallet.balance,
        entries: ledgerWallet.entries,
        after: last.balance,
        number: last.number,
      })
      .from(ledgerWallet)
      .leftJoinLateral(last, sql`true`)
      .where(and(eq(ledgerWallet.merchant, merchant), eq(ledgerWallet.holder, holder), eq(ledgerWallet.book, book)))
      .orderBy(ledgerWallet.name);
    return rows.map(({ name, balance, entries, after, number }) => ({
      wallet: name,
      balance: unitsToWire(balance),
      entries,
      isEven: balance === (after ?? 0n) && entries === (number ?? 0),
    }));
  }

  async function monthOf(tenant: Tenant, owner: Account): Promise<DeskMember['month']> {
    const { merchant, holder, book } = playWallet(tenant, owner);
    const from = addDays(dayText(now(), tenant.brand.timeZone), 1 - monthDays);
    const [row] = await db
      .select({
        bets: sql<string>`coalesce(sum(${turnover.bets}), 0)::text`,
        stake: sql<string>`coalesce(sum(${turnover.stake}), 0)::text`,
        result: sql<string>`coalesce(sum(${turnover.payout} - ${turnover.stake}), 0)::text`,
      })
      .from(turnover)
      .where(
        and(eq(turnover.merchant, merchant), eq(turnover.account, holder), eq(turnover.book, book), gte(turnover.day, from)),
      );
    const { bets = '0', stake = '0', result = '0' } = row ?? {};
    return { bets: Number(bets), stake: unitsToWire(BigInt(stake)), result: unitsToWire(BigInt(result)) };
  }

  /** Money that has left one side and not reached the other. */
  async function onTheWay({ merchant, id }: Account): Promise<DeskMember['onTheWay']> {
    const sum = (units: string | undefined, orders = 0) => ({ count: orders, amount: unitsToWire(BigInt(units ?? '0')) });
    const [[deposits], [withdrawals]] = await Promise.all([
      db
        .select({ orders: count(), sum: sql<string>`coalesce(sum(${depositOrder.amount}), 0)::text` })
        .from(depositOrder)
        .where(
          and(
            eq(depositOrder.merchant, merchant),
            eq(depositOrder.account, id),
            inArray(depositOrder.state, ['created', 'pending']),
          ),
        ),
      db
        .select({ orders: count(), sum: sql<string>`coalesce(sum(${withdrawal.amount} - ${withdrawal.paid}), 0)::text` })
        .from(withdrawal)
        .where(
          and(
            eq(withdrawal.merchant, merchant),
            eq(withdrawal.account, id),
            inArray(withdrawal.state, ['requested', 'approved']),
          ),
        ),
    ]);
    return { deposits: sum(deposits?.sum, deposits?.orders), withdrawals: sum(withdrawals?.sum, withdrawals?.orders) };
  }

  /** Statements of operators about the member: marks, the newest notes, acts that wait for a second one. */
  async function operatorsOn({ merchant, id }: Account) {
    const isNote = and(eq(memberNote.merchant, merchant), eq(memberNote.account, id));
    const [marks, latest, notes, approvals] = await Promise.all([
      db
        .select()
        .from(memberMark)
        .where(and(eq(memberMark.merchant, merchant), eq(memberMark.account, id)))
        .orderBy(memberMark.at),
      db.select().from(memberNote).where(isNote).orderBy(desc(memberNote.at), desc(memberNote.id)).limit(notesShown),
      db.$count(memberNote, isNote),
      db.$count(
        approval,
        and(
          eq(approval.merchant, merchant),
          eq(approval.subject, id),
          eq(approval.state, 'pending'),
          gt(approval.expiresAt, now()),
        ),
      ),
    ]);
    const nameOf = await namesOfOperators(
      db,
      [...marks, ...latest].map((row) => row.operator),
    );
    return {
      marks: marks.map((row) => ({ name: row.name, by: nameOf(row.operator), reason: row.reason, at: row.at.toISOString() })),
      notes: {
        count: notes,
        latest: latest.map((row) => ({ id: row.id, by: nameOf(row.operator), text: row.text, at: row.at.toISOString() })),
      },
      approvals,
    };
  }

  async function signIns({ merchant, id }: Account) {
    const [[last], live] = await Promise.all([
      db
        .select({ at: securityEvent.at })
        .from(securityEvent)
        .where(and(eq(securityEvent.merchant, merchant), eq(securityEvent.accountId, id), eq(securityEvent.kind, 'login.done')))
        .orderBy(desc(securityEvent.at))
        .limit(1),
      db.$count(session, and(eq(session.merchant, merchant), eq(session.accountId, id), gt(session.idleEnd, now()))),
    ]);
    return { lastSignInAt: last?.at.toISOString() ?? null, sessions: live };
  }

  const uplineOf = async ({ merchant, uplineId }: Account): Promise<DeskMember['upline']> => {
    const found = uplineId === null ? null : await accounts.byId(merchant, uplineId);
    return found === null ? null : { account: found.id, username: found.username };
  };

  const bindingsOf = ({ merchant, id }: Account): Promise<DeskMember['bindings']> =>
    db
      .select({ provider: payoutBinding.provider, tail: payoutBinding.tail, state: payoutBinding.state })
      .from(payoutBinding)
      .where(and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.account, id)))
      .orderBy(payoutBinding.createdAt);

  return async (tenant: Tenant, id: string): Promise<DeskMember> => {
    const { merchant, name, money, policies } = tenant.brand;
    const owner = await findMember(deps, tenant, id);
    const [personal, play, wallets, month, way, said, signed, upline, bindings, { balance }] = await Promise.all([
      accounts.personal(owner),
      saferPlay.state(tenant, owner),
      walletsOf(tenant, owner),
      monthOf(tenant, owner),
      onTheWay(owner),
      operatorsOn(owner),
      signIns(owner),
      uplineOf(owner),
      bindingsOf(owner),
      points.balance(tenant, owner),
    ]);
    const main = wallets.find(({ wallet }) => wallet === 'main' || wallet === 'trial');
    return {
      merchant,
      ...rowOf(owner),
      brand: name,
      nickname: owner.nickname,
      rank: owner.rank,
      balance: main?.balance ?? unitsToWire(0n),
      break: play.break,
      upline,
      ...signed,
      isMobileConfirmed: owner.mobileConfirmedAt !== null,
      isEmailConfirmed: owner.emailConfirmedAt !== null,
      personal: Object.entries(personal).flatMap(([field, value]) => (value === '' ? [] : [field])),
      bindings,
      currency: money.currency,
      symbol: money.symbol,
      wallets,
      points: balance,
      month,
      onTheWay: way,
      limits: play.limits.map(({ kind, period, amount, used, isOfBrand, pending }) => ({
        kind,
        period,
        amount,
        used,
        isOfBrand,
        pending,
      })),
      ...said,
      threshold: moneyToWire(thresholdOf(tenant)),
      exclusionMonths: policies.saferPlay.exclusionMonths,
    };
  };
}
