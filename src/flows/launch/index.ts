/** From the click on a game to its frame and back. Fill `requestAddress`, `enterTrial` and the actions; headless. */

export type { LaunchVisitor } from './gateOf.ts';
export { launchMachine } from './launch.machine.ts';
export { frameFault, type LaunchFault } from './launchFault.ts';
