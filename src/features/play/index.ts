/** Playing: what starts a game, the page of its frame, and the money a member sees meanwhile. The flow loads at the first launch. */

export { Balance } from './Balance.tsx';
export { GameScreen } from './GameScreen.tsx';
export { LaunchProvider, type LaunchProviderProps } from './LaunchProvider.tsx';
