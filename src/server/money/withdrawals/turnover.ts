import { type Money, moneyFromUnits, zero } from '../../../domain/money.ts';
import { type Db, type DbTransaction, run } from '../../platform/db/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Wallet } from '../ledger/index.ts';

/** Turnover that deposits ask for. */
export interface Turnover {
  /** Of the deposits that are not bet yet; of all deposits if they are. */
  readonly required: Money;
  readonly left: Money;
}

/** Bets of so many days are counted one by one from the moment of a deposit on; older ones by whole days, from the day of the deposit on. */
const exactDays = 31;

/**
 * A bet counts for the deposits before it, each piece of it once: from a deposit on, what it and the later ones ask for less what was
 * bet since is missing, and the deposit for which most is missing decides. So play from before a deposit counts for nothing of it, and
 * what was bet beyond the requirement is not kept for the next one.
 */
const statement = {
  name: 'withdrawal-turnover',
  text: `with cutoff as (
      select date_trunc('day', $4::timestamptz at time zone $5) - make_interval(days => $6) as day
    ), events as (
      select at, amount * $7::bigint / 100 as units, true as asks from account_record
      where merchant = $1 and holder = $2 and book = $3 and type = any($8::text[]) and amount > 0
      union all
      select bet.placed_at, -bet.valid_bet, false from bet, cutoff
      where bet.merchant = $1 and bet.account = $2 and bet.book = $3 and bet.stake > 0 and bet.state = 'settled'
        and coalesce(bet.decided_at, bet.placed_at) >= cutoff.day at time zone $5
      union all
      select (played.day + 1)::timestamp at time zone $5 - interval '1 microsecond', -played.valid_bet, false from turnover played, cutoff
      where played.merchant = $1 and played.account = $2 and played.book = $3 and played.day < cutoff.day::date
    ), sums as (
      select asks, sum(greatest(units, 0)) over since as required, sum(units) over since as missing
      from events window since as (order by at desc, asks rows unbounded preceding)
    )
    select required::bigint, greatest(missing, 0)::bigint as missing from sums where asks
    order by greatest(missing, 0) desc, required desc limit 1`,
};

/** Amount that is missing from the turnover requirement of the brand (`policies.withdraw.turnover`). */
export async function turnoverOf(
  on: Db | DbTransaction,
  { brand }: Pick<Tenant, 'brand'>,
  { merchant, holder, book }: Wallet,
  now: Date,
): Promise<Turnover> {
  const { withdraw, transfer } = brand.policies;
  const hundredths = Math.round(withdraw.turnover * 100);
  if (hundredths === 0) return { required: zero, left: zero };
  const types = transfer.turnover === 'carried' ? ['deposit', 'pass'] : ['deposit'];
  const values = [merchant, holder, book, now.toISOString(), brand.timeZone, exactDays, hundredths, types];
  const [row] = await run<{ required: string; missing: string }>(on, statement, values);
  const units = (text: string | undefined) => moneyFromUnits(BigInt(text ?? '0'));
  return { required: units(row?.required), left: units(row?.missing) };
}
