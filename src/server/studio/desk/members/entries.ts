import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Language, localized } from '../../../../domain/language.ts';
import { unitsToWire } from '../../../../domain/money.ts';
import type { DeskEntries, DeskEntry, DeskEntryQuery } from '../../../../wire/studio/deskMembers.ts';
import { playWallet } from '../../../money/wallets/index.ts';
import { bet, game, ledgerEntry, ledgerTransaction, round } from '../../../platform/db/tables/index.ts';

import type { Tenant } from '../../../tenants/tenant/index.ts';
import { type DeskMemberDeps, findMember } from './memberDeps.ts';

const pageSize = 50;
const exportBatch = 500;

/**
 * Entries of a wallet, newest first. Entries are numbered within their wallet, so a page is one range of the index of those numbers,
 * wherever in a million it lies.
 */
export function createEntries(deps: DeskMemberDeps) {
  const { db } = deps;

  async function read(
    tenant: Tenant,
    language: Language,
    id: string,
    { wallet, after, limit }: DeskEntryQuery & { readonly limit: number },
  ): Promise<DeskEntry[]> {
    const { merchant, holder, name, book } = playWallet(tenant, await findMember(deps, tenant, id));
    const page = db
      .select()
      .from(ledgerEntry)
      .where(
        and(
          eq(ledgerEntry.merchant, merchant),
          eq(ledgerEntry.holder, holder),
          eq(ledgerEntry.wallet, wallet ?? name),
          eq(ledgerEntry.book, book),
          after === undefined ? undefined : lt(ledgerEntry.number, Number(after)),
        ),
      )
      .orderBy(desc(ledgerEntry.number))
      .limit(limit)
      .as('page');
    const rows = await db
      .select({
        number: page.number,
        transaction: page.transaction,
        amount: page.amount,
        balance: page.balance,
        kind: ledgerTransaction.kind,
        subject: ledgerTransaction.subject,
        at: ledgerTransaction.at,
      })
      .from(page)
      .innerJoin(ledgerTransaction, and(eq(ledgerTransaction.merchant, merchant), eq(ledgerTransaction.id, page.transaction)))
      .orderBy(desc(page.number));
    const gameOf = await gamesOf(
      merchant,
      language,
      rows.map(({ subject }) => subject),
    );
    return rows.map(({ number, transaction, kind, subject, amount, balance, at }) => ({
      number: number ?? 0,
      transaction,
      kind,
      detail: detailOf(subject),
      game: gameOf(subject),
      amount: unitsToWire(amount),
      balance: unitsToWire(balance ?? 0n),
      at: at.toISOString(),
    }));
  }

  /** Names of the games of bets and rounds, by the subject of an entry. */
  async function gamesOf(merchant: string, language: Language, subjects: readonly string[]) {
    const ofBets = keysOf(subjects, 'bet');
    const ofRounds = keysOf(subjects, 'round');
    const key = (kind: string, vendor: unknown, id: unknown) => sql<string>`${kind}::text || ':' || ${vendor} || ':' || ${id}`;
    const nameOf = and(eq(game.merchant, merchant), eq(game.id, bet.gameId));
    const nameOfRound = and(eq(game.merchant, merchant), eq(game.id, round.gameId));
    const [bets, rounds] = await Promise.all([
      ofBets.length === 0
        ? []
        : db
            .select({ subject: key('bet', bet.vendor, bet.id), gameId: bet.gameId, names: game.names })
            .from(bet)
            .leftJoin(game, nameOf)
            .where(
              and(
                eq(bet.merchant, merchant),
                inArray(bet.vendor, [...new Set(ofBets.map(([vendor]) => vendor))]),
                inArray(bet.id, [...new Set(ofBets.map(([, one]) => one))]),
              ),
            ),
      ofRounds.length === 0
        ? []
        : db
            .select({ subject: key('round', round.vendor, round.id), gameId: round.gameId, names: game.names })
            .from(round)
            .leftJoin(game, nameOfRound)
            .where(
              and(
                eq(round.merchant, merchant),
                inArray(round.vendor, [...new Set(ofRounds.map(([vendor]) => vendor))]),
                inArray(round.id, [...new Set(ofRounds.map(([, one]) => one))]),
              ),
            ),
    ]);
    const names = new Map(
      [...bets, ...rounds].map((row) => [row.subject, row.names === null ? row.gameId : localized(row.names, language)]),
    );
    return (subject: string) => names.get(subject) ?? null;
  }

  return {
    async page(tenant: Tenant, language: Language, id: string, query: DeskEntryQuery): Promise<DeskEntries> {
      const found = await read(tenant, language, id, { ...query, limit: pageSize + 1 });
      const entries = found.slice(0, pageSize);
      return { entries, next: found.length > pageSize ? String(entries.at(-1)?.number) : null };
    },

    /** Every entry of a wallet, newest first. */
    async *all(tenant: Tenant, language: Language, id: string, { wallet }: DeskEntryQuery): AsyncGenerator<DeskEntry> {
      for (let after: string | undefined; ; ) {
        const found = await read(tenant, language, id, {
          ...(wallet === undefined ? {} : { wallet }),
          ...(after === undefined ? {} : { after }),
          limit: exportBatch,
        });
        yield* found;
        const last = found.at(-1);
        if (last === undefined || found.length < exportBatch) return;
        after = String(last.number);
      }
    },
  };
}

/** Vendor and id of the subjects of a kind, as `ledger/transactions.ts` writes them. */
function keysOf(subjects: readonly string[], kind: 'bet' | 'round'): (readonly [vendor: string, id: string])[] {
  return subjects.flatMap((subject) => {
    const [, vendor, id] = new RegExp(`^${kind}:([^:]+):(.+)$`, 's').exec(subject) ?? [];
    return vendor === undefined || id === undefined ? [] : [[vendor, id] as const];
  });
}

/** The subject without its kind; nothing for a game, which has a name, and for the wallet itself. */
const detailOf = (subject: string) =>
  /^(?:bet:|round:|wallet:(?:main|trial)$)/.test(subject) ? '' : subject.slice(subject.indexOf(':') + 1);
