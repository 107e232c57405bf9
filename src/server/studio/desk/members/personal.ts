import { and, eq } from 'drizzle-orm';
import type { DeskPersonal } from '../../../../wire/studio/deskMembers.ts';
import { payoutBinding } from '../../../platform/db/tables/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import type { Operator } from '../../operators/index.ts';
import { type DeskMemberDeps, findMember } from './memberDeps.ts';

/** Personal data of a member in full. The event is written before anything is opened, and says what was asked for and why. */
export function createPersonal(deps: DeskMemberDeps) {
  const { db, accounts, audit, bindings } = deps;
  return async (
    tenant: Tenant,
    by: Pick<Operator, 'id'>,
    id: string,
    { reason }: { readonly reason: string },
  ): Promise<DeskPersonal> => {
    const owner = await findMember(deps, tenant, id);
    const { merchant, mobile, email } = owner;
    const rows = await db
      .select()
      .from(payoutBinding)
      .where(and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.account, id)))
      .orderBy(payoutBinding.createdAt);
    const parts = [
      ...(mobile === null ? [] : ['mobile']),
      ...(email === null ? [] : ['email']),
      ...(owner.personal === null ? [] : ['profile']),
      ...(rows.length === 0 ? [] : ['bindings']),
    ];
    const details = { operator: by.id, subject: owner.username, data: parts.join(' '), reason };
    await audit.note({ merchant, kind: 'member.revealed', accountId: id, details });
    const [personal, opened] = await Promise.all([
      accounts.personal(owner),
      Promise.all(rows.map(async (row) => ({ provider: row.provider, ...(await bindings.open(row)) }))),
    ]);
    const fields = Object.entries(personal).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return {
      mobile,
      email,
      fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
      bindings: opened.map(({ provider, number, holder }) => ({ provider, number, holder })),
    };
  };
}
