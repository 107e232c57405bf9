import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { ticket } from '../../platform/db/tables/index.ts';
import { contextOf, randomSecret } from '../../platform/vault/index.ts';

import type { Identity } from '../ports/index.ts';

export type { NoticeKind, Notices } from './notices.ts';

export type TicketPurpose = 'address' | 'reset' | 'link' | 'stepUp' | 'authenticator';

interface NewTicket {
  readonly merchant: string;
  readonly purpose: TicketPurpose;
  readonly account: string | null;
  readonly content: unknown;
  readonly minutes: number;
}

interface TicketUse {
  readonly merchant: string;
  readonly purpose: TicketPurpose;
  readonly secret: string;
}

export interface OpenTicket {
  readonly hash: string;
  readonly account: string | null;
  readonly content: unknown;
}

export type Tickets = ReturnType<typeof createTickets>;

const maxAttempts = 5;

/** Short-lived bearer secrets. Only their hash is stored, and their content is encrypted. */
export function createTickets({ db, now, vault }: Pick<Identity, 'db' | 'now' | 'vault'>) {
  const isLive = ({ merchant, purpose, secret }: TicketUse) =>
    and(
      eq(ticket.hash, hashOf(secret)),
      eq(ticket.merchant, merchant),
      eq(ticket.purpose, purpose),
      isNull(ticket.usedAt),
      gt(ticket.expiresAt, now()),
    );

  const opened = async (row: typeof ticket.$inferSelect | undefined): Promise<OpenTicket | null> =>
    row === undefined
      ? null
      : {
          hash: row.hash,
          account: row.account,
          content: row.sealed === null ? null : JSON.parse(await vault.open(row.sealed, contextOf.ticket(row.hash))),
        };

  return {
    async make({ merchant, purpose, account, content, minutes }: NewTicket): Promise<string> {
      const secret = randomSecret();
      const hash = hashOf(secret);
      const createdAt = now();
      await db.insert(ticket).values({
        hash,
        merchant,
        purpose,
        account,
        sealed: content === null ? null : await vault.close(JSON.stringify(content), contextOf.ticket(hash)),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
      });
      return secret;
    },

    /** Reads a ticket without consuming it. */
    async look(use: TicketUse): Promise<OpenTicket | null> {
      const [row] = await db.select().from(ticket).where(isLive(use));
      return opened(row);
    },

    /** Reads a ticket and counts an attempt; null once they are exhausted. */
    async attempt(use: TicketUse): Promise<OpenTicket | null> {
      const [row] = await db
        .update(ticket)
        .set({ tries: sql`${ticket.tries} + 1` })
        .where(and(isLive(use), lt(ticket.tries, maxAttempts)))
        .returning();
      return opened(row);
    },

    /** Consumes a ticket; false if another request already has. */
    async take(use: TicketUse): Promise<boolean> {
      const taken = await db.update(ticket).set({ usedAt: now() }).where(isLive(use)).returning({ hash: ticket.hash });
      return taken.length > 0;
    },

    /** Makes a consumed ticket valid again, until it expires. For a caller whose act came to nothing. */
    async giveBack({ merchant, purpose, secret }: TicketUse): Promise<void> {
      await db
        .update(ticket)
        .set({ usedAt: null })
        .where(and(eq(ticket.hash, hashOf(secret)), eq(ticket.merchant, merchant), eq(ticket.purpose, purpose)));
    },

    /** Revokes the unused tickets of an account. */
    async void(merchant: string, purpose: TicketPurpose, account: string): Promise<void> {
      await db
        .update(ticket)
        .set({ usedAt: now() })
        .where(
          and(eq(ticket.merchant, merchant), eq(ticket.purpose, purpose), eq(ticket.account, account), isNull(ticket.usedAt)),
        );
    },
  };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
