import { and, count, eq, sql } from 'drizzle-orm';
import { type Language, languages } from '../../../domain/language.ts';
import type { BroadcastDetail } from '../../../wire/broadcast.ts';
import type { Db } from '../../platform/db/index.ts';
import { inboxMessage } from '../../platform/db/tables/index.ts';

/** Messages of a broadcast in one language that a batch sent. */
export interface DeliveredBatch {
  readonly at: Date;
  readonly language: Language;
  readonly has: number;
  readonly read: number;
}

type Delivered = Pick<BroadcastDetail, 'read' | 'unread' | 'byLanguage' | 'perSecond' | 'course'>;

const spans = 24;
/** Time over which the present speed is measured. */
const speedMs = 10_000;

/** Messages of a broadcast that are still there, by batch. */
export async function deliveredBatches(db: Pick<Db, 'select'>, merchant: string, id: string): Promise<DeliveredBatch[]> {
  const rows = await db
    .select({
      at: inboxMessage.sentAt,
      language: inboxMessage.language,
      has: count(),
      read: sql<string>`count(${inboxMessage.readAt})`,
    })
    .from(inboxMessage)
    .where(and(eq(inboxMessage.merchant, merchant), eq(inboxMessage.broadcast, id)))
    .groupBy(inboxMessage.sentAt, inboxMessage.language)
    .orderBy(inboxMessage.sentAt);
  return rows.map(({ read, ...row }) => ({ ...row, read: Number(read) }));
}

/** Sums of the batches: by language, and by time with the speed of each span. */
export function deliveredOf(batches: readonly DeliveredBatch[], now: Date): Delivered {
  const has = sumOf(batches, 'has');
  const read = sumOf(batches, 'read');
  const byLanguage = languages.flatMap((language) => {
    const own = batches.filter((batch) => batch.language === language);
    return own.length === 0 ? [] : [{ language, has: sumOf(own, 'has'), read: sumOf(own, 'read') }];
  });
  return { read, unread: has - read, byLanguage, perSecond: speedOf(batches, now), course: courseOf(batches) };
}

const sumOf = (batches: readonly DeliveredBatch[], name: 'has' | 'read') =>
  batches.reduce((sum, batch) => sum + batch[name], 0);
const perSecond = (messages: number, ms: number) => Math.round((messages / Math.max(1, ms / 1_000)) * 10) / 10;

function speedOf(batches: readonly DeliveredBatch[], now: Date): number {
  const late = batches.filter(({ at }) => at.getTime() > now.getTime() - speedMs);
  const first = late[0];
  return first === undefined ? 0 : perSecond(sumOf(late, 'has'), now.getTime() - first.at.getTime());
}

function courseOf(batches: readonly DeliveredBatch[]): Delivered['course'] {
  const [first, last] = [batches[0], batches.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begin = first.at.getTime();
  const spanMs = Math.max(1_000, Math.ceil((last.at.getTime() - begin + 1) / spans));
  const length = Math.floor((last.at.getTime() - begin) / spanMs) + 1;
  return Array.from({ length }, (_, index) => {
    const from = begin + index * spanMs;
    const sent = sumOf(
      batches.filter(({ at }) => at.getTime() >= from && at.getTime() < from + spanMs),
      'has',
    );
    return { at: new Date(from).toISOString(), sent, perSecond: perSecond(sent, spanMs) };
  });
}
