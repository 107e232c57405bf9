import { randomUUID } from 'node:crypto';
import { eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { chatPresence } from '../../platform/db/tables/index.ts';
import type { Rooms } from './rooms.ts';

/** A process whose numbers are older has stopped without taking them back. */
const validMs = 60_000;
/** Numbers are renewed before they are too old. */
const renewMs = 20_000;

/** Number of viewers of each room, over all processes. */
export function createPresence({ db, now, rooms }: { readonly db: Db; readonly now: () => Date; readonly rooms: Rooms }) {
  const process = randomUUID();
  const written = new Map<string, { readonly viewers: number; readonly at: number }>();

  return {
    /** Stores the numbers of this process that have changed, and sends the sums to the readers here. */
    async exchange(): Promise<void> {
      const at = now();
      const counts = rooms.counts();
      const open = new Set(counts.map(({ merchant, room }) => `${merchant} ${room}`));
      const left = [...written.keys()]
        .filter((key) => !open.has(key))
        .map((key) => {
          const [merchant = '', room = ''] = key.split(' ');
          written.delete(key);
          return { merchant, room, viewers: 0 };
        });
      const changed = counts.filter(({ merchant, room, viewers }) => {
        const known = written.get(`${merchant} ${room}`);
        return known === undefined || known.viewers !== viewers || at.getTime() - known.at > renewMs;
      });
      const rows = [...changed, ...left].map((row) => ({ ...row, process, at }));
      if (rows.length > 0) {
        await db
          .insert(chatPresence)
          .values(rows)
          .onConflictDoUpdate({
            target: [chatPresence.merchant, chatPresence.room, chatPresence.process],
            set: { viewers: sql`excluded.viewers`, at: sql`excluded.at` },
          });
      }
      for (const { merchant, room, viewers } of changed) written.set(`${merchant} ${room}`, { viewers, at: at.getTime() });
      if (counts.length === 0) return;
      const sums = await db
        .select({
          merchant: chatPresence.merchant,
          room: chatPresence.room,
          viewers: sql<number>`sum(${chatPresence.viewers})::integer`,
        })
        .from(chatPresence)
        .where(gt(chatPresence.at, new Date(at.getTime() - validMs)))
        .groupBy(chatPresence.merchant, chatPresence.room);
      for (const { merchant, room, viewers } of sums) rooms.show({ merchant, room }, viewers);
    },

    /** Takes the numbers of this process back. */
    leave: () => db.delete(chatPresence).where(eq(chatPresence.process, process)),

    /** Deletes numbers of processes that are gone. */
    sweep: () => db.delete(chatPresence).where(lt(chatPresence.at, new Date(now().getTime() - 10 * validMs))),
  };
}
