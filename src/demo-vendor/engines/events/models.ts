import { baccarat } from './baccarat.ts';
import { balls } from './balls.ts';
import { bauCua } from './bauCua.ts';
import { board, northernTiers, southernTiers } from './board.ts';
import { coins } from './coins.ts';
import { dice } from './dice.ts';
import { diceDuel } from './diceDuel.ts';
import { digits } from './digits.ts';
import { dragonTiger } from './dragonTiger.ts';
import { fanTan } from './fanTan.ts';
import { handSignsModel } from './handSigns.ts';
import { match } from './match.ts';
import type { EventModel } from './model.ts';
import { moneyWheel } from './moneyWheel.ts';
import { race } from './race.ts';
import { roulette } from './roulette.ts';
import { sicBo } from './sicBo.ts';
import { sports } from './sports.ts';
import { threeCards } from './threeCards.ts';

/** All event models by id. */
export const models = {
  north: board('north', northernTiers, { loto: 352, pair: 1705 }),
  south: board('south', southernTiers, { loto: 528, pair: 3560 }),
  digits3: digits('digits3', 3),
  digits4: digits('digits4', 4),
  digits5: digits('digits5', 5),
  six42: balls('six42', 42, 6, [665, 5450, 54_500]),
  six49: balls('six49', 49, 6, [775, 7440, 87_500]),
  keno: balls('keno', 80, 20, [380, 1580, 6840]),
  bingo: balls('bingo', 75, 15, [475, 2510, 14_100]),
  zodiac: balls('zodiac', 12, 1, [1140]),
  dice,
  race,
  bauCua,
  dragonTiger,
  coins,
  baccarat,
  threeCards,
  roulette,
  moneyWheel,
  sicBo,
  fanTan,
  diceDuel,
  handSigns: handSignsModel,
  football: match(sports.football),
  basketball: match(sports.basketball),
  baseball: match(sports.baseball),
  tennis: match(sports.tennis),
  badminton: match(sports.badminton),
  volleyball: match(sports.volleyball),
  tableTennis: match(sports.tableTennis),
  billiards: match(sports.billiards),
  darts: match(sports.darts),
  bowling: match(sports.bowling),
  boxing: match(sports.boxing),
  speedDuel: match(sports.speedDuel),
  matchRace: match(sports.matchRace),
  maps: match(sports.maps),
  fights: match(sports.fights),
  drift: match(sports.drift),
} as const;

export type ModelId = keyof typeof models;

/** Model by id; results are untyped, as stored in JSON. */
export const modelOf = (id: ModelId): EventModel => models[id] as unknown as EventModel;
