import { type Db, type Query, run, type Statement } from '../../platform/db/index.ts';

/** From this many failures on, the next attempt needs a captcha and is delayed. */
const captchaFrom = 3;
/** From this many failures on, the next attempt also needs the bot challenge: each guess costs work, or a puzzle. */
const challengeFrom = 5;
/** Failures until a lock. Higher for an IP address, which many people may share. */
const lockAfter = { name: 10, address: 50 } as const;
/** Doubled from twice as many failures on, which keeps guessing under a hundred attempts a day. */
const lockMinutes = 15;
const maxDelaySeconds = 60;
/** Older failures are ignored. */
const failureTtlHours = 24;

export interface GuardedBy {
  readonly merchant: string;
  /** Of the user name; of account and network for a network that the account has used. */
  readonly nameHash: string;
  readonly addressHash: string;
}

export interface GuardState {
  readonly captcha: boolean;
  /** Whether the bot challenge is needed beside the captcha. */
  readonly challenge: boolean;
  readonly waitSeconds: number;
}

/**
 * Brute-force protection shared by all processes. Counts user names whether or not they exist, so that responses
 * do not reveal accounts. An attempt is counted before the password is checked and undone on success, so
 * concurrent attempts gain nothing.
 */
export function createLoginGuard({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const hours = (moment: Date, count: number) => new Date(moment.getTime() - count * 3_600_000).toISOString();

  const forgiveness = ({ merchant, nameHash, addressHash }: GuardedBy): Query => ({
    ...forgiveAttempt,
    values: [merchant, nameHash, addressHash],
  });

  return {
    /** Requirement for the next attempt for this name from this IP address. */
    async state({ merchant, nameHash, addressHash }: GuardedBy): Promise<GuardState> {
      const moment = now();
      const values = [merchant, nameHash, addressHash, hours(moment, failureTtlHours)];
      const fresh = await run<{ failures: number; blocked_until: Date }>(db, attemptsOf, values);
      const wait = Math.max(0, ...fresh.map((attempt) => attempt.blocked_until.getTime() - moment.getTime()));
      const reached = (count: number) => fresh.some(({ failures }) => failures >= count);
      return { captcha: reached(captchaFrom), challenge: reached(challengeFrom), waitSeconds: Math.ceil(wait / 1_000) };
    },

    /** Counts an attempt; false if blocked for now. */
    async take({ merchant, nameHash, addressHash }: GuardedBy): Promise<boolean> {
      const moment = now();
      const values = [merchant, nameHash, addressHash, moment.toISOString(), hours(moment, failureTtlHours)];
      return (await run(db, countAttempt, values)).length > 0;
    },

    /** After a success: resets the name and gives the IP address its one attempt back. */
    async forgive(guarded: GuardedBy): Promise<void> {
      const { values } = forgiveness(guarded);
      await run(db, forgiveAttempt, values);
    },

    /** The statement of `forgive`, for a transaction of the caller. */
    forgiveness,
  };
}

const attemptsOf: Statement = {
  name: 'login-attempts',
  text: `select failures, blocked_until from login_attempt
    where merchant = $1 and mark in ($2, $3) and last_at > $4::timestamptz`,
};

/** Adds an attempt to a row unless it is blocked. `$4` is the moment, `$5` when older failures ended. */
const orOneMore = (lock: number) => {
  const failures = `case when old.last_at <= $5::timestamptz then 1 else old.failures + 1 end`;
  const delay =
    lock === lockAfter.name
      ? `when failures >= ${captchaFrom} then least(power(2, failures - ${captchaFrom}), ${maxDelaySeconds})`
      : '';
  const seconds = `select case
      when failures >= ${lock * 2} then ${lockMinutes * 2 * 60}
      when failures >= ${lock} then ${lockMinutes * 60}
      ${delay}
      else 0 end::float8 from (select ${failures} as failures) as counted`;
  return `on conflict (merchant, mark) do update set
      failures = ${failures}, last_at = excluded.last_at,
      blocked_until = excluded.last_at + make_interval(secs => (${seconds}))
    where old.blocked_until <= excluded.last_at
    returning old.mark`;
};

/** The address first, and the name only if that is not blocked: every statement locks their rows in this order. */
const countAttempt: Statement = {
  name: 'login-attempt-count',
  text: `with address as (
    insert into login_attempt as old (merchant, mark, failures, last_at, blocked_until)
    values ($1, $3, 1, $4::timestamptz, $4::timestamptz) ${orOneMore(lockAfter.address)}
  )
  insert into login_attempt as old (merchant, mark, failures, last_at, blocked_until)
  select $1, $2, 1, $4::timestamptz, $4::timestamptz from address ${orOneMore(lockAfter.name)}`,
};

const forgiveAttempt: Statement = {
  name: 'login-attempt-forgive',
  text: `with address as (
    update login_attempt set failures = greatest(failures - 1, 0) where merchant = $1 and mark = $3 returning 1
  )
  delete from login_attempt where merchant = $1 and mark = $2 and (select count(*) from address) >= 0`,
};
