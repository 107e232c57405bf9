import { type ContractState, runningStates } from '../../../domain/contracts/index.ts';
import type { StoredContract } from '../../../flows/contract/index.ts';
import type { Inbox } from '../../identity/inbox/index.ts';
import type { Identity } from '../../identity/ports/index.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { contract, wagePayment } from '../../platform/db/tables/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface ContractDeps extends Pick<Identity, 'db' | 'now' | 'audit'> {
  readonly ledger: Ledger;
  readonly inbox: Pick<Inbox, 'send'>;
  readonly tenants: { readonly all: () => readonly Served[] };
  readonly reportFault: ReportFault;
}

/** A brand with contracts. */
export type Served = Pick<Tenant, 'brand'>;

export type ContractRow = typeof contract.$inferSelect;
export type PaymentRow = typeof wagePayment.$inferSelect;

/** States of a contract that pays. */
export const running: readonly ContractState[] = runningStates;

const epoch = (moment: Date | null) => moment?.getTime() ?? null;
const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));

/** A row as the machine of contracts reads it. */
export const storedFrom = ({
  state,
  requestedBy,
  answerUntil,
  note,
  signedAt,
  endedAt,
  successor,
  isSeparated,
}: ContractRow) => ({
  state,
  requestedBy,
  answerUntil: epoch(answerUntil),
  note,
  signedAt: epoch(signedAt),
  endedAt: epoch(endedAt),
  successor,
  isSeparated,
});

/** The columns that the machine decides. */
export const columnsFrom = (stored: StoredContract) => ({
  ...stored,
  answerUntil: dateOf(stored.answerUntil),
  signedAt: dateOf(stored.signedAt),
  endedAt: dateOf(stored.endedAt),
});
