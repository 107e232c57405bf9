/** Trial accounts, headless. Provide `enter`, `forgetStoredPassword`, `closeModals` and `goHome`. Output: `session.open`. */
export { trialMachine } from './trial.machine.ts';
