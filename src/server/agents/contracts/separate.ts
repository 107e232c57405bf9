import { sql } from 'drizzle-orm';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import { account, contract } from '../../platform/db/tables/index.ts';

/** The downline has another upline by now, or one of the two may not have contracts any more. */
export const isSeparate = sql`not exists (
  select from ${account} lower
  join ${account} upper on upper.merchant = lower.merchant and upper.id = lower.upline_id
  where lower.merchant = ${contract.merchant} and lower.id = ${contract.downline} and upper.id = ${contract.upline}
    and lower.state = 'active' and upper.state = 'active'
    and lower.type in ${sql.raw(`(${agentAccountTypes.join(', ')})`)} and upper.type in ${sql.raw(`(${agentAccountTypes.join(', ')})`)}
)`;
