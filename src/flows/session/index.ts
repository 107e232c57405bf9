/**
 * The user's session, headless; started once per page. Fill `loadMember`, `listenElsewhere`, `keepSession`,
 * `keepMember`, `forgetSession`, `openPasswordChange`, `welcome` and `reportEnd`. Tags: `guest`, `member`, `busy`, `forced`,
 * `unreachable`; `context.state` is what screens show and what gates ask.
 */

export { sessionMachine } from './session.machine.ts';
