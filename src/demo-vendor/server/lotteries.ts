import type { Static } from 'typebox';
import { newestDraws } from '../../wire/newestDraws.ts';
import type { SeamlessGame } from '../../wire/seamless.ts';
import type { VendorDraw, VendorLottery } from '../../wire/seamlessVendor.ts';
import { numberAt, type Paces, timesOf } from '../catalogue/pace.ts';
import { modelOf } from '../engines/events/models.ts';
import { playText } from '../i18n/pickText.ts';
import { eventGameOf } from './outcomes.ts';
import type { Results } from './results.ts';
import { inEach } from './texts.ts';

type AskedGame = Static<typeof SeamlessGame>;

const drawGameOf = (id: string) => {
  const game = eventGameOf(id);
  return game?.kind === 'draw' ? game : null;
};

/** Current draw of each lottery. */
export function lotteriesOf(games: readonly AskedGame[], moment: number, paces: Paces): VendorLottery[] {
  return games.flatMap(({ gameCode }) => {
    const game = drawGameOf(gameCode);
    if (game === null) return [];
    const pace = paces[game.pace];
    const number = numberAt(pace, moment);
    const { closesAt, decidedAt } = timesOf(pace, number);
    return [
      {
        gameCode,
        issue: String(number),
        closesAt: new Date(closesAt).toISOString(),
        drawsAt: new Date(decidedAt).toISOString(),
        interval: pace.every,
        playTypes: modelOf(game.model).plays.map(({ key }) => ({
          code: key,
          name: inEach((words) => playText(words, key)),
        })),
      },
    ];
  });
}

/** Latest draws of these games merged, newest first, with one or more per game. */
export async function drawsOf(results: Results, games: readonly AskedGame[], count: number): Promise<VendorDraw[]> {
  const lists = await Promise.all(
    games.map(async ({ gameCode }) => {
      const game = drawGameOf(gameCode);
      if (game === null) return [];
      const latest = await results.latest(game, count);
      return latest.map(({ number, result, decidedAt }) => ({
        gameCode,
        issue: String(number),
        numbers: [...modelOf(game.model).texts(result)],
        openedAt: new Date(decidedAt).toISOString(),
      }));
    }),
  );
  return newestDraws(lists.flat(), count);
}
