import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { type EventGame, games } from '../catalogue/index.ts';
import { lastDecided, timesOf } from '../catalogue/pace.ts';
import { modelOf } from '../engines/events/models.ts';
import { randomOf } from '../fairness/serverProof.ts';
import type { VendorCore } from './deps.ts';
import { commitmentFor, eventName, serverSeedOf } from './secrets.ts';
import { vendorResult } from './tables.ts';

export interface DecidedEvent {
  readonly number: number;
  readonly result: unknown;
  readonly decidedAt: number;
  readonly serverSeed: string;
}

/** Storage key of a game's results; includes the model, so that a change of rules does not reuse old results. */
const nameOf = (game: EventGame) => `${game.id}:${game.model}`;

const eventGames = games.flatMap((game) => ('pace' in game ? [game] : []));
const maxKept = 100;

/** Results of shared events. They are deterministic (derived from the seed), so concurrent processes agree. */
export function createResults({ db, key, now, paces }: VendorCore) {
  const upTo = new Map<string, number>();

  const decide = (game: EventGame, number: number): unknown => {
    const serverSeed = serverSeedOf(key, eventName(game.id, number));
    return modelOf(game.model).draw(randomOf({ serverSeed, clientSeed: game.id, nonce: number }), number);
  };
  const rowOf = (game: EventGame, number: number) => ({
    game: nameOf(game),
    number,
    result: decide(game, number),
    decidedAt: new Date(timesOf(paces[game.pace], number).decidedAt),
  });
  const write = async (rows: readonly ReturnType<typeof rowOf>[]) => {
    if (rows.length > 0)
      await db
        .insert(vendorResult)
        .values([...rows])
        .onConflictDoNothing();
  };

  return {
    commitment: (game: EventGame, number: number) => commitmentFor(key, eventName(game.id, number)),
    serverSeed: (game: EventGame, number: number) => serverSeedOf(key, eventName(game.id, number)),
    /** The schedule of a game's events. */
    paceOf: (game: EventGame) => paces[game.pace],
    /** Result of a match in progress; callers must not expose scores that lie in the future. */
    underWay: decide,
    /** Result of a decided event. @throws before `decidedAt`. */
    async of(game: EventGame, number: number): Promise<unknown> {
      if (timesOf(paces[game.pace], number).decidedAt > now().getTime()) throw new Error('This event is not decided yet.');
      const at = and(eq(vendorResult.game, nameOf(game)), eq(vendorResult.number, number));
      const [known] = await db.select().from(vendorResult).where(at);
      if (known !== undefined) return known.result;
      await write([rowOf(game, number)]);
      return decide(game, number);
    },
    /** Newest first. */
    async latest(game: EventGame, count: number): Promise<DecidedEvent[]> {
      const last = lastDecided(paces[game.pace], now().getTime());
      const wanted = Array.from({ length: Math.min(count, maxKept) }, (_, index) => last - index);
      const rows = await db
        .select()
        .from(vendorResult)
        .where(and(eq(vendorResult.game, nameOf(game)), inArray(vendorResult.number, wanted)))
        .orderBy(desc(vendorResult.number));
      const known = new Set(rows.map(({ number }) => number));
      const missing = wanted.filter((number) => !known.has(number)).map((number) => rowOf(game, number));
      await write(missing);
      return [...rows, ...missing]
        .sort((one, other) => other.number - one.number)
        .map(({ number, result, decidedAt }) => ({
          number,
          result,
          decidedAt: decidedAt.getTime(),
          serverSeed: serverSeedOf(key, eventName(game.id, number)),
        }));
    },
    /** Stores all results that became due since the last call; returns their number. */
    async draw(): Promise<number> {
      const moment = now().getTime();
      const due = eventGames.flatMap((game) => {
        const last = lastDecided(paces[game.pace], moment);
        const from = Math.max((upTo.get(nameOf(game)) ?? last - 1) + 1, last - maxKept);
        return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => rowOf(game, from + index));
      });
      await write(due);
      for (const { game, number } of due) upTo.set(game, number);
      return due.length;
    },
    forget: (before: Date) => db.delete(vendorResult).where(lte(vendorResult.decidedAt, before)),
  };
}

export type Results = ReturnType<typeof createResults>;
