/**
 * The user's session, headless; started once per page. Provide `loadMember`, `listenElsewhere`, `keepSession`, `keepMember`,
 * `forgetSession`, `leave`, `openPasswordChange`, `welcome` and `reportEnd`. Tags: `guest`, `member`, `busy`, `forced`, `unreachable`;
 * screens and gates read `context.state`.
 */

export { sessionMachine } from './session.machine.ts';
