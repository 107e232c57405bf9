/** Lottery lobbies: the lotteries, the next draws, and drawn numbers. Bets are placed inside the game. */

export { LotteryLobby } from './LotteryLobby.tsx';
export { loadLotteryAside } from './loadLotteryAside.ts';
