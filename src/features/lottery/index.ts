/** Lobbies of lotteries: what can be bet on, when the next draw is, and what was drawn. The bets themselves stand in the game. */
export { LotteryLobby } from './LotteryLobby.tsx';
