import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskHistory, DeskMemberSession, DeskMessages, DeskNote } from '../../../../wire/studio/deskMembers.ts';
import { memberNote, securityEvent, session } from '../../../platform/db/tables/index.ts';

import { eventKinds } from '../../../platform/events/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import type { Operator } from '../../operators/index.ts';
import { type DeskMemberDeps, findMember, namesOfOperators, placeOf } from './memberDeps.ts';
import { once } from './once.ts';

const pageSize = 50;
const maxNotes = 200;

/** Records about a member: notes of operators, sessions, messages, and what happened to the account. */
export function createMemberRecords(deps: DeskMemberDeps) {
  const { db, now, audit, inbox } = deps;

  async function notes(tenant: Tenant, id: string): Promise<DeskNote[]> {
    const { merchant } = await findMember(deps, tenant, id);
    const rows = await db
      .select()
      .from(memberNote)
      .where(and(eq(memberNote.merchant, merchant), eq(memberNote.account, id)))
      .orderBy(desc(memberNote.at), desc(memberNote.id))
      .limit(maxNotes);
    const nameOf = await namesOfOperators(
      db,
      rows.map(({ operator }) => operator),
    );
    return rows.map((row) => ({ id: row.id, by: nameOf(row.operator), text: row.text, at: row.at.toISOString() }));
  }

  return {
    notes,

    /** Idempotent by `requestId`. @throws Failure NOT_FOUND, CONFLICT */
    async addNote(
      tenant: Tenant,
      by: Pick<Operator, 'id'>,
      id: string,
      { text, requestId }: { readonly text: string; readonly requestId: string },
    ): Promise<DeskNote[]> {
      const owner = await findMember(deps, tenant, id);
      const { merchant } = owner;
      await once(deps, owner, { by, request: requestId, act: 'note', reason: text, input: {} }, async () => {
        await db.transaction(async (tx) => {
          await tx
            .insert(memberNote)
            .values({ merchant, id: randomUUID(), account: id, operator: by.id, text: text.trim(), at: now() });
          const details = { operator: by.id, subject: owner.username };
          await audit.note({ merchant, kind: 'member.noted', accountId: id, details }, tx);
        });
        return null;
      });
      return notes(tenant, id);
    },

    /** Sessions that are not over, the one used last first. */
    async sessions(tenant: Tenant, id: string): Promise<DeskMemberSession[]> {
      const { merchant } = await findMember(deps, tenant, id);
      const rows = await db
        .select()
        .from(session)
        .where(
          and(
            eq(session.merchant, merchant),
            eq(session.accountId, id),
            gt(session.idleEnd, now()),
            gt(session.absoluteEnd, now()),
          ),
        )
        .orderBy(desc(session.seenAt))
        .limit(pageSize);
      return rows.map(({ tokenHash, device, limited, createdAt, seenAt }) => ({
        id: tokenHash.slice(0, 12),
        device,
        isLimited: limited,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }));
    },

    async messages(tenant: Tenant, id: string, before?: string): Promise<DeskMessages> {
      const owner = await findMember(deps, tenant, id);
      const page = await inbox.list(tenant, owner, before === undefined ? {} : { before });
      return {
        messages: page.messages.map(({ id: message, title, text, sentAt, isRead }) => ({
          id: message,
          title,
          text,
          sentAt,
          isRead,
        })),
        next: page.next,
      };
    },

    /** Events of the account, newest first. @throws Failure NOT_FOUND, MALFORMED */
    async history(tenant: Tenant, id: string, after?: string): Promise<DeskHistory> {
      const { merchant } = await findMember(deps, tenant, id);
      const rows = await db
        .select()
        .from(securityEvent)
        .where(
          and(
            eq(securityEvent.merchant, merchant),
            eq(securityEvent.accountId, id),
            after === undefined ? undefined : olderThan(after),
          ),
        )
        .orderBy(desc(securityEvent.at), desc(securityEvent.id))
        .limit(pageSize + 1);
      const shown = rows.slice(0, pageSize);
      const operatorOf = ({ details }: (typeof rows)[number]) => {
        const by = details['operator'];
        return typeof by === 'string' && by !== '' ? by : null;
      };
      const nameOf = await namesOfOperators(
        db,
        shown.flatMap((row) => operatorOf(row) ?? []),
      );
      const last = shown.at(-1);
      return {
        rows: shown.map((row) => {
          const by = operatorOf(row);
          const known = Object.hasOwn(eventKinds, row.kind) ? eventKinds[row.kind as keyof typeof eventKinds].outcome : 'done';
          return {
            id: row.id,
            kind: row.kind,
            by: by === null ? null : nameOf(by),
            reason: typeof row.details['reason'] === 'string' ? row.details['reason'] : '',
            isRefused: (row.outcome ?? known) === 'refused',
            at: row.at.toISOString(),
          };
        }),
        next: rows.length > pageSize && last !== undefined ? placeOf(last) : null,
      };
    },
  };
}

/** @throws Failure MALFORMED */
function olderThan(cursor: string): SQL {
  const [, at, id] = /^(\d{1,13})~([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw new Failure('MALFORMED');
  return sql`(${securityEvent.at}, ${securityEvent.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id})`;
}
