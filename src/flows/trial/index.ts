/** Free play, headless. Fill `enter`, `forgetStoredPassword`, `closeModals` and `goHome`; its output goes to `session.open`. */
export { trialMachine } from './trial.machine.ts';
