/** Adding a bank account or e-wallet, headless. Provide `send`, and `bindingAdded`, which refreshes the lists. */
export { bindingMachine } from './binding.machine.ts';
export { bindingFaults } from './bindingForm.ts';
