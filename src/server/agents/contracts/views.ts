import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import {
  type ContractKind,
  type ContractSide,
  ceilingOf,
  contractKinds,
  ratesAbove,
  type Terms,
} from '../../../domain/contracts/index.ts';
import { unitsToWire } from '../../../domain/money.ts';
import type {
  Contract,
  ContractDetail,
  ContractOptions,
  ContractOptionsQuery,
  ContractPage,
  ContractParty,
  ContractsQuery,
} from '../../../wire/contracts.ts';
import { Failure } from '../../../wire/failure.ts';
import { avatarAddress } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account, contract, contractEvent, wagePayment } from '../../platform/db/tables/index.ts';

import { pageSize } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type ContractDeps, type ContractRow, running } from './contractDeps.ts';
import { hasUplineAbove, isOwnOfUpline, ownOfUpline } from './ownRates.ts';
import type { Settlement } from './settle.ts';
import { signingOf } from './signing.ts';

/** Downlines that the form of an offer lists. */
const maxListed = 20;

const partner = alias(account, 'partner');
const rival = alias(contract, 'rival');

/** A contract with what its caller sees beside it. */
interface Found {
  readonly row: ContractRow;
  readonly partner: { readonly id: string; readonly name: string; readonly avatar: string };
  /** The contract of the two that runs, of an offer. */
  readonly current: Pick<ContractRow, 'id' | 'terms'> | null;
  readonly debt: string;
  /** Terms of the contract that its upline has with its own one. */
  readonly above: Terms | null;
  readonly hasAbove: boolean;
}

/** Order by the party that has to act: 0 the caller, 1 the other party, 2 no one while the contract runs, 3 no one any more. */
const rankFor = (caller: string) => sql<number>`case
  when ${contract.requestedBy} is null then case when ${contract.state} = 'active' then 2 else 3 end
  when ${contract.requestedBy} = case ${contract.upline} when ${caller} then 'upline' else 'downline' end then 1
  else 0 end`;

const ranks = { mine: 0, theirs: 1, active: 2, closed: 3 } as const;

/** A text as a pattern that is found anywhere, its wildcards taken literally. */
const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Contracts as their agents read them. Every query names the caller, so that no one reads those of other agents. */
export function createViews({ db, now }: Pick<ContractDeps, 'db' | 'now'>, settlement: Pick<Settlement, 'soFar'>) {
  const isOwn = ({ merchant, id }: Account) =>
    and(eq(contract.merchant, merchant), or(eq(contract.upline, id), eq(contract.downline, id)));

  const find = (caller: Account, where: SQL | undefined) =>
    db
      .select({
        row: contract,
        partner: {
          id: partner.id,
          name: sql<string>`case when ${contract.upline} = ${caller.id} then ${partner.username} else ${partner.nickname} end`,
          avatar: partner.avatar,
        },
        current: { id: rival.id, terms: rival.terms },
        debt: sql<string>`(select coalesce(sum(${wagePayment.wage} - ${wagePayment.paid}), 0)::text from ${wagePayment}
          where ${wagePayment.merchant} = ${contract.merchant} and ${wagePayment.contract} = ${contract.id})`,
        rank: rankFor(caller.id),
        above: ownOfUpline.terms,
        hasAbove: hasUplineAbove,
      })
      .from(contract)
      .innerJoin(
        partner,
        and(
          eq(partner.merchant, contract.merchant),
          eq(partner.id, sql`case ${contract.upline} when ${caller.id} then ${contract.downline} else ${contract.upline} end`),
        ),
      )
      .leftJoin(
        rival,
        and(
          eq(contract.state, 'offered'),
          eq(rival.merchant, contract.merchant),
          eq(rival.downline, contract.downline),
          eq(rival.kind, contract.kind),
          inArray(rival.state, [...running]),
        ),
      )
      .leftJoin(ownOfUpline, isOwnOfUpline)
      .where(and(isOwn(caller), where));

  const shownTo =
    (tenant: Tenant, caller: Account) =>
    (found: Found): Contract =>
      shown(found, { caller: caller.id, rule: tenant.brand.policies.contract.replaceRule });

  async function one(tenant: Tenant, caller: Account, contractId: string): Promise<Contract> {
    const [found] = await find(caller, eq(contract.id, contractId));
    if (found === undefined) throw new Failure('NOT_FOUND');
    return shownTo(tenant, caller)(found);
  }

  /** Numbers of contracts by who must act. */
  async function countsOf(caller: Account, where: SQL | undefined): Promise<ContractPage['counts']> {
    const rank = rankFor(caller.id);
    const rows = await db
      .select({ rank: sql<number>`found.rank`, count: sql<number>`count(*)::integer` })
      .from(
        db
          .select({ rank: rank.as('rank') })
          .from(contract)
          .innerJoin(
            partner,
            and(
              eq(partner.merchant, contract.merchant),
              eq(
                partner.id,
                sql`case ${contract.upline} when ${caller.id} then ${contract.downline} else ${contract.upline} end`,
              ),
            ),
          )
          .where(and(isOwn(caller), where))
          .as('found'),
      )
      .groupBy(sql`found.rank`);
    const countOf = (wanted: number) => rows.find((row) => row.rank === wanted)?.count ?? 0;
    const [mine, theirs, active, closed] = [countOf(0), countOf(1), countOf(2), countOf(3)];
    return { all: mine + theirs + active + closed, mine, theirs, active, closed };
  }

  /** The contract with the upline that runs. */
  async function ownOf(tenant: Tenant, caller: Account, kind: ContractKind): Promise<Contract | null> {
    const [found] = await find(
      caller,
      and(eq(contract.downline, caller.id), eq(contract.kind, kind), inArray(contract.state, [...running])),
    );
    return found === undefined ? null : shownTo(tenant, caller)(found);
  }

  return {
    one,

    /** Kinds of contract that an agent may have by the brand, and those of which it has one that runs. */
    async kindsOf(tenant: Tenant, agent: Account): Promise<readonly ContractKind[]> {
      const { kinds } = tenant.brand.policies.contract;
      if (contractKinds.every((kind) => kinds[kind])) return contractKinds;
      const agreed = await db
        .selectDistinct({ kind: contract.kind })
        .from(contract)
        .where(and(isOwn(agent), inArray(contract.state, [...running])));
      return contractKinds.filter((kind) => kinds[kind] || agreed.some((row) => row.kind === kind));
    },

    async list(tenant: Tenant, caller: Account, query: ContractsQuery): Promise<ContractPage> {
      const { kind, side, filter, search, after } = query;
      const rank = rankFor(caller.id);
      const all = and(
        eq(contract.kind, kind),
        side === undefined ? undefined : eq(side === 'upline' ? contract.upline : contract.downline, caller.id),
        search === undefined ? undefined : sql`${nameOf(caller)} ilike ${anywhere(search)}`,
      );
      const filtered = and(all, filter === undefined ? undefined : eq(rank, ranks[filter]), beyond(rank, after));
      const [found, counts] = await Promise.all([
        find(caller, filtered)
          .orderBy(rank, sql`${contract.changedAt} desc`, sql`${contract.id} desc`)
          .limit(pageSize + 1),
        countsOf(caller, all),
      ]);
      const rows = found.slice(0, pageSize);
      const last = rows.at(-1);
      const hasMore = found.length > pageSize && last !== undefined;
      return {
        rows: rows.map(shownTo(tenant, caller)),
        next: hasMore ? `${last.rank}~${last.row.changedAt.getTime()}~${last.row.id}` : null,
        counts,
      };
    },

    async options(tenant: Tenant, caller: Account, { kind, search }: ContractOptionsQuery): Promise<ContractOptions> {
      const { merchant } = tenant.brand;
      const [own, downlines, waiting] = await Promise.all([
        ownOf(tenant, caller, kind),
        db
          .select({ id: account.id, name: account.username, avatar: account.avatar, members: sizeOfBranch })
          .from(account)
          .where(
            and(
              eq(account.merchant, merchant),
              eq(account.uplineId, caller.id),
              eq(account.state, 'active'),
              inArray(account.type, [...agentAccountTypes]),
              search === undefined ? undefined : sql`${account.username} ilike ${anywhere(search)}`,
            ),
          )
          .orderBy(asc(account.foldedUsername))
          .limit(maxListed),
        db
          .select({ kind: contract.kind, count: sql<number>`count(*)::integer` })
          .from(contract)
          .where(and(isOwn(caller), eq(rankFor(caller.id), ranks.mine)))
          .groupBy(contract.kind),
      ]);
      const ids = downlines.map(({ id }) => id);
      const open = await db
        .select()
        .from(contract)
        .where(
          and(
            eq(contract.merchant, merchant),
            eq(contract.upline, caller.id),
            eq(contract.kind, kind),
            inArray(contract.downline, ids.length === 0 ? [''] : ids),
            inArray(contract.state, ['offered', ...running]),
          ),
        );
      const countOf = (wanted: ContractKind) => waiting.find((row) => row.kind === wanted)?.count ?? 0;
      return {
        replaceRule: tenant.brand.policies.contract.replaceRule,
        isOffered: tenant.brand.policies.contract.kinds[kind],
        own,
        ceiling: ceilingOf(kind, own?.terms ?? null, caller.uplineId !== null),
        downlines: downlines.map(({ id, name, avatar, members }) => {
          const active = open.find((row) => row.downline === id && row.signedAt !== null);
          return {
            id,
            name,
            avatar: avatarAddress(merchant, avatar),
            members,
            active:
              active?.signedAt == null
                ? null
                : { contractId: active.id, terms: active.terms, signedAt: active.signedAt.toISOString() },
            offered: open.find((row) => row.downline === id && row.state === 'offered')?.id ?? null,
          };
        }),
        waiting: Object.fromEntries(contractKinds.map((each) => [each, countOf(each)])) as ContractOptions['waiting'],
      };
    },

    /** @throws Failure NOT_FOUND for a contract of other agents */
    async detail(tenant: Tenant, caller: Account, contractId: string): Promise<ContractDetail> {
      const [found] = await find(caller, eq(contract.id, contractId));
      if (found === undefined) throw new Failure('NOT_FOUND');
      const { merchant, upline, downline, kind } = found.row;
      const [events, soFar] = await Promise.all([
        db
          .select({ event: contractEvent, terms: contract.terms, before: contract.before })
          .from(contractEvent)
          .innerJoin(contract, and(eq(contract.merchant, contractEvent.merchant), eq(contract.id, contractEvent.contract)))
          .where(
            and(
              eq(contract.merchant, merchant),
              eq(contract.upline, upline),
              eq(contract.downline, downline),
              eq(contract.kind, kind),
            ),
          )
          .orderBy(asc(contractEvent.at), asc(contract.number), asc(contractEvent.version)),
        settlement.soFar(tenant, found.row, now().getTime()),
      ]);
      return {
        contract: shownTo(tenant, caller)(found),
        events: events.map(({ event, terms, before }) => ({
          contractId: event.contract,
          act: event.act,
          by: event.by,
          state: event.state,
          note: event.note,
          at: event.at.toISOString(),
          terms,
          before,
        })),
        soFar,
      };
    },
  };
}

/** The name under which the caller sees the other party. */
const nameOf = (caller: Account) =>
  sql`case when ${contract.upline} = ${caller.id} then ${partner.username} else ${partner.nickname} end`;

/** Accounts of a branch, its head included. */
const sizeOfBranch = sql<number>`(
  select 1 + count(*)::integer from downline below where below.merchant = ${account.merchant} and below.ancestor = ${account.id})`;

/** The rows beyond a cursor. */
function beyond(rank: SQL, after: string | undefined): SQL | undefined {
  const [, place = '', time = '', id = ''] = /^(\d)~(\d+)~(.+)$/.exec(after ?? '') ?? [];
  if (id === '') return undefined;
  const moment = sql`${new Date(Number(time)).toISOString()}::timestamptz`;
  return sql`(${rank} > ${Number(place)} or (${rank} = ${Number(place)} and (${contract.changedAt}, ${contract.id}) < (${moment}, ${id})))`;
}

/** A contract as one of its parties sees it. */
function shown(
  { row, partner: other, current, debt, above, hasAbove }: Found,
  { caller, rule }: { readonly caller: string; readonly rule: 'higher' | 'lower' },
): Contract {
  const side: ContractSide = row.upline === caller ? 'upline' : 'downline';
  const party: ContractParty = { id: other.id, name: other.name, avatar: avatarAddress(row.merchant, other.avatar) };
  const paid = running.includes(row.state) ? ratesAbove(row.kind, row.terms, ceilingOf(row.kind, above, hasAbove)) : {};
  return {
    contractId: row.id,
    kind: row.kind,
    version: row.version,
    number: row.number,
    side,
    partner: party,
    state: row.state,
    terms: row.terms,
    before: row.before,
    requestedBy: row.requestedBy,
    isMine: row.requestedBy !== null && row.requestedBy !== side,
    answerUntil: row.answerUntil?.toISOString() ?? null,
    note: row.note,
    offeredAt: row.offeredAt.toISOString(),
    signedAt: row.signedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
    successor: row.successor,
    isSeparated: row.isSeparated,
    signing: row.state === 'offered' ? signingOf(row, current, rule) : null,
    paidRates: Object.keys(paid).length === 0 ? null : paid,
    debt: unitsToWire(BigInt(debt)),
  };
}
