import { sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { joinRows, type Link, linkColumns, rowText } from './link.ts';

/** An entry of the chain with the text whose SHA-256 is `content`; null of an event that is no longer kept. */
export type ExportedEntry = Link & { readonly text: string | null };

/** Entries behind a place, in their order. */
export async function entriesAfter(db: Db, after: number, limit: number): Promise<readonly ExportedEntry[]> {
  const { rows } = await db.execute<Record<keyof Link, string> & { text: string | null }>(sql`
    select ${linkColumns}, ${rowText} as text
    from (select * from audit_link where seq > ${after} order by seq limit ${limit}) k ${joinRows} order by k.seq`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq), kind: row.kind as Link['kind'] }));
}
