import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type MissionState, type MissionTurn, missionTurns } from '../../../domain/mission.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { startOfDay } from '../../../domain/promotion.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { account, depositOrder, missionClaim, referral, turnover } from '../../platform/db/tables/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Mission, missionOf } from './rules.ts';

export type On = Pick<Db | DbTransaction, 'select'>;

/** Position of an account in one turn of a mission. */
export interface Standing {
  readonly mission: Mission;
  readonly turn: MissionTurn;
  /** At most what is needed. */
  readonly done: bigint;
  readonly state: MissionState;
}

interface Figures {
  readonly days: readonly {
    readonly day: string;
    readonly category: string;
    readonly bets: bigint;
    readonly validBet: bigint;
  }[];
  readonly deposits: readonly { readonly day: string; readonly amount: bigint }[];
  /** Days on which friends registered who are verified by now. */
  readonly friends: readonly string[];
}

/** The turns of an account that are in progress, claimable or claimed now, in the order of the brand. */
export async function standingsOf(
  on: On,
  { brand }: Tenant,
  wallet: Wallet,
  { at, only }: { readonly at: Date; readonly only?: string },
): Promise<readonly Standing[]> {
  const today = dayText(at, brand.timeZone);
  const turns = brand.missions.list
    .filter(({ id }) => only === undefined || id === only)
    .map(missionOf)
    .flatMap((mission) => missionTurns(mission, today).map((turn) => ({ mission, turn })));
  if (turns.length === 0) return [];
  const [figures, claims] = await Promise.all([figuresOf(on, brand.timeZone, wallet, turns), claimsOf(on, wallet, turns)]);
  return turns.flatMap(({ mission, turn }): Standing[] => {
    const counted = countOf(figures, mission, turn);
    const done = counted > mission.needed ? mission.needed : counted;
    const isClaimed = claims.has(`${mission.id} ${turn.key}`);
    const state = isClaimed ? 'claimed' : done >= mission.needed ? 'claimable' : 'open';
    // Of the days before, only what can still be claimed.
    return turn.isOver && state !== 'claimable' ? [] : [{ mission, turn, done, state }];
  });
}

type Turns = readonly { readonly mission: Mission; readonly turn: MissionTurn }[];

async function claimsOf(on: On, { merchant, holder, book }: Wallet, turns: Turns): Promise<ReadonlySet<string>> {
  const rows = await on
    .select({ mission: missionClaim.mission, period: missionClaim.period })
    .from(missionClaim)
    .where(
      and(
        eq(missionClaim.merchant, merchant),
        eq(missionClaim.account, holder),
        eq(missionClaim.book, book),
        inArray(missionClaim.period, [...new Set(turns.map(({ turn }) => turn.key))]),
      ),
    );
  return new Set(rows.map(({ mission, period }) => `${mission} ${period}`));
}

/** Figures that the missions count, from the first day that one of them asks for. */
async function figuresOf(on: On, timeZone: string, { merchant, holder, book }: Wallet, turns: Turns): Promise<Figures> {
  const firstDay = (kinds: readonly Mission['kind'][]) =>
    turns
      .filter(({ mission }) => kinds.includes(mission.kind))
      .map(({ turn }) => turn.from)
      .toSorted()[0];
  const [played, paid, invited] = [firstDay(['bets', 'turnover']), firstDay(['deposits']), firstDay(['friends'])];
  const [days, deposits, friends] = await Promise.all([
    played === undefined
      ? []
      : on
          .select({
            day: sql<string>`${turnover.day}::text`,
            category: turnover.category,
            bets: sql<string>`sum(${turnover.bets})::text`,
            validBet: sql<string>`sum(${turnover.validBet})::text`,
          })
          .from(turnover)
          .where(
            and(
              eq(turnover.merchant, merchant),
              eq(turnover.account, holder),
              eq(turnover.book, book),
              gte(turnover.day, played),
            ),
          )
          .groupBy(turnover.day, turnover.category),
    paid === undefined
      ? []
      : on
          .select({ endedAt: depositOrder.endedAt, amount: depositOrder.amount, received: depositOrder.received })
          .from(depositOrder)
          .where(
            and(
              eq(depositOrder.merchant, merchant),
              eq(depositOrder.account, holder),
              eq(depositOrder.book, book),
              eq(depositOrder.state, 'credited'),
              gte(depositOrder.endedAt, startOfDay(paid, timeZone)),
            ),
          )
          .orderBy(asc(depositOrder.endedAt)),
    invited === undefined
      ? []
      : on
          .select({ registeredAt: referral.registeredAt })
          .from(referral)
          .innerJoin(account, and(eq(account.merchant, referral.merchant), eq(account.id, referral.account)))
          .where(
            and(
              eq(referral.merchant, merchant),
              eq(referral.inviter, holder),
              isNull(referral.excluded),
              gte(referral.registeredAt, startOfDay(invited, timeZone)),
              or(isNotNull(account.mobileConfirmedAt), isNotNull(account.emailConfirmedAt)),
            ),
          ),
  ]);
  return {
    days: days.map(({ bets, validBet, ...key }) => ({ ...key, bets: BigInt(bets), validBet: BigInt(validBet) })),
    deposits: deposits.flatMap(({ endedAt, amount, received }) =>
      endedAt === null ? [] : [{ day: dayText(endedAt, timeZone), amount: received ?? amount }],
    ),
    friends: friends.map(({ registeredAt }) => dayText(registeredAt, timeZone)),
  };
}

function countOf({ days, deposits, friends }: Figures, mission: Mission, { from, until }: MissionTurn): bigint {
  const isWithin = (day: string) => day >= from && day <= until;
  const { kind, categories, leastDeposit } = mission;
  if (kind === 'friends') return BigInt(friends.filter(isWithin).length);
  if (kind === 'deposits') return BigInt(deposits.filter(({ day, amount }) => isWithin(day) && amount >= leastDeposit).length);
  return days
    .filter(({ day, category }) => isWithin(day) && (categories.length === 0 || categories.some((each) => each === category)))
    .reduce((sum, { bets, validBet }) => sum + (kind === 'bets' ? bets : validBet), 0n);
}

/** Progress as calls state it: a turnover as money, anything else as a count. */
export const progressText = (kind: Mission['kind'], count: bigint) =>
  kind === 'turnover' ? unitsToWire(count) : String(count);

/** End of a turn for the member: its last day, or the last one on which it can be claimed. */
export const endOf = ({ turn }: Pick<Standing, 'turn'>, timeZone: string): Date =>
  startOfDay(addDays(turn.isOver ? turn.claimUntil : turn.until, 1), timeZone);
