import { and, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import {
  type Ceiling,
  type ContractActName,
  type ContractKind,
  type ContractSide,
  canonicalTerms,
  ceilingOf,
  type Terms,
  termFaults,
} from '../../../domain/contracts/index.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type ContractEvent, eventOf, newContract, nextContract } from '../../../flows/contract/index.ts';
import type { FieldFault } from '../../../wire/auth.ts';
import type { ContractAct } from '../../../wire/contracts.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { account, contract, contractEvent } from '../../platform/db/tables/index.ts';

import { notify } from '../../platform/live/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type ContractDeps, type ContractRow, columnsFrom, running, type Served, storedFrom } from './contractDeps.ts';
import { firstDueAt, lastDueAt } from './due.ts';
import { insertOffer } from './insertOffer.ts';
import { isAboveOwn } from './ownRates.ts';
import { isSeparate } from './separate.ts';
import { signingOf } from './signing.ts';

/** Transactions as `db.transaction` gives them. */
type Tx = Pick<DbTransaction, 'select' | 'insert' | 'update' | 'execute'>;

/** Contracts that one run of the job changes at most, of each brand. */
const batch = 200;

/** Acts on contracts. Each runs the machine on the stored state, under a lock on the downline, and leaves an event. */
export function createActs({
  db,
  now,
  audit,
  inbox,
  tenants,
}: Pick<ContractDeps, 'db' | 'now' | 'audit' | 'inbox' | 'tenants'>) {
  /** Writes what an event makes of a contract; null if the machine does not permit it. */
  async function apply(tx: Tx, tenant: Served, { row, event, by }: Applied): Promise<ContractRow | null> {
    const next = nextContract(storedFrom(row), event);
    if (next === null) return null;
    const at = new Date(event.at);
    const isSigned = row.signedAt === null && next.signedAt !== null;
    const isEnded = row.endedAt === null && next.endedAt !== null;
    const isPaid = row.book === bookOf(tenant);
    const [written] = await tx
      .update(contract)
      .set({
        ...columnsFrom(next),
        version: row.version + 1,
        changedAt: at,
        ...(isSigned ? { settledUntil: at, dueAt: firstDueAt(tenant, row, event.at) } : {}),
        ...(isEnded ? { dueAt: isPaid ? lastDueAt(row, event.at) : null } : {}),
      })
      .where(and(ofId(row), eq(contract.version, row.version)))
      .returning();
    if (written === undefined) throw new Failure('CONFLICT');
    const act = event.type.slice('contract.'.length) as ContractActName;
    await noteEvent(tx, written, act, by);
    return written;
  }

  /** The event of the journal, and what the open pages of both parties learn of it. */
  async function noteEvent(tx: Tx, row: ContractRow, act: ContractActName, by: ContractSide | null) {
    const { merchant, id, version, state, note, changedAt, upline, downline } = row;
    const isNoted = act === 'reject' || act === 'terminate';
    await tx
      .insert(contractEvent)
      .values({ merchant, contract: id, version, act, by, state, note: isNoted ? note : null, at: changedAt });
    for (const party of [upline, downline]) await notify(tx, merchant, party, 'contract');
  }

  /** The contract of the two that runs. */
  async function runningOf(tx: Tx, { merchant, downline, kind }: Pick<ContractRow, 'merchant' | 'downline' | 'kind'>) {
    const [found] = await tx
      .select()
      .from(contract)
      .where(
        and(
          eq(contract.merchant, merchant),
          eq(contract.downline, downline),
          eq(contract.kind, kind),
          inArray(contract.state, [...running]),
        ),
      )
      .for('no key update');
    return found ?? null;
  }

  /** The rates that an agent may offer. Its account is locked, so that they do not change until the transaction ends. */
  async function ceilingFor(tx: Tx, kind: ContractKind, agent: Pick<Account, 'merchant' | 'id'>): Promise<Ceiling> {
    const [self] = await tx
      .select({ uplineId: account.uplineId })
      .from(account)
      .where(and(eq(account.merchant, agent.merchant), eq(account.id, agent.id)))
      .for('share');
    const uplineId = self?.uplineId ?? null;
    const [own] = await tx
      .select({ terms: contract.terms })
      .from(contract)
      .where(
        and(
          eq(contract.merchant, agent.merchant),
          eq(contract.downline, agent.id),
          eq(contract.kind, kind),
          eq(contract.upline, uplineId ?? ''),
          inArray(contract.state, [...running]),
        ),
      );
    return ceilingOf(kind, own?.terms ?? null, uplineId !== null);
  }

  /**
   * Locks the downline of a contract: acts on its contracts follow each other. Locks go up the tree, from a downline to its upline, so
   * that they cannot form a circle.
   * @returns whether the two are still upline and downline
   */
  async function lockPair(tx: Tx, { merchant, upline, downline }: Pick<ContractRow, 'merchant' | 'upline' | 'downline'>) {
    const rows = await tx
      .select({ id: account.id })
      .from(account)
      .where(
        and(
          eq(account.merchant, merchant),
          eq(account.id, downline),
          eq(account.uplineId, upline),
          eq(account.state, 'active'),
          inArray(account.type, [...agentAccountTypes]),
        ),
      )
      .for('no key update');
    return rows.length > 0;
  }

  /** The lock that acts of the parties take first. */
  const lockAccount = (tx: Tx, merchant: string, id: string) =>
    tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.merchant, merchant), eq(account.id, id)))
      .for('no key update');

  async function readLocked(tx: Tx, where: SQL | undefined): Promise<ContractRow | null> {
    const [row] = await tx.select().from(contract).where(where).for('no key update');
    return row ?? null;
  }

  /** Ends what should not be there any more before something new is decided: a lapsed offer, contracts with a former upline or book. */
  async function clear(tx: Tx, tenant: Served, pair: Pair, at: number) {
    const open = await tx
      .select()
      .from(contract)
      .where(
        and(
          eq(contract.merchant, pair.merchant),
          eq(contract.downline, pair.downline),
          eq(contract.kind, pair.kind),
          inArray(contract.state, ['offered', ...running]),
        ),
      )
      .for('no key update');
    for (const row of open) {
      const isSame = row.upline === pair.upline && row.book === pair.book;
      const type = isSame ? 'contract.lapse' : 'contract.separate';
      await apply(tx, tenant, { row, event: { type, at: momentFor(row, at) }, by: null });
    }
  }

  /** A clock may be put back: what has happened to a contract, and what it has paid, stays before what happens next. */
  const momentFor = ({ changedAt, settledUntil }: ContractRow, at = now().getTime()) =>
    Math.max(at, changedAt.getTime(), settledUntil?.getTime() ?? 0);

  /** A signature follows all that earlier contracts of the downline ran and paid for, so that no moment is under two of them. */
  async function signingMoment(tx: Tx, row: ContractRow) {
    const { merchant, downline, kind } = row;
    const [former] = await tx
      .select({
        until: sql<Date | null>`max(greatest(${contract.settledUntil}, ${contract.endedAt}))`.mapWith(contract.endedAt),
      })
      .from(contract)
      .where(and(eq(contract.merchant, merchant), eq(contract.downline, downline), eq(contract.kind, kind)));
    return Math.max(momentFor(row), former?.until?.getTime() ?? 0);
  }

  return {
    /**
     * Offers a contract to a direct downline.
     * @throws Failure NOT_ALLOWED for a kind that the brand has switched off; NOT_FOUND for an account that is no direct downline with an
     *   agent centre; VALIDATION for terms; CONFLICT while another offer waits
     */
    async propose(tenant: Tenant, upline: Account, kind: ContractKind, { downline, terms }: Offer): Promise<string> {
      const { merchant } = tenant.brand;
      refuseSwitchedOff(tenant, kind);
      return db.transaction(async (tx) => {
        const pair = { merchant, upline: upline.id, downline, kind, book: bookOf(tenant) };
        if (!(await lockPair(tx, pair))) throw new Failure('NOT_FOUND');
        const at = now();
        await clear(tx, tenant, pair, at.getTime());
        refuseFaults(kind, terms, await ceilingFor(tx, kind, upline));
        const former = await runningOf(tx, pair);
        const [last] = await tx
          .select({ number: sql<number>`coalesce(max(${contract.number}), 0)::integer` })
          .from(contract)
          .where(and(...ofPair(pair)));
        const offered = {
          ...pair,
          ...columnsFrom(newContract(at.getTime())),
          number: (last?.number ?? 0) + 1,
          terms: canonicalTerms(kind, terms),
          before: former?.terms ?? null,
          version: 1,
          offeredAt: at,
          changedAt: at,
        };
        const row = await insertOffer(tx, offered, dayText(at, tenant.brand.timeZone));
        await noteEvent(tx, row, 'propose', 'upline');
        await inbox.send(tenant, downline, 'contractOffered', {}, tx);
        await audit.note(
          { merchant, kind: 'contract.offered', accountId: upline.id, details: { contract: row.id, kind, downline } },
          tx,
        );
        return row.id;
      });
    },

    /**
     * An answer of a party, a request to terminate, or the withdrawal of one.
     * @throws Failure NOT_FOUND for a contract of other agents; CONFLICT if it has changed since the caller saw it; NOT_ALLOWED for what the
     *   machine does not permit, with the contract that has to be terminated first, and for the signature of a kind that the brand has
     *   switched off; VALIDATION for an offer above the rate that its
     *   upline has by now
     */
    async answer(tenant: Tenant, caller: Account, kind: ContractKind, sent: Answer): Promise<string> {
      const { merchant } = tenant.brand;
      await db.transaction(async (tx) => {
        const id = sent.contractId;
        const own = and(
          eq(contract.merchant, merchant),
          eq(contract.id, id),
          eq(contract.kind, kind),
          sql`${caller.id} in (${contract.upline}, ${contract.downline})`,
        );
        const [found] = await tx.select().from(contract).where(own);
        if (found === undefined) throw new Failure('NOT_FOUND');
        if (!(await lockPair(tx, found))) throw new Failure('NOT_FOUND');
        const row = await readLocked(tx, own);
        if (row === null || row.version !== sent.version) throw new Failure('CONFLICT');
        const by: ContractSide = row.upline === caller.id ? 'upline' : 'downline';
        const isSigning = row.state === 'offered' && sent.action === 'accept';
        const former = isSigning ? await runningOf(tx, row) : null;
        const signing = signingOf(row, former, tenant.brand.policies.contract.replaceRule);
        if (sent.action === 'accept' && sent.ends !== undefined && sent.ends !== signing.ends) throw new Failure('CONFLICT');
        const at = isSigning ? Math.max(await signingMoment(tx, row), former === null ? 0 : momentFor(former)) : momentFor(row);
        const note = 'note' in sent && sent.note !== undefined && sent.note.trim() !== '' ? sent.note.trim() : null;
        const event = eventOf(sent.action, { by, at, note, blockedBy: signing.blockedBy });
        if (nextContract(storedFrom(row), event) === null) {
          throw new Failure('NOT_ALLOWED', { value: { blockedBy: signing.blockedBy } });
        }
        if (isSigning) {
          refuseSwitchedOff(tenant, kind);
          refuseFaults(kind, row.terms, await ceilingFor(tx, kind, { merchant, id: row.upline }));
          if (former !== null) {
            const end: ContractEvent = { type: 'contract.supersede', at, successor: row.id };
            await apply(tx, tenant, { row: former, event: end, by: null });
          }
        }
        await apply(tx, tenant, { row, event, by });
        if (sent.action === 'terminate') {
          await inbox.send(tenant, by === 'upline' ? row.downline : row.upline, 'contractEnding', {}, tx);
        }
        const details = { contract: id, kind, act: sent.action };
        await audit.note({ merchant, kind: 'contract.answered', accountId: caller.id, details }, tx);
      });
      return sent.contractId;
    },

    /**
     * Ends a contract that runs, for cause: an act of an operator, which no party answers. What it earned until then is settled.
     * @throws Failure NOT_FOUND; NOT_ALLOWED for one that does not run
     */
    async stop(tenant: Tenant, by: { readonly id: string }, { contractId, reason }: Stop): Promise<void> {
      const { merchant } = tenant.brand;
      const own = and(eq(contract.merchant, merchant), eq(contract.id, contractId));
      await db.transaction(async (tx) => {
        const [found] = await tx.select({ downline: contract.downline }).from(contract).where(own);
        if (found === undefined) throw new Failure('NOT_FOUND');
        await lockAccount(tx, merchant, found.downline);
        const row = await readLocked(tx, own);
        if (row === null) throw new Failure('NOT_FOUND');
        const event: ContractEvent = { type: 'contract.stop', at: momentFor(row) };
        const ended = await apply(tx, tenant, { row, event, by: null });
        if (ended === null) throw new Failure('NOT_ALLOWED', { value: { rule: 'notRunning' } });
        for (const party of [row.upline, row.downline]) await inbox.send(tenant, party, 'contractStopped', {}, tx);
        const details = { operator: by.id, contract: contractId, kind: row.kind, reason };
        await audit.note({ merchant, kind: 'contract.stopped', accountId: row.downline, details }, tx);
      });
    },

    /**
     * Lapses what was not answered in time, and ends contracts whose parties are not upline and downline any more, and by the rule of the
     * brand those above the own rate of their upline. Any number of processes may run it.
     * @returns the number of contracts it changed
     */
    async expire(): Promise<number> {
      let changed = 0;
      for (const tenant of tenants.all()) {
        const overdue = and(isNotNull(contract.answerUntil), lte(contract.answerUntil, now()));
        // Play money never becomes real: what was agreed on one is not paid in the other.
        const isOfOther = ne(contract.book, bookOf(tenant));
        changed += await expireAll(tenant, overdue, 'contract.lapse');
        changed += await expireAll(tenant, or(isSeparate, isOfOther), 'contract.separate');
        if (tenant.brand.policies.contract.rateAboveOwn !== 'endContract') continue;
        changed += await expireAll(tenant, isAboveOwn, 'contract.exceed');
      }
      return changed;
    },
  };

  async function expireAll(
    tenant: Served,
    where: SQL | undefined,
    type: Extract<ContractEvent['type'], `contract.${'lapse' | 'separate' | 'exceed'}`>,
  ) {
    const { merchant } = tenant.brand;
    const isOpen = inArray(contract.state, ['offered', ...running]);
    const found = await db
      .select({ id: contract.id, downline: contract.downline })
      .from(contract)
      .where(and(eq(contract.merchant, merchant), isOpen, where))
      .limit(batch);
    let changed = 0;
    for (const { id, downline } of found) {
      await db.transaction(async (tx) => {
        await lockAccount(tx, merchant, downline);
        const row = await readLocked(tx, and(eq(contract.merchant, merchant), eq(contract.id, id), isOpen, where));
        if (row === null) return;
        const applied = await apply(tx, tenant, { row, event: { type, at: momentFor(row) }, by: null });
        if (applied !== null) changed += 1;
      });
    }
    return changed;
  }
}

type Pair = Pick<ContractRow, 'merchant' | 'upline' | 'downline' | 'kind' | 'book'>;

interface Applied {
  readonly row: ContractRow;
  readonly event: ContractEvent;
  /** Null for what no party did. */
  readonly by: ContractSide | null;
}

type Offer = Pick<Extract<ContractAct, { action: 'propose' }>, 'downline'> & { readonly terms: Terms };
/** Cause that operators read; the parties do not. */
interface Stop {
  readonly contractId: string;
  readonly reason: string;
}
type Answer = Exclude<ContractAct, { action: 'propose' }>;

const ofId = ({ merchant, id }: Pick<ContractRow, 'merchant' | 'id'>) =>
  and(eq(contract.merchant, merchant), eq(contract.id, id));

const ofPair = ({ merchant, upline, downline, kind }: Pick<ContractRow, 'merchant' | 'upline' | 'downline' | 'kind'>) => [
  eq(contract.merchant, merchant),
  eq(contract.upline, upline),
  eq(contract.downline, downline),
  eq(contract.kind, kind),
];

/** Refuses new agreements of a kind that is switched off; existing ones stay. @throws Failure NOT_ALLOWED */
function refuseSwitchedOff({ brand }: Served, kind: ContractKind): void {
  if (!brand.policies.contract.kinds[kind]) throw new Failure('NOT_ALLOWED', { value: { blockedBy: null } });
}

/** @throws Failure VALIDATION with a fault per term */
function refuseFaults(kind: ContractKind, terms: Terms, ceiling: Ceiling): void {
  const faults = termFaults(kind, terms, ceiling);
  if (faults.length === 0) return;
  const value: FieldFault[] = faults.map(({ field, fault, limit }) => ({
    field,
    key: `contract.fault.${limit === null && fault === 'ceiling' ? 'none' : fault}`,
    params: { limit: limit ?? '0' },
  }));
  throw new Failure('VALIDATION', { value });
}
