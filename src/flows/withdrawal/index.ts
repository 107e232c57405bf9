/**
 * The request of a withdrawal, headless. Provide `readBoard`, `request`, and `moneyHeld`, which refreshes balance and list.
 */
export { passwordLength, type WithdrawalForm, withdrawalFaults } from './setup.ts';
export { withdrawalMachine } from './withdrawal.machine.ts';
