import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { ContractActName, ContractSide, ContractState } from '../../domain/contracts/index.ts';
import type { Contract } from '../../wire/contracts.ts';
import { contractMachine } from './contract.machine.ts';
import type { ContractContext, ContractEvent } from './setup.ts';

/** A contract as it is stored: its state, and what changes in its life. */
export interface StoredContract extends ContractContext {
  readonly state: ContractState;
}

const snapshotOf = ({ state, ...context }: StoredContract) => contractMachine.resolveState({ value: state, context });

const storedOf = ({ value, context }: SnapshotFrom<typeof contractMachine>): StoredContract => ({
  ...context,
  state: value,
});

/** A contract that the upline offers now. */
export function newContract(at: number): StoredContract {
  const [snapshot] = initialTransition(contractMachine, { offeredAt: at });
  return storedOf(snapshot);
}

/** The contract after an event; null if it does not permit the event. Pure. */
export function nextContract(stored: StoredContract, event: ContractEvent): StoredContract | null {
  const snapshot = snapshotOf(stored);
  if (snapshot.status !== 'active' || !snapshot.can(event)) return null;
  const [next] = transition(contractMachine, snapshot, event);
  return storedOf(next);
}

/** Acts of a party on a contract it knows. */
export type PartyAct = Extract<ContractActName, 'accept' | 'reject' | 'terminate' | 'withdraw'>;

const partyActs = ['accept', 'reject', 'terminate', 'withdraw'] as const satisfies readonly PartyAct[];

/** Acts that a contract allows a party at a moment. */
export const actsOf = (stored: StoredContract, by: ContractSide, at: number, blockedBy: string | null): readonly PartyAct[] =>
  partyActs.filter((act) => nextContract(stored, eventOf(act, { by, at, note: null, blockedBy })) !== null);

/** Acts that a contract of the wire allows the caller; the server decides again. @param now Epoch in milliseconds. */
export function actsOfContract(contract: Contract, now: number): readonly PartyAct[] {
  const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));
  const { state, requestedBy, note, successor, isSeparated, side, signing } = contract;
  const [answerUntil, signedAt, endedAt] = [contract.answerUntil, contract.signedAt, contract.endedAt].map(momentOf);
  const stored = {
    state,
    requestedBy,
    note,
    successor,
    isSeparated,
    answerUntil: answerUntil ?? null,
    signedAt: signedAt ?? null,
    endedAt: endedAt ?? null,
  };
  return actsOf(stored, side, now, signing?.blockedBy ?? null);
}

interface ActDetails {
  readonly by: ContractSide;
  readonly at: number;
  readonly note: string | null;
  readonly blockedBy: string | null;
}

/** The event of an act of a party. */
export function eventOf(act: PartyAct, { by, at, note, blockedBy }: ActDetails): ContractEvent {
  switch (act) {
    case 'accept':
      return { type: 'contract.accept', by, at, blockedBy };
    case 'withdraw':
      return { type: 'contract.withdraw', by, at };
    default:
      return { type: `contract.${act}`, by, at, note };
  }
}
