/** From the click on a game to its frame and back; headless. Provide `requestAddress`, `enterTrial` and the actions. */

export type { LaunchVisitor } from './gateOf.ts';
export { launchMachine } from './launch.machine.ts';
export { frameFault, type LaunchFault } from './launchFault.ts';
