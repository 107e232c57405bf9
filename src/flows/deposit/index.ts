/**
 * A deposit from the choice of a method to the credit, headless. Provide `readOptions`, `createOrder`, `readOrder`, `checkOrder`,
 * `cancelOrder`, and `moneyArrived`, which refreshes balances.
 */
export { type DepositForm, depositMachine } from './deposit.machine.ts';
