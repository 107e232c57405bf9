import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { mayInStudio, type OperatorRole, operatorRoles } from '../../domain/operatorRole.ts';
import { Failure } from '../../wire/failure.ts';
import type { InvitationLink, TeamChange, TeamInvitation, TeamMember } from '../../wire/studio/session.ts';
import type { Db } from '../db/index.ts';
import { operator, operatorPasskey, operatorRecoveryCode } from '../db/tables/operators.ts';
import type { Audit } from '../events/audit.ts';
import type { Operator } from './identities.ts';
import type { Invitations } from './invitations.ts';

export type Team = ReturnType<typeof createTeam>;

interface TeamDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly invitations: Invitations;
  /** Ends the sessions of an operator in the studio. */
  readonly endSessions: (operator: string) => Promise<void>;
}

type Row = typeof operator.$inferSelect;

/** Operators as owners see and change them. An owner of some brands manages the operators of those only. */
export function createTeam({ db, now, audit, invitations, endSessions }: TeamDeps) {
  const note = (
    kind: 'operator.invited' | 'operator.changed',
    by: Operator,
    subject: string,
    details: Readonly<Record<string, string>>,
    tx: Pick<Db, 'insert'>,
  ) => audit.note({ merchant: null, kind, details: { operator: by.id, subject, ...details } }, tx);

  /** Runs an act of an owner on another operator; both rows are locked, so that of two owners one decides. */
  const changing = <Result>(
    by: Operator,
    name: string,
    act: (tx: Pick<Db, 'select' | 'update' | 'insert' | 'delete'>, row: Row) => Promise<Result>,
  ) =>
    db.transaction(async (tx) => {
      const owners = await tx
        .select()
        .from(operator)
        .where(and(eq(operator.disabled, false), sql`${operator.roles} ? 'owner'`))
        .orderBy(asc(operator.id))
        .for('update');
      if (!owners.some(({ id }) => id === by.id)) throw new Failure('NOT_ALLOWED', { value: { role: 'owner' } });
      const [row] = await tx.select().from(operator).where(eq(operator.name, name)).for('update');
      if (row === undefined || !covers(by.merchants, row.merchants)) throw new Failure('NOT_FOUND');
      if (row.id === by.id) throw new Failure('NOT_ALLOWED', { value: { rule: 'self' } });
      return act(tx, row);
    });

  return {
    async list(by: Operator): Promise<TeamMember[]> {
      const rows = await db.select().from(operator).orderBy(asc(operator.createdAt), asc(operator.name));
      const keys = await db
        .select({ operator: operatorPasskey.operator, keys: count() })
        .from(operatorPasskey)
        .groupBy(operatorPasskey.operator);
      const keysOf = new Map(keys.map((row) => [row.operator, row.keys]));
      return rows
        .filter((row) => row.id === by.id || covers(by.merchants, row.merchants))
        .map((row) => memberOf(row, keysOf.get(row.id) ?? 0));
    },

    /** @throws Failure CONFLICT if the name is taken, NOT_ALLOWED for brands of others */
    async invite(by: Operator, { name, displayName, roles, merchants }: TeamInvitation): Promise<InvitationLink> {
      if (!covers(by.merchants, merchants)) throw new Failure('NOT_ALLOWED', { value: { rule: 'merchants' } });
      const { columns, link } = invitations.make();
      const id = randomUUID();
      const shown = displayName === undefined ? null : displayName.trim();
      await db.transaction(async (tx) => {
        const added = await tx
          .insert(operator)
          .values({ id, name, displayName: shown, roles, merchants, createdAt: now(), ...columns })
          .onConflictDoNothing({ target: operator.name })
          .returning({ id: operator.id });
        if (added.length === 0) throw new Failure('CONFLICT', { value: { field: 'name' } });
        await note('operator.invited', by, name, { roles: roles.join(' '), merchants: merchants?.join(' ') ?? '*' }, tx);
      });
      return link;
    },

    /**
     * Changes an operator. One who gains rights signs in anew.
     * @throws Failure NOT_FOUND, NOT_ALLOWED for one's own rights, for brands of others and for the last owner
     */
    async change(by: Operator, name: string, { displayName, roles, merchants, disabled }: TeamChange): Promise<void> {
      const { id, endsSessions } = await changing(by, name, async (tx, row) => {
        const next = {
          displayName: displayName?.trim() ?? row.displayName,
          roles: roles ?? row.roles,
          merchants: merchants === undefined ? row.merchants : merchants,
          disabled: disabled ?? row.disabled,
        };
        if (!covers(by.merchants, next.merchants)) throw new Failure('NOT_ALLOWED', { value: { rule: 'merchants' } });
        await tx.update(operator).set(next).where(eq(operator.id, row.id));
        await note('operator.changed', by, name, differences(row, next), tx);
        // With more rights a session would need another token, which only a sign-in gives.
        const gains = (role: OperatorRole) => mayInStudio(next.roles, role) && !mayInStudio(row.roles, role);
        const grows = operatorRoles.some(gains) || !covers(row.merchants, next.merchants);
        return { id: row.id, endsSessions: grows || (next.disabled && !row.disabled) };
      });
      if (endsSessions) await endSessions(id);
    },

    /**
     * A new invitation: for one that expired, or for a person who lost password or second factor, both of which end.
     * @throws Failure NOT_FOUND, NOT_ALLOWED
     */
    async reinvite(by: Operator, name: string): Promise<InvitationLink> {
      const { columns, link } = invitations.make();
      const id = await changing(by, name, async (tx, row) => {
        if (row.disabled) throw new Failure('CONFLICT', { value: { state: 'disabled' } });
        await tx
          .update(operator)
          .set({ ...columns, passwordHash: null, authenticator: null, enrolment: null, authenticatorStep: 0 })
          .where(eq(operator.id, row.id));
        await tx.delete(operatorPasskey).where(eq(operatorPasskey.operator, row.id));
        await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operator, row.id));
        await note('operator.invited', by, name, { again: 'yes' }, tx);
        return row.id;
      });
      await endSessions(id);
      return link;
    },
  };
}

/** Whether rights over the first merchants include those over the second; null is all. */
const covers = (mine: readonly string[] | null, theirs: readonly string[] | null): boolean =>
  mine === null || theirs?.every((merchant) => mine.includes(merchant)) === true;

const listed = (values: readonly string[] | null) => values?.join(' ') ?? '*';

function differences(
  before: Pick<Row, 'displayName' | 'roles' | 'merchants' | 'disabled'>,
  after: Pick<Row, 'displayName' | 'roles' | 'merchants' | 'disabled'>,
): Record<string, string> {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['roles', listed(before.roles), listed(after.roles)],
    ['merchants', listed(before.merchants), listed(after.merchants)],
    ['displayName', before.displayName ?? '', after.displayName ?? ''],
    ['state', before.disabled ? 'disabled' : 'active', after.disabled ? 'disabled' : 'active'],
  ];
  return Object.fromEntries(pairs.filter(([, was, is]) => was !== is).map(([field, was, is]) => [field, `${was} → ${is}`]));
}

function memberOf(row: Row, passkeys: number): TeamMember {
  const hasJoined = row.passwordHash !== null || row.tokenHash !== null;
  return {
    name: row.name,
    displayName: row.displayName ?? row.name,
    roles: [...row.roles],
    merchants: row.merchants === null ? null : [...row.merchants],
    state: row.disabled ? 'disabled' : row.invitationHash !== null || !hasJoined ? 'invited' : 'active',
    hasSecondFactor: row.authenticator !== null || passkeys > 0,
    passkeys,
    invitationEndsAt: row.invitationEnd?.toISOString() ?? null,
    lastSeenAt: row.seenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
