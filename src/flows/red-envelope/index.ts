/**
 * Opening one red envelope: the call, and the steps in which its result is shown. Runs while its dialog is open; the feature
 * provides the call and reads the account again after it.
 */
export { redEnvelopeMachine } from './redEnvelope.machine.ts';
