/**
 * Contracts as machines. The life of a contract (`contract.machine.ts`) is run by server and screens alike, through `nextContract` and
 * `actsOfContract`. `contractAnswerMachine` is the dialog of an answer; provide `send`, and `changed`, which refreshes what is shown.
 */
/** @public The flow gallery draws its states. */
export { contractMachine } from './contract.machine.ts';
export { type ContractAnswer, contractAnswerMachine } from './contractAnswer.machine.ts';
export type { ContractContext, ContractEvent } from './setup.ts';
export {
  actsOfContract,
  eventOf,
  newContract,
  nextContract,
  type PartyAct,
  type StoredContract,
} from './transition.ts';
