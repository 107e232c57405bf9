/** Logging out, headless. Provide `callServer`, `askConfirmation`, `endSession` (`session.end`), `tellOtherTabs` and `goHome`. */
export { logoutMachine } from './logout.machine.ts';
