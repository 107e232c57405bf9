/** Logging out, headless. Provide `callServer`, `askConfirmation`, `endSession` (`session.end`) and `goHome`. */
export { logoutMachine } from './logout.machine.ts';
