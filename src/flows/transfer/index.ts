/**
 * A transfer from the typed amount to its confirmation, headless: between wallets of the account, to the upline, and the collection
 * of all vendor wallets. Provide `send`, `collect`, and `moneyMoved`, which refreshes balances.
 */

export { transferMachine } from './transfer.machine.ts';
export { amountFaults, type TransferBounds, type TransferForm, type TransferRequest } from './transferForm.ts';
