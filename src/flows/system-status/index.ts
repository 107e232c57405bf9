/** Headless: whether the site is open. The feature that renders the screens provides the actor. */
export { systemStatusMachine } from './systemStatus.machine.ts';
