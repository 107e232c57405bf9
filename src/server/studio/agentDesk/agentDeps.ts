import { and, eq, inArray } from 'drizzle-orm';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskAgentName } from '../../../wire/studio/deskAgents.ts';
import type { Contracts } from '../../agents/contracts/index.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Operators } from '../operators/index.ts';

export interface AgentDeskDeps extends Pick<Identity, 'db' | 'now'> {
  readonly contracts: {
    readonly views: Pick<Contracts['views'], 'detail'>;
    readonly wages: Pick<Contracts['wages'], 'page' | 'statement'>;
    readonly dryRun: Contracts['dryRun'];
    readonly stop: Contracts['stop'];
  };
  readonly operators: { readonly own: Pick<Operators['own'], 'refuseOwn'> };
}

/** @throws Failure NOT_FOUND; so is an account of another brand, and one that is no agent */
export async function findAgent({ db }: Pick<AgentDeskDeps, 'db'>, { brand }: Tenant, id: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, brand.merchant), eq(account.id, id), inArray(account.type, [...agentAccountTypes])));
  if (found === undefined) throw new Failure('NOT_FOUND');
  return found;
}

/** Names of accounts of a brand, by id. */
export async function namesOf(
  db: Pick<Db, 'select'>,
  merchant: string,
  ids: readonly string[],
): Promise<(id: string) => DeskAgentName> {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: account.id, username: account.username, nickname: account.nickname })
          .from(account)
          .where(and(eq(account.merchant, merchant), inArray(account.id, wanted)));
  const names = new Map(rows.map(({ id, username, nickname }) => [id, { account: id, username, name: nickname }]));
  return (id) => names.get(id) ?? { account: id, username: id, name: id };
}
