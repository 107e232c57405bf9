import { and, count, eq, gt, inArray, like } from 'drizzle-orm';
import { moneyFromUnits } from '../../../domain/money.ts';
import { createLedger, type WalletName } from '../../money/ledger/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, type BrandFacts, bet, ledgerWallet, playSession, session } from '../../platform/db/tables/index.ts';

import type { Book } from '../../tenants/books/index.ts';
import { createVersionStore, type DiskState, diskAuthor, type Profile } from '../../tenants/registry/index.ts';

import { demoAccounts } from './demoAccounts.ts';
import { countDemoContent, removeDemoContent } from './seedDemo.ts';
import { people } from './team/people.ts';

/** Findings about the change of a brand from play money to real money. */
export interface GoRealPlan {
  /** The profile under which the brand was served last; null if it never was. */
  readonly served: Profile | null;
  /** User names of demo accounts that can still sign in; their passwords are public. */
  readonly demoAccounts: readonly string[];
  /** Rows of demo content: games, notices, sample winners, missions. */
  readonly demoContent: number;
  readonly sessions: number;
  /** Wallets with play money in them. */
  readonly playWallets: number;
  /** Bets on play money without a result; they have to be settled or cancelled first. */
  readonly openBets: number;
}

const playBooks = 'play:%';

/** Reads only. */
export async function planGoReal(db: Db, merchant: string): Promise<GoRealPlan> {
  const head = await createVersionStore(db, () => new Date()).head(merchant);
  const [demo, demoContent, sessions, wallets, bets] = await Promise.all([
    db.select({ username: account.username }).from(account).where(isDemo(merchant)).orderBy(account.username),
    countDemoContent(db, merchant),
    db.select({ rows: count() }).from(session).where(eq(session.merchant, merchant)),
    db.select({ rows: count() }).from(ledgerWallet).where(isFunded(merchant)),
    db
      .select({ rows: count() })
      .from(bet)
      .where(and(eq(bet.merchant, merchant), like(bet.book, playBooks), eq(bet.state, 'open'))),
  ]);
  return {
    served: head?.profile ?? null,
    demoAccounts: demo.map(({ username }) => username),
    demoContent,
    sessions: sessions[0]?.rows ?? 0,
    playWallets: wallets[0]?.rows ?? 0,
    openBets: bets[0]?.rows ?? 0,
  };
}

/** The brand's folder, its manifest with profile `real`. */
export interface RealManifest extends DiskState {
  readonly merchant: string;
  readonly facts: BrandFacts;
}

/**
 * Turns a brand to real money: disables demo accounts, stores the manifest as the version that servers accept, then removes
 * the demo content, ends all sessions and takes the play money out of all wallets. Every step may be repeated, so an interrupted run is run again.
 */
export async function goReal(db: Db, real: RealManifest, now: () => Date): Promise<void> {
  const { merchant } = real;
  const ledger = createLedger({ db, now });
  await db.update(account).set({ state: 'disabled', passwordHash: null }).where(isDemo(merchant));
  const store = createVersionStore(db, now);
  const kind = (await store.head(merchant))?.kind === 'disk' ? 'disk' : 'command';
  const { digest, manifest, files, facts } = real;
  const disk = { digest, manifest, files };
  const released = await store.release({
    ...disk,
    merchant,
    facts,
    disk,
    kind,
    author: diskAuthor,
    note: 'go-real',
    mayTakeFrom: () => false,
  });
  if (released.result !== 'released') throw new Error(`The version of ${merchant} was not stored: ${released.result}.`);
  await removeDemoContent({ db, now }, merchant);
  await db.delete(playSession).where(eq(playSession.merchant, merchant));
  await db.delete(session).where(eq(session.merchant, merchant));
  for (const row of await db.select().from(ledgerWallet).where(isFunded(merchant))) {
    const { holder, name, book, balance, entries } = row;
    const wallet = { merchant, holder, name: name as WalletName, book: book as Book };
    const amount = moneyFromUnits(balance);
    // The number of entries makes the request new after a late payout.
    const request = { merchant, scope: 'retire', id: `${holder}/${name}/${book}/${entries}`, body: String(amount) };
    await ledger.execute(request, async () => ({ transaction: { kind: 'retire', wallet, amount } }));
  }
}

const isDemo = (merchant: string) =>
  and(
    eq(account.merchant, merchant),
    eq(account.state, 'active'),
    inArray(
      account.foldedUsername,
      [...demoAccounts, ...people].map(({ username }) => username),
    ),
  );

const isFunded = (merchant: string) =>
  and(eq(ledgerWallet.merchant, merchant), like(ledgerWallet.book, playBooks), gt(ledgerWallet.balance, 0n));
