/** Trial accounts, headless. Provide `enter`, `forgetStoredPassword`, `closeModals`, `goHome`; the output goes to `session.open`. */
export { trialMachine } from './trial.machine.ts';
