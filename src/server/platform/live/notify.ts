import { type SQL, sql } from 'drizzle-orm';
import type { LiveTopic } from '../../../wire/live.ts';
import type { Db } from '../db/index.ts';

/** Channel of PostgreSQL's notifications, for every process and brand. */
export const liveChannel = 'livery_live';

/** A change of an account, as it is announced: by codes, without personal data. `session`: sessions of it have ended. */
export interface Change {
  readonly topic: LiveTopic | 'session';
  readonly merchant: string;
  readonly account: string;
}

export const payloadOf = ({ topic, merchant, account }: Change) => `${topic} ${merchant} ${account}`;

const topics: ReadonlySet<string> = new Set([
  'balance',
  'inbox',
  'receipt',
  'limits',
  'contract',
  'rank',
  'session',
] satisfies Change['topic'][]);

/** Null for a payload of another program. */
export function changeOf(payload: string): Change | null {
  const [topic = '', merchant, account] = payload.split(' ');
  if (!topics.has(topic) || merchant === undefined || account === undefined) return null;
  return { topic: topic as Change['topic'], merchant, account };
}

/** The call of the database that announces a change, for a statement that also makes it. */
export const announcing = (merchant: string, account: string, topic: LiveTopic): SQL =>
  sql`pg_notify(${liveChannel}, ${payloadOf({ topic, merchant, account })})`;

/**
 * Announces a change of an account to every process. In a transaction the announcement is part of it: it is sent when that
 * commits, and never if it is rolled back.
 */
export async function notify(on: Pick<Db, 'execute'>, merchant: string, account: string, topic: LiveTopic): Promise<void> {
  await on.execute(sql`select ${announcing(merchant, account, topic)}`);
}
