import { gameOf } from '../../src/demo-vendor/catalogue/index.ts';
import { type GamePace, gamePaces } from '../../src/demo-vendor/catalogue/pace.ts';
import { createResults } from '../../src/demo-vendor/server/results.ts';
import { createRounds, type Player } from '../../src/demo-vendor/server/rounds.ts';
import { createSeeds } from '../../src/demo-vendor/server/seeds.ts';
import { createSettling } from '../../src/demo-vendor/server/settling.ts';
import { openDatabase } from '../../src/server/platform/db/index.ts';
import { testDatabase } from '../server/databases.ts';
import { memoryWallet } from './memoryWallet.ts';

export const player: Player = { merchant: 'aurora', player: 'p1', session: 'session' };

const known = (id: string) => {
  const game = gameOf(id);
  if (game === null) throw new Error(`There is no ${id}.`);
  return game;
};

export const slot = known('dragon');
export const sea = known('shark');
const eventGame = (id: string) => {
  const game = known(id);
  if (!('pace' in game)) throw new Error(`${id} is not played on events.`);
  return game;
};
export const minuteDraw = eventGame('balls');
export const football = eventGame('ds88-football');

export const openDb = async () => openDatabase(await testDatabase());

/** The vendor's services on a wallet double and a test clock. */
export function openRounds(
  { db }: Awaited<ReturnType<typeof openDb>>,
  who: string,
  balance = '100000.0000',
  pace: GamePace = 'normal',
) {
  const clock = { at: new Date('2026-11-20T05:00:10Z') };
  const platform = memoryWallet(balance, 'dragon');
  const core = { db, now: () => clock.at, wallet: platform.wallet, key: Buffer.alloc(32, 3), paces: gamePaces[pace] };
  const seeds = createSeeds(core);
  const results = createResults(core);
  const rounds = createRounds(core, seeds);
  const settling = createSettling(core, results);
  return {
    clock,
    platform,
    seeds,
    results,
    rounds,
    settling,
    who: { ...player, player: who },
    /** Advances the clock by `seconds` and runs the job until it is idle. */
    pass: async (seconds: number): Promise<void> => {
      clock.at = new Date(clock.at.getTime() + seconds * 1000);
      for (let turn = 0; turn < 5; turn += 1) await settling.turn();
    },
  };
}
