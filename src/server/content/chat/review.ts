import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { hiddenReasonOf } from '../../../domain/chat.ts';
import type { ChatMessageRow, ChatTrial, DeskChat } from '../../../wire/chat.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../../platform/db/index.ts';
import { chatLine } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { StoredLine } from './lines.ts';

interface ReviewDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Adds the names of the authors. */
  readonly named: (merchant: string, rows: readonly StoredLine[]) => Promise<ChatMessageRow[]>;
}

const maxListed = 100;
const trialDays = 30;
/** A trial reads the newest messages only. */
const maxTried = 20_000;
const maxSamples = 5;
const dayMs = 86_400_000;

/** Messages that the filter of a chat room hid, and those that another word would have hidden. Nothing here changes a line. */
export function createReview({ db, now, named }: ReviewDeps) {
  const since = (days: number) => gt(chatLine.at, new Date(now().getTime() - days * dayMs));

  return {
    settings({ brand: { chat } }: Tenant): DeskChat {
      const { enabled, rooms, rules, hideLinks, hiddenWords, keepDays } = chat;
      const names = rooms.map(({ id, name }) => ({ id, name: { ...name } }));
      return { enabled, rooms: names, rules: { ...rules }, hideLinks, hiddenWords: [...hiddenWords], keepDays };
    },

    /** Messages that the filter hid, newest first. */
    async hidden({ brand: { merchant, chat } }: Tenant): Promise<ChatMessageRow[]> {
      const rows = await db
        .select()
        .from(chatLine)
        .where(
          and(
            eq(chatLine.merchant, merchant),
            since(chat.keepDays),
            isNotNull(chatLine.text),
            inArray(chatLine.hidden, ['link', 'word']),
          ),
        )
        .orderBy(desc(chatLine.at), desc(chatLine.seq))
        .limit(maxListed);
      return named(merchant, rows);
    },

    /** Messages of members that everyone has read and a word would have hidden. @throws Failure VALIDATION for no letter or digit */
    async tryWord({ brand: { merchant, chat } }: Tenant, word: string): Promise<ChatTrial> {
      const filter = { hideLinks: false, hiddenWords: [word] };
      if (hiddenReasonOf(word, filter) === null) throw new Failure('VALIDATION', { value: { field: 'word' } });
      const days = Math.min(trialDays, chat.keepDays);
      const rows = await db
        .select()
        .from(chatLine)
        .where(
          and(
            eq(chatLine.merchant, merchant),
            since(days),
            isNotNull(chatLine.text),
            isNull(chatLine.hidden),
            isNull(chatLine.operator),
          ),
        )
        .orderBy(desc(chatLine.at), desc(chatLine.seq))
        .limit(maxTried);
      const hit = rows.filter(({ text }) => hiddenReasonOf(text ?? '', filter) !== null);
      return {
        days,
        tried: rows.length,
        lines: hit.length,
        members: new Set(hit.map(({ account, name }) => account ?? name)).size,
        samples: await named(merchant, hit.slice(0, maxSamples)),
      };
    },
  };
}
