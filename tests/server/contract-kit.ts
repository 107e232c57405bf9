import { and, eq, type SQL, sql } from 'drizzle-orm';
import { accountTypes } from '../../src/domain/accountType.ts';
import type { ContractKind, Terms } from '../../src/domain/contracts/index.ts';
import { moneyOf } from '../../src/domain/money.ts';
import type { Account } from '../../src/server/identity/ports/index.ts';
import { ledgerRules } from '../../src/server/money/ledger/ledgerRules.ts';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import { contract, wageLine, wagePayment } from '../../src/server/platform/db/tables/contracts.ts';
import { bet, round } from '../../src/server/platform/db/tables/play.ts';
import type { Contract, ContractAct } from '../../src/wire/contracts.ts';
import { authBrands, type Site } from './auth-kit.ts';
import { openTestServer } from './core-kit.ts';
import type { TestDatabase } from './databases.ts';

interface ContractSiteDeps {
  readonly now: () => Date;
  readonly database?: TestDatabase;
  readonly more?: object;
  readonly settings?: Parameters<typeof openTestServer>[0]['settings'];
}

export const openContractSite = ({ now, database, more = {}, settings = {} }: ContractSiteDeps) =>
  openTestServer({ brands: authBrands(more), now, settings, ...(database === undefined ? {} : { database }) });

export const terms = {
  dividend: { rate: '10', period: 'weekly', activeMembers: 1, periodValidBet: '100', periodProfitLoss: '50' },
  daily: { rate: '1', dailyBetAmount: '100' },
  hourly: { rate: '1', hourlyBetAmount: '100' },
  realTime: { profitRate: '1', lossRate: '2', singleBetAmount: '10' },
} as const satisfies { readonly [Kind in ContractKind]: Terms<Kind> };

export const tenantOf = ({ server }: Site, merchant = 'alpha') => {
  const tenant = server.services.tenants.byMerchant(merchant);
  if (tenant === null) throw new Error('The brand is missing.');
  return tenant;
};

let made = 0;

/** An account with the opening balance of 5,000,000. */
export async function addAgent(site: Site, uplineId: string | null = null, more: Partial<typeof account.$inferInsert> = {}) {
  made += 1;
  const id = `88${String(made).padStart(6, '0')}`;
  const [createdAt, names] = [
    site.server.services.now(),
    { username: `agent${id}`, nickname: `Nick ${id}`, avatar: 'avatar-1.svg' },
  ];
  const [row] = await site.db
    .insert(account)
    .values({
      merchant: 'alpha',
      id,
      type: accountTypes.agent,
      ...names,
      foldedUsername: names.username,
      uplineId,
      passwordChangedAt: createdAt,
      createdAt,
      ...more,
    })
    .returning();
  if (row === undefined) throw new Error('The account was not added.');
  await site.server.services.wallets.open(tenantOf(site), row);
  return row;
}

/** An agent without an upline, and its direct downline. */
export async function addPair(site: Site) {
  const upline = await addAgent(site);
  return { upline, downline: await addAgent(site, upline.id) };
}

/**
 * Gives an account another upline, at the moment of the server.
 * @returns since when it has it, in microseconds
 */
export async function moveTo(site: Site, { id }: Pick<Account, 'id'>, uplineId: string | null): Promise<bigint> {
  const [row] = await site.db
    .update(account)
    .set({ uplineId, uplineSince: site.server.services.now() })
    .where(and(eq(account.merchant, 'alpha'), eq(account.id, id)))
    .returning({ since: sql<string>`coalesce(extract(epoch from ${account.uplineSince}) * 1000000, 0)::bigint::text` });
  if (row === undefined) throw new Error('The account is missing.');
  return BigInt(row.since);
}

export const act = (site: Site, caller: Account, kind: ContractKind, sent: ContractAct) =>
  site.server.services.contracts.act(tenantOf(site), caller, kind, sent);

export const offer = (site: Site, upline: Account, downline: Account, kind: ContractKind, offered: Terms = terms[kind]) =>
  act(site, upline, kind, { action: 'propose', downline: downline.id, terms: offered } as ContractAct);

export const accept = (site: Site, caller: Account, { contractId, kind, version }: Contract) =>
  act(site, caller, kind, { action: 'accept', contractId, version });

/** A signed contract. */
export async function signed(
  site: Site,
  { upline, downline }: { readonly upline: Account; readonly downline: Account },
  kind: ContractKind,
  offered: Terms = terms[kind],
) {
  return accept(site, downline, await offer(site, upline, downline, kind, offered));
}

interface TestBet {
  readonly stake?: string;
  readonly payout?: string;
  readonly validBet?: string;
  /** Time of settlement; null for an open bet. */
  readonly at: Date;
}

/** A settled bet, as the vendor's calls leave it; its stake and payout are not in the ledger. */
export async function addBet(site: Site, player: Account, { stake = '100', payout = '0', validBet = stake, at }: TestBet) {
  made += 1;
  const [merchant, vendor, id] = ['alpha', 'test', `bet-${made}`];
  const base = { merchant, vendor, account: player.id, gameId: 'test-game' };
  await site.db
    .insert(round)
    .values({ ...base, id, player: player.id, state: 'closed', openedAt: at, closedAt: at, askAt: at });
  await site.db.insert(bet).values({
    ...base,
    id,
    roundId: id,
    wallet: 'main',
    book: 'play:VND',
    category: 'RNG',
    vassalage: 'TEST',
    stake: moneyOf(stake),
    payout: moneyOf(payout),
    validBet: moneyOf(validBet),
    state: 'settled',
    placedAt: at,
    decidedAt: at,
  });
  return id;
}

export const contractRow = async (site: Site, id: string) => {
  const [row] = await site.db.select().from(contract).where(eq(contract.id, id));
  if (row === undefined) throw new Error('The contract is missing.');
  return row;
};

/** Statements of a contract, oldest first, with their lines. */
export async function statementsOf(site: Site, contractId: string) {
  const payments = await site.db
    .select()
    .from(wagePayment)
    .where(eq(wagePayment.contract, contractId))
    .orderBy(wagePayment.windowFrom);
  return Promise.all(
    payments.map(async (payment) => ({
      ...payment,
      lines: await site.db.select().from(wageLine).where(eq(wageLine.payment, payment.id)).orderBy(wageLine.line),
    })),
  );
}

export const balanceOf = async (site: Site, owner: Account) =>
  Number((await site.server.services.wallets.balance(tenantOf(site), owner)).sumBalance);

/** Rules of the ledger that wages are under; the bets of `addBet` break others. */
export async function brokenWageRules(site: Site): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, breaches] of Object.entries(ledgerRules)) {
    if (/\b(?:bets?|stakes)\b|^turnover/.test(rule)) continue;
    const { rows } = await site.db.execute(breaches satisfies SQL);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows[0])}`);
  }
  return broken;
}

/** `done`, or the code of the refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
