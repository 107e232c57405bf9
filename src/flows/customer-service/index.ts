/** Headless: no windows, HTTP or encryption; the feature provides them. */
export { customerServiceMachine, type OneTimeKeys } from './customerService.machine.ts';
