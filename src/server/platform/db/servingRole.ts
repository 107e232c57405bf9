import { escapeIdentifier, escapeLiteral, type Pool } from 'pg';

/** Tables to which the serving role only adds rows. */
const appendOnly = [
  'ledger_act',
  'ledger_entry',
  'security_event',
  'audit_link',
  'adjustment',
  'play_break',
  'contract_event',
  'wage_line',
  'wage_part',
  'promotion_draw',
  'mission_claim',
  'rank_change',
  'point_entry',
  'brand_version',
];
/** Tables from which it deletes no row. */
const kept = [
  ...appendOnly,
  'brand_release',
  'brand_head',
  'ledger_wallet',
  'contract',
  'wage_payment',
  'point_wallet',
  'point_exchange',
];

/** SQL that gives a role what serving needs: rows of every table, but no tables, and no change of journal and events. */
export function servingGrants(role: string): string[] {
  const name = escapeIdentifier(role);
  return [
    `revoke create on schema public from public, ${name}`,
    `grant usage on schema public, drizzle to ${name}`,
    `grant select on all tables in schema drizzle to ${name}`,
    `grant select, insert, update, delete on all tables in schema public to ${name}`,
    `grant usage on all sequences in schema public to ${name}`,
    `revoke update on ${appendOnly.join(', ')} from ${name}`,
    `revoke delete on ${kept.join(', ')} from ${name}`,
    `grant execute on function sweep_security_events(timestamptz) to ${name}`,
  ];
}

/** Grants what serving needs, as the owner of the tables. Creates the role if it is missing and a password is given. */
export async function grantServingRole(owner: Pool, { role, password }: { readonly role: string; readonly password?: string }) {
  const client = await owner.connect();
  try {
    await client.query('begin');
    // Two processes that grant concurrently would fail on the same catalogue row.
    await client.query('select pg_advisory_xact_lock(4210451505)');
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    if (rowCount === 0 && password !== undefined) {
      const login = password === '' ? 'login' : `login password ${escapeLiteral(password)}`;
      await client.query(`create role ${escapeIdentifier(role)} ${login}`);
    }
    for (const statement of servingGrants(role)) await client.query(statement);
    await client.query('commit');
    client.release();
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

/** Right that the role of a connection has and a server should not have. */
export type ExcessRight = 'superuser' | 'owner' | 'create' | 'change';

/** Rights of the connected role that serving does not need. */
export async function excessRights({ $client }: { readonly $client: Pool }): Promise<ExcessRight[]> {
  const changes = appendOnly.map((table) => `has_table_privilege('${table}', 'UPDATE, DELETE, TRUNCATE')`).join(' or ');
  const { rows } = await $client.query<Record<ExcessRight, boolean>>(`
    select current_setting('is_superuser') = 'on' as superuser,
      exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and pg_has_role(current_user, relowner, 'USAGE')) as owner,
      has_schema_privilege('public', 'CREATE') as "create",
      ${changes} as change`);
  const found = rows[0] ?? { superuser: false, owner: false, create: false, change: false };
  return (Object.keys(found) as ExcessRight[]).filter((right) => found[right]);
}
