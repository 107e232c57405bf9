import { and, eq, gt, inArray, like, or, type SQL } from 'drizzle-orm';
import { unitsToWire } from '../../../../domain/money.ts';
import type { DeskMemberPage, DeskMemberQuery, DeskMemberRow } from '../../../../wire/studio/deskMembers.ts';
import { foldEmail, foldName } from '../../../identity/accounts/index.ts';
import { maskedMail, maskedMobile, readFullMobile } from '../../../identity/codes/index.ts';

import type { Account } from '../../../identity/ports/index.ts';
import { account, ledgerWallet, memberMark, playBreak } from '../../../platform/db/tables/index.ts';

import { bookOf } from '../../../tenants/books/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import type { DeskMemberDeps } from './memberDeps.ts';

const pageSize = 50;

/** Finds members of one brand, in the order of their names. */
export function createSearch({ db, now }: Pick<DeskMemberDeps, 'db' | 'now'>) {
  /** Data that the rows of a page have beside the account, by its id. */
  async function besides(tenant: Tenant, ids: readonly string[]) {
    const { merchant } = tenant.brand;
    if (ids.length === 0) return { balances: [], marks: [], breaks: [] };
    const [balances, marks, breaks] = await Promise.all([
      db
        .select({ account: ledgerWallet.holder, balance: ledgerWallet.balance })
        .from(ledgerWallet)
        .where(
          and(
            eq(ledgerWallet.merchant, merchant),
            inArray(ledgerWallet.holder, [...ids]),
            eq(ledgerWallet.name, 'main'),
            eq(ledgerWallet.book, bookOf(tenant)),
          ),
        ),
      db
        .select({ account: memberMark.account, name: memberMark.name })
        .from(memberMark)
        .where(and(eq(memberMark.merchant, merchant), inArray(memberMark.account, [...ids]))),
      db
        .select({ account: playBreak.account, kind: playBreak.kind, until: playBreak.endsAt })
        .from(playBreak)
        .where(and(eq(playBreak.merchant, merchant), inArray(playBreak.account, [...ids]), gt(playBreak.endsAt, now())))
        .orderBy(playBreak.endsAt),
    ]);
    return { balances, marks, breaks };
  }

  return async (tenant: Tenant, { search, username, after }: DeskMemberQuery): Promise<DeskMemberPage> => {
    const { merchant, money } = tenant.brand;
    const rows = await db
      .select()
      .from(account)
      .where(
        and(
          eq(account.merchant, merchant),
          after === undefined ? undefined : gt(account.foldedUsername, after),
          username === undefined ? undefined : eq(account.foldedUsername, foldName(username)),
          search === undefined || search.trim() === '' ? undefined : matching(search.trim()),
        ),
      )
      .orderBy(account.foldedUsername)
      .limit(pageSize + 1);
    const page = rows.slice(0, pageSize);
    const { balances, marks, breaks } = await besides(
      tenant,
      page.map(({ id }) => id),
    );
    const members = page.map((row): DeskMemberRow => {
      const running = breaks.findLast(({ account: id }) => id === row.id);
      return {
        ...rowOf(row),
        balance: unitsToWire(balances.find(({ account: id }) => id === row.id)?.balance ?? 0n),
        marks: marks.filter(({ account: id }) => id === row.id).map(({ name }) => name),
        break: running === undefined ? null : { kind: running.kind, until: running.until.toISOString() },
      };
    });
    const next = rows.length > pageSize ? (page.at(-1)?.foldedUsername ?? null) : null;
    return { members, currency: money.currency, symbol: money.symbol, next };
  };
}

/** The part of a row that shows the account itself; contacts of the member are masked. */
export const rowOf = ({ id, username, type, state, mobile, email, createdAt }: Account) => ({
  account: id,
  username,
  type,
  state,
  mobile: mobile === null ? null : maskedMobile(mobile),
  email: email === null ? null : maskedMail(email),
  createdAt: createdAt.toISOString(),
});

/** The text is an id, a mobile number, an address, or part of a name. Nothing in it is a wildcard. */
function matching(text: string): SQL | undefined {
  const mobile = /^[+\d\s().-]+$/.test(text) ? readFullMobile(text) : null;
  return or(
    eq(account.id, text),
    mobile === null ? undefined : eq(account.mobile, mobile.e164),
    text.includes('@') ? eq(account.foldedEmail, foldEmail(text)) : undefined,
    like(account.foldedUsername, `%${foldName(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  );
}
