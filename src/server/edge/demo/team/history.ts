import { type Money, moneyFromUnits, zero } from '../../../../domain/money.ts';
import { demoCatalogue as catalogue } from '../../../play/vendors/index.ts';
import { createChance } from '../chance.ts';

export interface DemoBet {
  readonly id: string;
  readonly account: string;
  readonly gameId: string;
  readonly category: string;
  readonly vassalage: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly validBet: Money;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly decidedAt: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
export const historyDays = 90;

/** Games whose bets are settled soon after they were placed. */
const games = catalogue.filter(({ category }) => ['ELOTT', 'RNG', 'FISH', 'PVP'].includes(category));

/**
 * Bets of a member in the ninety days up to a moment, in order: the same for the same merchant, member and moment. The last day has
 * more bets, so that contracts by hour and in real time have something to show.
 */
export function betsOf(merchant: string, account: string, until: number, purse: Money): readonly DemoBet[] {
  const chance = createChance(`${merchant} ${account}`);
  const favourites = Array.from({ length: 4 }, () => games[Math.floor(chance() * games.length)]);
  const first = Math.floor(until / dayMs) - historyDays;
  const moments: number[] = [];
  for (let day = first; day * dayMs < until; day += 1) {
    if (chance() > 0.55) continue;
    const evening = day * dayMs + 11 * hourMs + chance() * 4 * hourMs;
    for (let turn = 0; turn < 1 + chance() * 4; turn += 1) moments.push(evening + turn * 240_000 + chance() * 120_000);
  }
  for (let turn = 0; turn < 12; turn += 1) moments.push(until - dayMs + (turn + chance()) * 2 * hourMs);
  let left = purse;
  return moments
    .map(Math.floor)
    .filter((placedAt) => placedAt + 60_000 < until)
    .toSorted((one, other) => one - other)
    .flatMap((placedAt, index): DemoBet[] => {
      const game = favourites[Math.floor(chance() * favourites.length)];
      const [stake, luck, pause] = [thousands(10 + Math.floor(chance() * 14) * 10), chance(), chance()];
      if (game === undefined || stake > left) return [];
      const payout = luck < 0.5 ? zero : luck < 0.56 ? stake : moneyFromUnits((stake * (luck < 0.97 ? 19n : 45n)) / 10n);
      left = moneyFromUnits(left - stake + payout);
      const bet = { account, gameId: game.id, category: game.category, vassalage: game.vendor, stake, payout };
      const decidedAt = placedAt + 15_000 + Math.floor(pause * 30_000);
      return [{ ...bet, id: `demo-${account}-${index}`, validBet: payout === stake ? zero : stake, placedAt, decidedAt }];
    });
}

const thousands = (count: number): Money => moneyFromUnits(BigInt(count) * 10_000_000n);
