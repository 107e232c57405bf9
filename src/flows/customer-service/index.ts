/** Headless: no window, no HTTP, no cipher. A feature fills the holes. */
export { customerServiceMachine, type OneTimeKeys } from './customerService.machine.ts';
