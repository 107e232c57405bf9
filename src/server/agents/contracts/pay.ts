import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Money, moneyFromUnits, zero } from '../../../domain/money.ts';
import { LedgerRefusal, type Wallet } from '../../money/ledger/index.ts';
import { mainWallet } from '../../money/wallets/index.ts';
import { type DbTransaction, type Query, run } from '../../platform/db/index.ts';
import { contract, wagePayment } from '../../platform/db/tables/index.ts';
import { notify } from '../../platform/live/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { isoOf } from './branch.ts';
import { type ContractDeps, type ContractRow, type Served } from './contractDeps.ts';
import { type CorrectedDraft, correctedSpan, type DraftLine, sumsOf } from './draft.ts';
import { corrected, settledTo } from './due.ts';

/** Another process has settled the window, or the contract has changed since it was read. */
export class StaleContract extends Error {
  override readonly name = 'StaleContract';
}

/** Debts that one run of the job pays at most, of each brand. */
const batch = 500;

/** Writes statements and moves wages. Each window of a contract and each part of a debt has its own idempotency key. */
export function createPay({ db, now, ledger }: Pick<ContractDeps, 'db' | 'now' | 'ledger'>) {
  return {
    /**
     * Writes the statement of a window and pays what the upline has, in one transaction.
     * @throws StaleContract
     */
    async payWindow(tenant: Served, row: ContractRow, draft: CorrectedDraft): Promise<void> {
      const { merchant, id, kind, upline, downline } = row;
      const { window, figures, reason } = draft;
      const [from, to] = [mainWallet(tenant, { id: upline }), mainWallet(tenant, { id: downline })];
      const { wage, correction } = sumsOf(draft);
      const request = { merchant, scope: 'wage', id: `${id}/${window.from}`, body: String(window.until) };
      await ledger
        .execute(request, async (tx, transaction) => {
          await claimWindow(tx, tenant, row, draft);
          const paid = wage === 0n ? zero : least(wage, await lockBalance(tx, from, to));
          const payment = randomUUID();
          const at = now();
          await tx.insert(wagePayment).values({
            merchant,
            id: payment,
            contract: id,
            kind,
            upline,
            downline,
            book: from.book,
            windowFrom: new Date(window.from),
            windowUntil: new Date(window.until),
            ...figures,
            reason,
            wage,
            correction,
            paid,
            settledAt: at,
            paidAt: paid === 0n ? null : at,
          });
          const writes = draft.lines.length === 0 ? [] : [writingLines(merchant, payment, draft.lines)];
          if (kind !== 'realTime' || wage > 0n) {
            for (const party of [upline, downline]) await notify(tx, merchant, party, 'contract');
          }
          if (paid > 0n) {
            const part = writingPart({ merchant, transaction, payment, amount: paid, at });
            return { transaction: { kind: 'wage', wallet: from, to, amount: paid, payment }, writes: [...writes, part] };
          }
          for (const { text, values } of writes) await tx.$client.query(text, [...values]);
          return { transaction: null, wallet: to, earlier: null };
        })
        .catch((error: unknown) => {
          throw error instanceof LedgerRefusal ? new StaleContract() : error;
        });
    },

    /**
     * Pays what uplines owe, oldest first, as far as their money goes.
     * @returns the number of debts that were paid, in part or in full
     */
    async payDebts(tenant: Served): Promise<number> {
      const { merchant } = tenant.brand;
      const book = bookOf(tenant);
      const owed = await run<{ id: string; paid: string; upline: string }>(db, debts, [merchant, book, batch]);
      let count = 0;
      for (const { id, paid, upline } of owed) {
        const request = { merchant, scope: 'wage-debt', id: `${id}/${paid}`, body: upline };
        await ledger
          .execute(request, async (tx, transaction) => {
            const [row] = await tx
              .select()
              .from(wagePayment)
              .where(and(eq(wagePayment.merchant, merchant), eq(wagePayment.id, id)))
              .for('no key update');
            if (row === undefined || row.paid.toString() !== paid) throw new StaleContract();
            const [from, to] = [mainWallet(tenant, { id: row.upline }), mainWallet(tenant, { id: row.downline })];
            const amount = least(moneyFromUnits(row.wage - row.paid), await lockBalance(tx, from, to));
            if (amount === 0n) throw new StaleContract();
            const at = now();
            await tx
              .update(wagePayment)
              .set({ paid: row.paid + amount, paidAt: at })
              .where(and(eq(wagePayment.merchant, merchant), eq(wagePayment.id, id)));
            for (const party of [row.upline, row.downline]) await notify(tx, merchant, party, 'contract');
            return {
              transaction: { kind: 'wage', wallet: from, to, amount, payment: id },
              writes: [writingPart({ merchant, transaction, payment: id, amount, at })],
            };
          })
          .then(
            () => {
              count += 1;
            },
            (error: unknown) => {
              if (!(error instanceof StaleContract) && !(error instanceof LedgerRefusal)) throw error;
            },
          );
      }
      return count;
    },
  };

  /**
   * Takes a window for this transaction: it follows what was settled, and the contract runs until its end.
   * @throws StaleContract
   */
  async function claimWindow(tx: DbTransaction, tenant: Served, row: ContractRow, { window, rest }: CorrectedDraft) {
    const { merchant, id } = row;
    const [taken] = await tx
      .update(contract)
      .set({ ...settledTo(tenant, row, window.until), ...corrected(row, window.until, correctedSpan(rest)) })
      .where(
        and(
          eq(contract.merchant, merchant),
          eq(contract.id, id),
          sql`${contract.settledUntil} <= ${isoOf(window.from)}::timestamptz`,
          sql`(${contract.endedAt} is null or ${contract.endedAt} >= ${isoOf(window.until)}::timestamptz)`,
        ),
      )
      .returning({ id: contract.id });
    if (taken === undefined) throw new StaleContract();
  }

  /** Locks both wallets in the order of the ledger, and returns the balance of the first. */
  async function lockBalance(tx: DbTransaction, from: Wallet, to: Wallet): Promise<Money> {
    const values = [from.merchant, from.book, [from.holder, to.holder]];
    const rows = await run<{ holder: string; balance: string }>(tx, lockWallets, values);
    return moneyFromUnits(BigInt(rows.find(({ holder }) => holder === from.holder)?.balance ?? '0'));
  }
}

const least = (one: Money, other: Money): Money => (one < other ? one : other);

const lockWallets = {
  name: 'wage-lock',
  text: `select holder, balance::text from ledger_wallet
    where merchant = $1 and book = $2 and holder = any($3::text[]) and name = 'main' order by holder, name for update`,
};

/** Condition: an upline that owes something has money. */
export const hasPayable = sql`exists (
  select from wage_payment payment
  join ledger_wallet wallet on wallet.merchant = payment.merchant and wallet.holder = payment.upline
    and wallet.name = 'main' and wallet.book = payment.book
  where payment.paid < payment.wage and wallet.balance > 0
)`;

/** Debts of uplines that have money. */
const debts = {
  name: 'wage-debts',
  text: `select payment.id, payment.paid::text, payment.upline
    from wage_payment payment
    join ledger_wallet wallet on wallet.merchant = payment.merchant and wallet.holder = payment.upline
      and wallet.name = 'main' and wallet.book = payment.book
    where payment.merchant = $1 and payment.book = $2 and payment.paid < payment.wage and wallet.balance > 0
    order by payment.settled_at, payment.id limit $3`,
};

const addPart = {
  name: 'wage-part',
  text: 'insert into wage_part (merchant, act, payment, amount, at) values ($1, $2, $3, $4, $5)',
};

interface Part {
  readonly merchant: string;
  readonly transaction: string;
  readonly payment: string;
  readonly amount: Money;
  readonly at: Date;
}

const writingPart = ({ merchant, transaction, payment, amount, at }: Part): Query => ({
  ...addPart,
  values: [merchant, transaction, payment, amount.toString(), at.toISOString()],
});

const addLines = {
  name: 'wage-lines',
  text: `insert into wage_line (merchant, payment, line, type, account, vendor, bet, game_id, outcome, at, bets, base, rate, wage, reason,
      corrects_from, corrects_until)
    select $1, $2, added.* from unnest($3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
      $10::timestamptz[], $11::integer[], $12::bigint[], $13::integer[], $14::bigint[], $15::text[], $16::timestamptz[],
      $17::timestamptz[]) as added`,
};

function writingLines(merchant: string, payment: string, lines: readonly DraftLine[]): Query {
  const moment = (epoch: number | undefined) => (epoch === undefined ? null : isoOf(epoch));
  const values = [
    merchant,
    payment,
    lines.map((_, index) => index + 1),
    lines.map(({ type }) => type),
    lines.map((line) => line.account),
    lines.map(({ bet }) => bet?.vendor ?? null),
    lines.map(({ bet }) => bet?.id ?? null),
    lines.map(({ bet }) => bet?.gameId ?? null),
    lines.map(({ outcome }) => outcome),
    lines.map(({ bet }) => moment(bet?.at)),
    lines.map(({ bets }) => bets),
    lines.map(({ base }) => base.toString()),
    lines.map(({ rate }) => rate),
    lines.map(({ wage }) => wage.toString()),
    lines.map(({ reason }) => reason),
    lines.map(({ corrects }) => moment(corrects?.from)),
    lines.map(({ corrects }) => moment(corrects?.until)),
  ];
  return { ...addLines, values };
}
