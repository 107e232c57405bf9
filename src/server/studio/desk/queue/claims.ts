import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DeskKind } from '../../../../domain/desk.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskClaim } from '../../../../wire/studio/desk.ts';
import type { Db } from '../../../platform/db/index.ts';
import { deskClaim } from '../../../platform/db/tables/index.ts';
import type { Operator } from '../../operators/index.ts';

export interface ItemName {
  readonly merchant: string;
  readonly kind: DeskKind;
  readonly id: string;
}

/** Minutes that an item stays with an operator who took it up and does nothing. */
export const claimMinutes = 15;
const minuteMs = 60_000;

/** The claim of `claim` counts: it has not run out, and its operator may still act for the brand. */
export const claimCounts = (now: Date): SQL => sql`claim.until > ${now.toISOString()}::timestamptz and exists (
  select 1 from operator holder where holder.id = claim.operator and not holder.disabled
    and holder.roles ?| array['members', 'money', 'approve']
    and (holder.merchants is null or holder.merchants = 'null'::jsonb or holder.merchants ? claim.merchant))`;

type Claims = ReturnType<typeof createClaims>;

export type { Claims };

/** Items with the operators who work on them. Of two operators who take one up, one gets it. */
export function createClaims({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const keyOf = ({ merchant, kind, id }: ItemName) => `${merchant}/${kind}/${id}`;

  async function shownOf(
    items: readonly ItemName[],
    by: Pick<Operator, 'id'>,
    tx: Pick<Db, 'execute'> = db,
  ): Promise<ReadonlyMap<string, DeskClaim>> {
    if (items.length === 0) return new Map();
    const { rows } = await tx.execute<{ key: string; operator: string; name: string; until: Date | string }>(sql`
      select claim.merchant || '/' || claim.kind || '/' || claim.item as key, claim.operator,
        coalesce(person.display_name, person.name) as name, claim.until
      from desk_claim claim join operator person on person.id = claim.operator
      where ${inArray(
        sql`(claim.merchant, claim.kind, claim.item)`,
        items.map(({ merchant, kind, id }) => sql`(${merchant}, ${kind}, ${id})`),
      )} and ${claimCounts(now())}`);
    return new Map(
      rows.map(({ key, operator, name, until }) => [
        key,
        { by: name, isMine: operator === by.id, until: new Date(until).toISOString() },
      ]),
    );
  }

  return {
    keyOf,
    shownOf,

    /**
     * Takes an item up, or goes on with it.
     * @throws Failure CONFLICT with who has it
     */
    async take(item: ItemName, by: Pick<Operator, 'id'>, tx: Pick<Db, 'execute'> = db): Promise<void> {
      const at = now();
      const until = new Date(at.getTime() + claimMinutes * minuteMs);
      const { rows } = await tx.execute(sql`
        insert into desk_claim as claim (merchant, kind, item, operator, at, until)
        values (${item.merchant}, ${item.kind}, ${item.id}, ${by.id}, ${at.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)
        on conflict (merchant, kind, item) do update
          set operator = excluded.operator, until = excluded.until,
            at = case when claim.operator = excluded.operator then claim.at else excluded.at end
          where claim.operator = excluded.operator or not (${claimCounts(at)})
        returning 1`);
      if (rows.length > 0) return;
      const claim = (await shownOf([item], by, tx)).get(keyOf(item));
      throw new Failure('CONFLICT', { value: { rule: 'claimed', by: claim?.by ?? '' } });
    },

    /** Gives an item back; nothing for one that the operator does not have. */
    async release({ merchant, kind, id }: ItemName, by: Pick<Operator, 'id'>): Promise<void> {
      await db
        .delete(deskClaim)
        .where(
          and(
            eq(deskClaim.merchant, merchant),
            eq(deskClaim.kind, kind),
            eq(deskClaim.item, id),
            eq(deskClaim.operator, by.id),
          ),
        );
    },
  };
}
