import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { FeedbackState } from '../../../domain/feedback.ts';
import { Failure } from '../../../wire/failure.ts';
import type { FeedbackAnswer, FeedbackThread, ListedFeedback } from '../../../wire/feedback.ts';
import type { Reasoned } from '../../../wire/operate.ts';
import type { Inbox } from '../../identity/inbox/index.ts';
import type { Identity } from '../../identity/ports/index.ts';
import { account, feedback, feedbackImage, operator } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

interface FeedbackAnswerDeps extends Pick<Identity, 'db' | 'now' | 'audit'> {
  readonly inbox: Pick<Inbox, 'send'>;
}

type Actor = { readonly id: string };

const maxListed = 200;

interface Wanted {
  readonly state?: FeedbackState | undefined;
  readonly reference?: string;
  readonly accountId?: string;
}

/** Acts of operators on feedback. The answer to a member goes to the inbox; a guest left at most a contact. */
export function createFeedbackAnswers({ db, now, audit, inbox }: FeedbackAnswerDeps) {
  const listing = (tenant: Tenant, wanted: Wanted) => {
    const { merchant } = tenant.brand;
    const isAuthor = and(eq(account.merchant, feedback.merchant), eq(account.id, feedback.accountId));
    const images = sql<string>`(
      select count(*) from ${feedbackImage}
      where ${feedbackImage.merchant} = ${feedback.merchant} and ${feedbackImage.reference} = ${feedback.reference})`;
    // What is done is looked up from its newest on.
    const inOrder = wanted.state === 'answered' || wanted.state === 'closed' ? desc : asc;
    const answeredBy = sql<string | null>`coalesce(${operator.displayName}, ${operator.name}, ${feedback.answeredBy})`;
    return db
      .select({ row: feedback, username: account.username, images, answeredBy })
      .from(feedback)
      .leftJoin(account, isAuthor)
      .leftJoin(operator, eq(operator.id, feedback.answeredBy))
      .where(
        and(
          eq(feedback.merchant, merchant),
          wanted.state === undefined ? undefined : eq(feedback.state, wanted.state),
          wanted.reference === undefined ? undefined : eq(feedback.reference, wanted.reference),
          wanted.accountId === undefined ? undefined : eq(feedback.accountId, wanted.accountId),
        ),
      )
      .orderBy(inOrder(feedback.createdAt), inOrder(feedback.reference))
      .limit(maxListed);
  };

  async function show(tenant: Tenant, reference: string): Promise<ListedFeedback> {
    const [found] = await listing(tenant, { reference });
    if (found === undefined) throw new Failure('NOT_FOUND');
    return listed(found);
  }

  /** Ends an open message in one transaction with what `then` does about it. */
  async function end(
    tenant: Tenant,
    by: Actor,
    reference: string,
    { state, answer }: { readonly state: 'answered' | 'closed'; readonly answer: string },
  ): Promise<ListedFeedback> {
    const { merchant } = tenant.brand;
    const isIt = and(eq(feedback.merchant, merchant), eq(feedback.reference, reference));
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(feedback).where(isIt).for('update');
      if (row === undefined) throw new Failure('NOT_FOUND');
      // The same answer again, after one whose reply was lost.
      if (row.state === state && row.answer === answer) return;
      if (row.state !== 'open') throw new Failure('CONFLICT', { value: { state: row.state } });
      if (state === 'answered') {
        const author = row.accountId === null ? [] : await authorOf(tx, merchant, row.accountId);
        if (author.length === 0) throw new Failure('CONFLICT', { value: { state: 'guest' } });
        await inbox.send(tenant, row.accountId ?? '', 'feedbackAnswered', { reference, answer }, tx);
      }
      await tx.update(feedback).set({ state, answer, answeredBy: by.id, answeredAt: now() }).where(isIt);
      const kind = state === 'answered' ? 'feedback.answered' : 'feedback.closed';
      await audit.note({ merchant, kind, accountId: row.accountId, details: { operator: by.id, reference } }, tx);
    });
    return show(tenant, reference);
  }

  return {
    /** @throws Failure NOT_FOUND */
    show,

    /** Everything that the author of a message has sent, oldest first, with the answers. @throws Failure NOT_FOUND */
    async thread(tenant: Tenant, reference: string): Promise<FeedbackThread> {
      const [found] = await listing(tenant, { reference });
      if (found === undefined) throw new Failure('NOT_FOUND');
      const { accountId } = found.row;
      const all = accountId === null ? [found] : await listing(tenant, { accountId });
      // The one that was asked for, whatever an author has sent since.
      const rows = all.some(({ row }) => row.reference === reference) ? all : [found, ...all];
      const messages = rows.map(({ answeredBy, ...each }) => ({
        ...listed(each),
        language: each.row.language,
        answeredBy,
        answeredAt: each.row.answeredAt?.toISOString() ?? null,
      }));
      return { account: found.username === null ? null : accountId, messages };
    },

    /** By default what is open, oldest first; otherwise newest first. */
    async list(tenant: Tenant, state: FeedbackState = 'open'): Promise<ListedFeedback[]> {
      return (await listing(tenant, { state })).map(listed);
    },

    /** Answers a member once. @throws Failure NOT_FOUND, CONFLICT with its state, or `guest` without an inbox to answer to */
    answer: (tenant: Tenant, by: Actor, reference: string, { answer }: FeedbackAnswer) =>
      end(tenant, by, reference, { state: 'answered', answer: answer.trim() }),

    /** Closes a message without an answer. @throws Failure NOT_FOUND, CONFLICT with its state */
    close: (tenant: Tenant, by: Actor, reference: string, { reason }: Reasoned) =>
      end(tenant, by, reference, { state: 'closed', answer: reason }),
  };
}

const authorOf = (tx: Pick<FeedbackAnswerDeps['db'], 'select'>, merchant: string, id: string) =>
  tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.id, id)));

interface Found {
  readonly row: typeof feedback.$inferSelect;
  readonly username: string | null;
  readonly images: string;
}

const listed = ({ row, username, images }: Found): ListedFeedback => ({
  reference: row.reference,
  kind: row.kind,
  content: row.content,
  contact: row.contact,
  username,
  images: Number(images),
  state: row.state,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
});

export const feedbackAnswersModule = defineModule({
  needs: ['db', 'now', 'audit', 'inbox'],
  gives: { feedbackAnswers: createFeedbackAnswers },
});
