/** Logging out, headless. Provide `callServer`, `askConfirmation`, `endSession` (`session.end`), `notifyOtherTabs` and `goHome`. */
export { logoutMachine } from './logout.machine.ts';
