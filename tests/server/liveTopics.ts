import { and, desc, eq } from 'drizzle-orm';
import { session } from '../../src/server/platform/db/tables/accounts.ts';
import type { LiveEvent } from '../../src/wire/live.ts';
import type { Site } from './auth-kit.ts';

/** Opens a stream of live events for the newest session of an account, and returns the growing list of their topics; the first is `state`. */
export async function liveTopics(site: Site, account: string, merchant = 'alpha') {
  const [opened] = await site.db
    .select()
    .from(session)
    .where(and(eq(session.merchant, merchant), eq(session.accountId, account)))
    .orderBy(desc(session.absoluteEnd))
    .limit(1);
  if (opened === undefined) throw new Error(`The account ${account} has no session.`);
  const topics: LiveEvent['topic'][] = [];
  await site.live.open({ merchant, account, tokenHash: opened.tokenHash }, async (topic) => ({ topic }) as LiveEvent, {
    send: ({ topic }) => void topics.push(topic),
    beat: () => undefined,
    end: () => undefined,
  });
  return topics;
}
