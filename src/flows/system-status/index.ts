/** Headless: whether the site is open. The feature that draws the screens fills the hole. */
export { systemStatusMachine } from './systemStatus.machine.ts';
