import { and, eq, inArray, sql } from 'drizzle-orm';
import { rateText, type WageWindow } from '../../../domain/contracts/index.ts';
import { type Language, localized } from '../../../domain/language.ts';
import { moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskDryRun } from '../../../wire/studio/deskAgents.ts';
import type { WageLine } from '../../../wire/wages.ts';
import { avatarAddress } from '../../identity/accounts/index.ts';
import { mainWallet } from '../../money/wallets/index.ts';
import { account, contract, game, ledgerWallet, wageLine, wagePayment } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { isoOf } from './branch.ts';
import type { ContractDeps, ContractRow, PaymentRow } from './contractDeps.ts';
import { type Draft, type DraftLine, sumsOf } from './draft.ts';
import { dueWindows, isWritten, type Settlement } from './settle.ts';

/** Lines of a dry run that are shown. */
const maxLines = 100;

interface DryRunQuery {
  readonly contractId: string;
  /** Start of the window, in epoch milliseconds. */
  readonly from: number;
}

/** Counts a window by the functions that settle it, and writes nothing. */
export function createDryRun(
  { db, now }: Pick<ContractDeps, 'db' | 'now'>,
  settlement: Pick<Settlement, 'draftOf' | 'recountOf'>,
) {
  /** @throws Failure NOT_FOUND for a contract of another brand, and for a window that is neither due nor settled */
  return async (tenant: Tenant, language: Language, { contractId, from }: DryRunQuery): Promise<DeskDryRun> => {
    const { merchant } = tenant.brand;
    const [row] = await db
      .select()
      .from(contract)
      .where(and(eq(contract.merchant, merchant), eq(contract.id, contractId)));
    if (row === undefined) throw new Failure('NOT_FOUND');
    const [payment] = await db
      .select()
      .from(wagePayment)
      .where(
        and(
          eq(wagePayment.merchant, merchant),
          eq(wagePayment.contract, contractId),
          eq(wagePayment.windowFrom, new Date(from)),
        ),
      );
    const draft = payment === undefined ? await dueDraft(tenant, row, from) : await recount(tenant, row, payment);
    if (draft === null) throw new Failure('NOT_FOUND');
    const [lines, available, settled] = await Promise.all([
      shownLines(tenant, language, row, draft.lines.slice(0, maxLines)),
      payment === undefined ? balanceOf(tenant, row.upline) : null,
      payment === undefined ? null : comparedWith(payment, draft),
    ]);
    const { window, figures, reason } = draft;
    const { wage, correction } = sumsOf(draft);
    return {
      from: isoOf(window.from),
      until: isoOf(window.until),
      countedAt: now().toISOString(),
      bets: figures.bets,
      validBet: moneyToWire(figures.validBet),
      houseResult: moneyToWire(figures.houseResult),
      activeMembers: figures.activeMembers,
      reason,
      wage: moneyToWire(wage),
      correction: moneyToWire(correction),
      isWritten: isWritten(row, draft),
      available,
      settled,
      lines,
      lineCount: draft.lines.length,
    };
  };

  /** A window can be settled between two looks at it: it is not due then. */
  async function dueDraft(tenant: Tenant, row: ContractRow, from: number): Promise<Draft | null> {
    if (!isDue(tenant, row, from)) return null;
    return settlement.draftOf(tenant, row, from);
  }

  function isDue(tenant: Tenant, row: ContractRow, from: number): boolean {
    for (const window of dueWindows(tenant, row, now().getTime())) {
      if (window.from >= from) return window.from === from;
    }
    return false;
  }

  function recount(tenant: Tenant, row: ContractRow, { windowFrom, windowUntil }: PaymentRow): Promise<Draft> {
    const window: WageWindow = { from: windowFrom.getTime(), until: windowUntil.getTime() };
    return settlement.recountOf(tenant, row, window);
  }

  /** Payments by the statement of a window and by later corrections of it, beside the result of now. */
  async function comparedWith(payment: PaymentRow, draft: Draft): Promise<DeskDryRun['settled']> {
    const { merchant, id, contract: contractId, windowFrom, windowUntil } = payment;
    const [later] = await db
      .select({ wage: sql<string>`coalesce(sum(${wageLine.wage}), 0)::text` })
      .from(wageLine)
      .innerJoin(wagePayment, and(eq(wagePayment.merchant, wageLine.merchant), eq(wagePayment.id, wageLine.payment)))
      .where(
        and(
          eq(wagePayment.merchant, merchant),
          eq(wagePayment.contract, contractId),
          sql`${wageLine.correctsFrom} >= ${windowFrom.toISOString()}::timestamptz`,
          sql`${wageLine.correctsUntil} <= ${windowUntil.toISOString()}::timestamptz`,
        ),
      );
    const recorded = payment.wage - payment.correction + BigInt(later?.wage ?? '0');
    return {
      paymentId: id,
      wage: unitsToWire(recorded),
      paid: unitsToWire(payment.paid),
      difference: unitsToWire(sumsOf(draft).wage - recorded),
    };
  }

  async function balanceOf(tenant: Tenant, agent: string): Promise<string> {
    const { merchant, book, holder, name } = mainWallet(tenant, { id: agent });
    const [wallet] = await db
      .select({ balance: ledgerWallet.balance })
      .from(ledgerWallet)
      .where(
        and(
          eq(ledgerWallet.merchant, merchant),
          eq(ledgerWallet.holder, holder),
          eq(ledgerWallet.book, book),
          eq(ledgerWallet.name, name),
        ),
      );
    return unitsToWire(wallet?.balance ?? 0n);
  }

  /** Lines of a draft as its statement will show them. */
  async function shownLines(
    { brand: { merchant } }: Tenant,
    language: Language,
    { downline }: ContractRow,
    lines: readonly DraftLine[],
  ): Promise<WageLine[]> {
    const accounts = [...new Set(lines.flatMap((line) => line.account ?? []))];
    const games = [...new Set(lines.flatMap(({ bet }) => bet?.gameId ?? []))];
    const [players, titles] = await Promise.all([
      accounts.length === 0
        ? []
        : db
            .select({ id: account.id, name: account.username, avatar: account.avatar })
            .from(account)
            .where(and(eq(account.merchant, merchant), inArray(account.id, accounts))),
      games.length === 0
        ? []
        : db
            .select({ id: game.id, names: game.names })
            .from(game)
            .where(and(eq(game.merchant, merchant), inArray(game.id, games))),
    ]);
    return lines.map((line, index): WageLine => {
      const player = players.find(({ id }) => id === line.account);
      const names = titles.find(({ id }) => id === line.bet?.gameId)?.names;
      return {
        line: index + 1,
        type: line.type,
        account:
          player === undefined ? null : { id: player.id, name: player.name, avatar: avatarAddress(merchant, player.avatar) },
        isOwn: line.account === downline,
        game:
          line.bet === null
            ? null
            : {
                gameId: line.bet.gameId,
                betId: line.bet.id,
                gameName: names === undefined ? line.bet.gameId : localized(names, language),
              },
        outcome: line.outcome,
        at: line.bet === null ? null : isoOf(line.bet.at),
        bets: line.bets,
        base: moneyToWire(line.base),
        rate: line.rate === null ? null : rateText(line.rate),
        wage: moneyToWire(line.wage),
        reason: line.reason,
        corrects: line.corrects === null ? null : { from: isoOf(line.corrects.from), until: isoOf(line.corrects.until) },
      };
    });
  }
}
