/** Playing: the host that runs launches, the page of the game frame, and the balance. Loads with the first launch. */

export { Balance } from './Balance.tsx';
export { GameScreen } from './GameScreen.tsx';
export { loadLaunchHost } from './loadLaunchHost.ts';
