/**
 * A deposit from the choice of a method to the credit, headless. Provide `readOptions`, `createOrder`, `readOrder`, `checkOrder`,
 * `cancelOrder`, and `moneyArrived`, which refreshes balances.
 */
export { depositMachine } from './deposit.machine.ts';
export { type DepositForm, depositFaults } from './setup.ts';
