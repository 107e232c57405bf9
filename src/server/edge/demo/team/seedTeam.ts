import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { dayText } from '../../../../domain/dateText.ts';
import { type Money, sumOf, zero } from '../../../../domain/money.ts';
import { type DraftLine, sumsOf } from '../../../agents/contracts/index.ts';
import { avatarFor } from '../../../identity/accounts/index.ts';
import type { Account, Identity } from '../../../identity/ports/index.ts';
import type { LedgerTransaction } from '../../../money/ledger/index.ts';
import { mainWallet, openingBalance, openingScope } from '../../../money/wallets/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import {
  account,
  bet,
  contract,
  contractEvent,
  ledgerRequest,
  round,
  securityEvent,
  turnover,
  wageLine,
  wagePart,
  wagePayment,
} from '../../../platform/db/tables/index.ts';

import { bookOf } from '../../../tenants/books/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { agreementsOf } from './agreements.ts';
import { betsOf, type DemoBet, historyDays } from './history.ts';
import { openJournal } from './journal.ts';
import { addPayments, bindingsOf, moneyMovesOf } from './moneyRows.ts';
import { paymentsOf } from './payments.ts';
import { headOfTeam, people, personId, topOfTeam } from './people.ts';
import { type DueStatement, settled } from './statements.ts';

type TeamDeps = Pick<Identity, 'db' | 'now' | 'vault'>;

const dayMs = 86_400_000;
/** The vendor of `vendors.json` that has the demo games. */
const vendor = 'demo';
const rowsPerInsert = 1_000;
const loginBeforeMs = 180_000;
const nothingMore = { queries: [], resultOf: () => null };

/**
 * Adds the team of the demo agent: accounts on three levels, what they played, paid in and withdrew in ninety days, contracts in every
 * state and their statements, in one transaction. Once per merchant; the same for the same merchant and moment.
 */
export async function seedTeam({ db, now, vault }: TeamDeps, tenant: Tenant): Promise<void> {
  const { merchant, timeZone, policies } = tenant.brand;
  const [at, book] = [now().getTime(), bookOf(tenant)];
  if ((await db.$count(account, named(merchant, [people[0]?.username ?? '']))) > 0) return;
  const begin = at - (historyDays + 2) * dayMs;
  // Sealed before the transaction, which holds a connection.
  const bindings = await bindingsOf(vault, merchant, new Date(begin));
  await inTransaction(db, async (tx) => {
    const members = await addPeople(tx, merchant, at);
    if (members === null) return nothingMore;
    const idOf = (username: string) => members.find((row) => row.username === username)?.id ?? '';
    const journal = await openJournal(
      tx,
      merchant,
      book,
      members.map(({ id }) => id),
    );

    const unopened = members.filter(({ id }) => !journal.isOpen(id));
    const players = members.filter(({ username }) => people.some((person) => person.plays && person.username === username));
    const bets = players.flatMap(({ id }) => betsOf(merchant, id, at, openingBalance));

    const payments = players.map(({ id }, index) => paymentsOf(tenant, id, at, openStates[index] ?? null));
    const deposits = payments.flatMap((of) => of.deposits);
    const withdrawals = payments.flatMap((of) => of.withdrawals);

    const world = { merchant, book, timeZone, rule: policies.contract.replaceRule, now: at, idOf };
    const { contracts: agreed, events } = agreementsOf(world);
    const chainOf = (id: string): readonly string[] => {
      const uplineId = members.find((row) => row.id === id)?.uplineId ?? null;
      return uplineId === null ? [id] : [id, ...chainOf(uplineId)];
    };
    const { contracts, statements } = settled(agreed, { served: tenant, now: at, vendor, bets, chainOf });

    for (const { id } of unopened) {
      journal.post({
        id: `demo-${id}-opening`,
        at: begin,
        transaction: { kind: 'issue', wallet: mainWallet(tenant, { id }), amount: openingBalance },
      });
    }
    const paid = new Map<DueStatement, Money>();
    const steps = [
      ...bets.flatMap((each) => [
        {
          when: each.placedAt,
          run: () => journal.post({ id: `${each.id}-stake`, at: each.placedAt, transaction: stakeOf(tenant, each) }),
        },
        {
          when: each.decidedAt,
          run: () => journal.post({ id: `${each.id}-result`, at: each.decidedAt, transaction: resultOf(tenant, each) }),
        },
      ]),
      ...moneyMovesOf(tenant, { deposits, withdrawals }).map((move) => ({ when: move.at, run: () => journal.post(move) })),
      ...statements.map((each) => ({ when: each.settledAt, run: () => void paid.set(each, pay(each)) })),
    ];
    for (const { run } of steps.toSorted((one, other) => one.when - other.when)) run();

    function pay(statement: DueStatement): Money {
      const { upline, downline } = statement.contract;
      const { wage } = sumsOf(statement.draft);
      const amount = wage < journal.balanceOf(upline) ? wage : journal.balanceOf(upline);
      const wallets = { wallet: mainWallet(tenant, { id: upline }), to: mainWallet(tenant, { id: downline }) };
      const payment = paymentId(statement);
      if (amount > 0n)
        journal.post({ id: payment, at: statement.settledAt, transaction: { kind: 'wage', ...wallets, amount, payment } });
      return amount;
    }

    await journal.write();
    await inserted(unopened, (rows) =>
      tx.insert(ledgerRequest).values(
        rows.map(({ id }) => ({
          merchant,
          scope: openingScope,
          id: `${id}/main`,
          transaction: `demo-${id}-opening`,
          balance: openingBalance,
          at: new Date(begin),
          digest: createHash('sha256').update(book).digest('base64url'),
        })),
      ),
    );
    await addBets(tx, tenant, bets);
    await addPayments(tx, tenant, { deposits, withdrawals }, bindings);
    await addLogins(tx, members, bets, at);
    await inserted(contracts, (rows) => tx.insert(contract).values([...rows]));
    await inserted(events, (rows) => tx.insert(contractEvent).values([...rows]));
    await addStatements(tx, statements, paid);
    return nothingMore;
  });
}

/** Open withdrawals of today, by the order of the players. */
const openStates = ['requested', 'approved', 'requested'] as const;

const named = (merchant: string, usernames: readonly string[]) =>
  and(eq(account.merchant, merchant), inArray(account.foldedUsername, [...usernames]));

/** The team with its top, or null if it was added before or a name is taken. */
async function addPeople(tx: DbTransaction, merchant: string, at: number): Promise<readonly Account[] | null> {
  // Another process may be adding the team: the statement after the lock sees what it added.
  await tx
    .select({ id: account.id })
    .from(account)
    .where(named(merchant, [topOfTeam]))
    .for('no key update');
  const known = await tx
    .select()
    .from(account)
    .where(named(merchant, [topOfTeam, headOfTeam, ...people.map(({ username }) => username)]));
  const [top, head] = [topOfTeam, headOfTeam].map((username) => known.find((row) => row.username === username));
  if (known.length !== 2 || top === undefined || head?.uplineId !== top.id) return null;
  const createdAt = new Date(at - (historyDays + 2) * dayMs);
  const idOf = (username: string) =>
    known.find((row) => row.username === username)?.id ?? personId(people.findIndex((person) => person.username === username));
  const rows = await tx
    .insert(account)
    .values(
      people.map(({ username, nickname, type, upline }) => {
        const id = idOf(username);
        const names = { username, foldedUsername: username, nickname, avatar: avatarFor(id) };
        return {
          merchant,
          id,
          ...names,
          type,
          uplineId: idOf(upline),
          firstLogin: false,
          passwordChangedAt: createdAt,
          createdAt,
        };
      }),
    )
    .returning();
  return [...known, ...rows];
}

const stakeOf = (tenant: Tenant, { id, account: holder, stake }: DemoBet): LedgerTransaction => ({
  kind: 'stake',
  wallet: mainWallet(tenant, { id: holder }),
  amount: stake,
  vendor,
  bet: id,
});

const resultOf = (tenant: Tenant, { id, account: holder, stake, payout }: DemoBet): LedgerTransaction => ({
  kind: 'result',
  wallet: mainWallet(tenant, { id: holder }),
  amount: stake,
  payout,
  vendor,
  round: id,
});

/** Rounds, bets and turnover, as settled rounds leave them. */
async function addBets(tx: DbTransaction, tenant: Tenant, bets: readonly DemoBet[]): Promise<void> {
  const { merchant, timeZone } = tenant.brand;
  const book = bookOf(tenant);
  const moments = ({ placedAt, decidedAt }: DemoBet) => ({ placedAt: new Date(placedAt), decidedAt: new Date(decidedAt) });
  await inserted(bets, (rows) =>
    tx.insert(round).values(
      rows.map((each) => {
        const { placedAt, decidedAt } = moments(each);
        const base = { merchant, vendor, id: each.id, account: each.account, player: each.account, gameId: each.gameId };
        return { ...base, state: 'closed' as const, openedAt: placedAt, closedAt: decidedAt, askAt: decidedAt };
      }),
    ),
  );
  await inserted(bets, (rows) =>
    tx.insert(bet).values(
      rows.map((each) => ({
        ...each,
        ...moments(each),
        merchant,
        vendor,
        book,
        roundId: each.id,
        wallet: 'main' as const,
        state: 'settled' as const,
        stakeTransaction: `${each.id}-stake`,
        resultTransaction: `${each.id}-result`,
      })),
    ),
  );
  const days = Map.groupBy(bets, ({ account: holder, decidedAt, category, vassalage }) =>
    [holder, dayText(new Date(decidedAt), timeZone), category, vassalage].join(' '),
  );
  await inserted([...days], (rows) =>
    tx.insert(turnover).values(
      rows.map(([key, group]) => {
        const [holder = '', day = '', category = '', vassalage = ''] = key.split(' ');
        return {
          merchant,
          book,
          account: holder,
          day,
          category,
          vassalage,
          bets: group.length,
          stake: sumOf(group.map(({ stake }) => stake)),
          payout: sumOf(group.map(({ payout }) => payout)),
          validBet: sumOf(group.map(({ validBet }) => validBet)),
        };
      }),
    ),
  );
}

/** The last login of each person: before the last bet, and within two days of those who do not play. */
async function addLogins(tx: DbTransaction, members: readonly Account[], bets: readonly DemoBet[], at: number): Promise<void> {
  const last = new Map(bets.map((each) => [each.account, each.placedAt]));
  const unseen = members.filter(({ username }) => people.some((person) => person.username === username));
  await inserted(unseen, (rows) =>
    tx.insert(securityEvent).values(
      rows.map(({ merchant, id }, index) => ({
        merchant,
        id: `demo-${id}-login`,
        accountId: id,
        kind: 'login.done',
        outcome: 'done' as const,
        details: {},
        at: new Date((last.get(id) ?? at - index * 2 * 3_600_000) - loginBeforeMs),
      })),
    ),
  );
}

/** The same at every start, in the form of the ids of payments. */
function paymentId({ contract: { id }, draft }: DueStatement): string {
  const hex = createHash('sha256').update(`${id} ${draft.window.from}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Statements with their lines, and the parts that were paid of them. */
async function addStatements(tx: DbTransaction, statements: readonly DueStatement[], paid: ReadonlyMap<DueStatement, Money>) {
  const paidOf = (statement: DueStatement) => paid.get(statement) ?? zero;
  await inserted(statements, (rows) =>
    tx.insert(wagePayment).values(
      rows.map((statement) => {
        const { contract: row, draft, settledAt } = statement;
        const { merchant, id, kind, upline, downline, book } = row;
        const at = new Date(settledAt);
        return {
          merchant,
          id: paymentId(statement),
          contract: id,
          kind,
          upline,
          downline,
          book,
          windowFrom: new Date(draft.window.from),
          windowUntil: new Date(draft.window.until),
          settledAt: at,
          ...draft.figures,
          ...sumsOf(draft),
          reason: draft.reason,
          paid: paidOf(statement),
          paidAt: paidOf(statement) === 0n ? null : at,
        };
      }),
    ),
  );
  const lines = statements.flatMap((statement) =>
    statement.draft.lines.map((line, index) => ({
      merchant: statement.contract.merchant,
      payment: paymentId(statement),
      ...lineRow(line, index),
    })),
  );
  await inserted(lines, (rows) => tx.insert(wageLine).values([...rows]));
  const parts = statements.filter((statement) => paidOf(statement) > 0n);
  await inserted(parts, (rows) =>
    tx.insert(wagePart).values(
      rows.map((statement) => {
        const payment = paymentId(statement);
        const { merchant } = statement.contract;
        return { merchant, payment, transaction: payment, amount: paidOf(statement), at: new Date(statement.settledAt) };
      }),
    ),
  );
}

const lineRow = ({ bet: of, corrects: _corrects, ...line }: DraftLine, index: number) => ({
  ...line,
  line: index + 1,
  vendor: of?.vendor ?? null,
  bet: of?.id ?? null,
  gameId: of?.gameId ?? null,
  at: of === null ? null : new Date(of.at),
});

async function inserted<Row>(rows: readonly Row[], insert: (portion: readonly Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) await insert(rows.slice(from, from + rowsPerInsert));
}
