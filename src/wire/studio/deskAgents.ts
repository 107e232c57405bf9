import Type, { type Static } from 'typebox';
import { contractKinds, contractStates, wageReasons } from '../../domain/contracts/index.ts';
import { Contract, ContractDetail, ContractId, Terms } from '../contracts.ts';
import { WageLine } from '../wages.ts';
import { RequestId } from './deskMembers.ts';
import { closed, MerchantCode, Moment, nullable } from './shapes.ts';

const Reason = Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' });
const AccountId = Type.String({ pattern: '^[0-9]{1,20}$' });
const After = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));
const Kind = Type.Enum([...contractKinds]);
const Window = Type.Object({ from: Moment, until: Moment }, closed);

export const OfDeskAgent = Type.Object({ merchant: MerchantCode, account: AccountId }, closed);
export const OfDeskContract = Type.Object({ merchant: MerchantCode, contract: ContractId }, closed);
export const OfDeskPayment = Type.Object(
  { merchant: MerchantCode, payment: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  closed,
);

/** An account of the tree by id and username. */
export const DeskAgentName = Type.Object({ account: Type.String(), username: Type.String(), name: Type.String() }, closed);
export type DeskAgentName = Static<typeof DeskAgentName>;

/**
 * A level of the tree: the direct downlines of `parent` that are agents, without it those at the top. `search`: agents of every level with
 * this part in their username. 50 per page by name.
 */
export const DeskAgentsQuery = Type.Object({
  parent: Type.Optional(AccountId),
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  after: After,
});
export interface DeskAgentsQuery {
  readonly parent?: string;
  readonly search?: string;
  readonly after?: string;
}

/** A contract of an agent with its upline, as the tree shows it: the open ones, or the last of its kind. */
const TreeContract = Type.Object(
  {
    contractId: Type.String(),
    kind: Kind,
    state: Type.Enum([...contractStates]),
    terms: Terms,
    /** Time of the signature; before it, of the offer. */
    since: Moment,
    /** Time at which the pending request lapses. */
    answerUntil: nullable(Moment),
    endedAt: nullable(Moment),
  },
  closed,
);

export const DeskAgentRow = Type.Object(
  {
    ...DeskAgentName.properties,
    /** See `domain/accountType.ts`. */
    type: Type.Integer(),
    isActive: Type.Boolean(),
    /** Levels above it. */
    level: Type.Integer(),
    /** Names above it, from the top down. */
    path: Type.Array(Type.String()),
    /** Accounts below it, of any type and level. */
    members: Type.Integer(),
    /** Direct downlines that are agents. */
    agents: Type.Integer(),
    contracts: Type.Array(TreeContract),
    /** Wages that it owes to its downlines. */
    owes: Type.String(),
  },
  closed,
);
export type DeskAgentRow = Static<typeof DeskAgentRow>;

export const DeskAgentPage = Type.Object({ agents: Type.Array(DeskAgentRow), next: nullable(Type.String()) }, closed);
export type DeskAgentPage = Static<typeof DeskAgentPage>;

/** Figures of the whole brand. */
export const DeskAgentFigures = Type.Object(
  {
    currency: Type.String(),
    symbol: Type.String(),
    agents: Type.Integer(),
    running: Type.Integer(),
    offered: Type.Integer(),
    /** Contracts that a party has asked to terminate. */
    terminating: Type.Integer(),
    /** The first moment at which an offer or request lapses. */
    nextLapse: nullable(Moment),
    /** Contracts with a window that is due and not settled yet. */
    due: Type.Integer(),
    /** Wages that uplines could not pay yet, and how many agents are owed some. */
    debt: Type.String(),
    owed: Type.Integer(),
  },
  closed,
);
export type DeskAgentFigures = Static<typeof DeskAgentFigures>;

/** Debts are of wages: `owes` to its downlines, `owed` by its upline. */
export const DeskAgent = Type.Object(
  {
    ...DeskAgentRow.properties,
    currency: Type.String(),
    symbol: Type.String(),
    /** Agents above it, from the top down. */
    above: Type.Array(DeskAgentName),
    owed: Type.String(),
    createdAt: Moment,
  },
  closed,
);
export type DeskAgent = Static<typeof DeskAgent>;

/** Contracts of an agent in every state, last changed first, 20 per page: as downline those with its upline. */
export const DeskContractsQuery = Type.Object({
  side: Type.Union([Type.Literal('upline'), Type.Literal('downline')]),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,13}~C[0-9]{6}-[0-9]{6}$' })),
});
export interface DeskContractsQuery {
  readonly side: 'upline' | 'downline';
  readonly after?: string;
}

/** A contract as neither of its parties: `upline` pays, `downline` is paid. */
export const DeskContractRow = Type.Object(
  {
    ...TreeContract.properties,
    number: Type.Integer(),
    upline: DeskAgentName,
    downline: DeskAgentName,
    /** Terms that the two had agreed on when it was offered. */
    before: nullable(Terms),
    changedAt: Moment,
    debt: Type.String(),
  },
  closed,
);
export type DeskContractRow = Static<typeof DeskContractRow>;

export const DeskContractPage = Type.Object({ contracts: Type.Array(DeskContractRow), next: nullable(Type.String()) }, closed);
export type DeskContractPage = Static<typeof DeskContractPage>;

/** `contract` is as its upline sees it. Its history is that of all contracts of the kind between the two. */
export const DeskContract = Type.Object(
  {
    ...ContractDetail.properties,
    contract: Contract,
    upline: DeskAgentName,
    downline: DeskAgentName,
    /** Windows that ended and are not settled yet, oldest first; at most 20 of `dueCount`. */
    due: Type.Array(Window),
    dueCount: Type.Integer(),
    /** Time at which the next window can be settled. */
    dueAt: nullable(Moment),
    /** Acts of operators on it. */
    stops: Type.Array(Type.Object({ contractId: Type.String(), by: Type.String(), reason: Type.String(), at: Moment }, closed)),
  },
  closed,
);
export type DeskContract = Static<typeof DeskContract>;

export const DeskDryRunQuery = Type.Object({ from: Moment });
export interface DeskDryRunQuery {
  readonly from: string;
}

/**
 * A window counted by the function that settles it. Nothing is written or paid. Of a window that is due the lines are those that
 * settling it would write; of a settled one they are what it comes to now, which `settled` compares with what was paid.
 */
export const DeskDryRun = Type.Object(
  {
    from: Moment,
    until: Moment,
    countedAt: Moment,
    bets: Type.Integer(),
    validBet: Type.String(),
    houseResult: Type.String(),
    activeMembers: Type.Integer(),
    reason: nullable(Type.Enum([...wageReasons])),
    wage: Type.String(),
    /** Part of the wage that corrects earlier windows. */
    correction: Type.String(),
    /** Whether settling it would write a statement: a real-time or hourly window without bets has none. */
    isWritten: Type.Boolean(),
    /** The balance of the upline, from which it is paid; null for a window that is settled. */
    available: nullable(Type.String()),
    settled: nullable(
      Type.Object(
        {
          paymentId: Type.String(),
          /** Wage of the window alone by its statement and by later corrections of it. */
          wage: Type.String(),
          paid: Type.String(),
          /** Result now less `wage`: the next settlement corrects it. */
          difference: Type.String(),
        },
        closed,
      ),
    ),
    /** At most 100 of `lineCount`. */
    lines: Type.Array(WageLine),
    lineCount: Type.Integer(),
  },
  closed,
);
export type DeskDryRun = Static<typeof DeskDryRun>;

/** Wages that were not paid in full, oldest first, which is the order of their payment; 50 per page. */
export const DeskDebtsQuery = Type.Object({
  side: Type.Union([Type.Literal('upline'), Type.Literal('downline')]),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,13}~[0-9a-f-]{36}$' })),
});
export interface DeskDebtsQuery {
  readonly side: 'upline' | 'downline';
  readonly after?: string;
}
export const DeskDebt = Type.Object(
  {
    paymentId: Type.String(),
    contractId: Type.String(),
    kind: Kind,
    upline: DeskAgentName,
    downline: DeskAgentName,
    from: Moment,
    until: Moment,
    settledAt: Moment,
    wage: Type.String(),
    paid: Type.String(),
    debt: Type.String(),
  },
  closed,
);
export type DeskDebt = Static<typeof DeskDebt>;
export const DeskDebts = Type.Object(
  { debts: Type.Array(DeskDebt), total: Type.String(), next: nullable(Type.String()) },
  closed,
);
export type DeskDebts = Static<typeof DeskDebts>;

/** Idempotent by `requestId`. The reason is for operators; the parties do not read it. */
export const DeskContractStop = Type.Object({ reason: Reason, requestId: RequestId }, closed);
export type DeskContractStop = Static<typeof DeskContractStop>;
