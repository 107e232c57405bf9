import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { TeamAnswer, TeamChange, TeamInvitation, TeamMember, TeamRequest } from '../../../wire/studio/session.ts';
import type { Messages } from '../../identity/messages/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { approval, operator, operatorPasskey, operatorRecoveryCode } from '../../platform/db/tables/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { type ApprovalEntry, createSecondYes } from '../../platform/secondYes/index.ts';
import type { Operator } from './identities.ts';
import type { Invitations } from './invitations.ts';
import { differences, type Letter, masked, type Writing, written } from './teamLetters.ts';
import { covers, gainsRights, givesTrust, type Rights } from './teamTrust.ts';

export type Team = ReturnType<typeof createTeam>;

interface TeamDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly invitations: Invitations;
  readonly messages: Pick<Messages, 'offers' | 'queueForOperator'>;
  /** Ends the sessions of an operator in the studio. */
  readonly endSessions: (operator: string) => Promise<void>;
}

type Row = typeof operator.$inferSelect;
type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Person who decides about others: an owner, or the holder of the installation's token, who made the first one. */
export type Ruler = Pick<Operator, 'id' | 'name' | 'merchants'> & { readonly isInstallation?: boolean };
export const installationRuler: Operator & Ruler = {
  id: 'installation',
  name: 'installation',
  roles: ['owner'],
  merchants: null,
  isInstallation: true,
};

/** Change to a person. Missing fields stay. */
interface TeamAct extends TeamChange {
  readonly act: 'invite' | 'change' | 'reinvite';
  readonly name: string;
}

interface Effect {
  readonly state: TeamAnswer['state'];
  readonly sentTo: string | null;
  readonly letters: readonly Letter[];
  /** Id of the operator whose sessions end. */
  readonly out: string | null;
}

/** Approvals about operators belong to no brand. */
const noMerchant = '-';
const requestKind = 'operator.rights';

/**
 * Operators as owners see and change them. An owner of some brands manages the operators of those only. What gives money, approvals or
 * the team to a person, and what lets a person in again, is done when a second owner agrees; the person concerned gets a mail. An
 * invitation goes by mail to the person and to no one else.
 */
export function createTeam({ db, now, audit, invitations, messages, endSessions }: TeamDeps) {
  const secondYes = createSecondYes({ now, audit });

  const note = (
    kind: 'operator.invited' | 'operator.changed',
    by: Ruler,
    subject: string,
    details: Readonly<Record<string, string>>,
    tx: Pick<Db, 'insert'>,
  ) => audit.note({ merchant: null, kind, details: { operator: by.id, subject, ...details } }, tx);

  /** Locks all owners and the person, so that of two owners one decides. Null for a person who is not there. */
  async function lockedPerson(tx: Tx, by: Ruler, { name }: TeamAct): Promise<Row | null> {
    const owners = await tx
      .select()
      .from(operator)
      .where(and(eq(operator.disabled, false), sql`${operator.roles} ? 'owner'`))
      .orderBy(asc(operator.id))
      .for('update');
    if (by.isInstallation !== true && !owners.some(({ id }) => id === by.id))
      throw new Failure('NOT_ALLOWED', { value: { role: 'owner' } });
    const [row] = await tx.select().from(operator).where(eq(operator.name, name)).for('update');
    return row ?? null;
  }

  /** The person of an act, locked; null for one who is invited first. */
  async function locked(tx: Tx, by: Ruler, order: TeamAct): Promise<Row | null> {
    const row = await lockedPerson(tx, by, order);
    if (order.act === 'invite') {
      if (row !== null) throw new Failure('CONFLICT', { value: { field: 'name' } });
      return null;
    }
    if (row === null) throw new Failure('NOT_FOUND');
    refuseOutside(by, row);
    return row;
  }

  /** @throws Failure NOT_ALLOWED for brands of other operators, and without a way to send mails; VALIDATION without an address */
  function rightsAfter(by: Ruler, row: Row | null, order: TeamAct): Rights {
    const after = {
      roles: order.roles ?? row?.roles ?? [],
      merchants: order.merchants === undefined ? (row?.merchants ?? null) : order.merchants,
      disabled: order.disabled ?? row?.disabled ?? false,
      email: order.email?.trim() ?? row?.email ?? null,
    };
    if (!covers(by.merchants, after.merchants)) throw new Failure('NOT_ALLOWED', { value: { rule: 'merchants' } });
    if (order.act === 'change') return after;
    if (after.disabled) throw new Failure('CONFLICT', { value: { state: 'disabled' } });
    if (after.email === null) throw new Failure('VALIDATION', { value: { rule: 'noEmail' } });
    if (!messages.offers('mail')) throw new Failure('NOT_ALLOWED', { value: { rule: 'noMail' } });
    return after;
  }

  /** Whether a second owner has to agree. Who has joined is taken over by a new invitation, and by another address for it. */
  function needsSecond(row: Row | null, after: Rights, { act }: TeamAct): boolean {
    const isTakenOver = row !== null && hasJoined(row) && (act === 'reinvite' || row.email !== after.email);
    return isTakenOver || (act !== 'reinvite' && givesTrust(row, after));
  }

  const isOpenRequest = () =>
    and(
      eq(approval.merchant, noMerchant),
      eq(approval.kind, requestKind),
      eq(approval.state, 'pending'),
      gt(approval.expiresAt, now()),
    );

  async function ask(tx: Tx, by: Ruler, row: Row | null, order: TeamAct): Promise<Effect> {
    const input = { order: JSON.stringify(order), before: stateOf(row) };
    const waiting = await tx
      .select()
      .from(approval)
      .where(and(isOpenRequest(), eq(approval.subject, order.name)));
    const effect = { state: 'asked', sentTo: null, out: null } as const;
    if (waiting.some((each) => each.input['order'] === input.order && each.askedBy === by.id))
      return { ...effect, letters: [] };
    if (waiting.length > 0) throw new Failure('CONFLICT', { value: { rule: 'waiting' } });
    const asking = { merchant: noMerchant, kind: requestKind, subject: order.name, amount: 0n, input, reason: '' };
    await secondYes.ask(tx, { ...asking, requestId: `${requestKind}:${randomUUID()}`, askedBy: by.id });
    const to = order.act === 'reinvite' ? (row?.email ?? null) : null;
    return { ...effect, letters: row === null || to === null ? [] : [{ kind: 'asked', to, name: shownName(row) }] };
  }

  async function add(tx: Tx, by: Ruler, after: Rights, { name, displayName }: TeamAct): Promise<Effect> {
    const { columns, link } = invitations.make();
    const shown = displayName?.trim() ?? null;
    const { roles, merchants, email } = after;
    const added = await tx
      .insert(operator)
      .values({ id: randomUUID(), name, displayName: shown, roles, merchants, email, createdAt: now(), ...columns })
      .onConflictDoNothing({ target: operator.name })
      .returning({ id: operator.id });
    if (added.length === 0) throw new Failure('CONFLICT', { value: { field: 'name' } });
    await note('operator.invited', by, name, { roles: roles.join(' '), merchants: listed(merchants) }, tx);
    return invited({ name: shown ?? name, email }, link.path, null);
  }

  async function renew(tx: Tx, by: Ruler, row: Row, email: string | null): Promise<Effect> {
    const { columns, link } = invitations.make();
    await tx
      .update(operator)
      .set({ ...columns, email, passwordHash: null, authenticator: null, enrolment: null, authenticatorStep: 0 })
      .where(eq(operator.id, row.id));
    await tx.delete(operatorPasskey).where(eq(operatorPasskey.operator, row.id));
    await tx.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operator, row.id));
    await note('operator.invited', by, row.name, { again: 'yes' }, tx);
    return invited({ name: shownName(row), email }, link.path, row.id);
  }

  async function alter(tx: Tx, by: Ruler, row: Row, after: Rights, { displayName }: TeamAct): Promise<Effect> {
    const next = { ...after, displayName: displayName?.trim() ?? row.displayName };
    await tx.update(operator).set(next).where(eq(operator.id, row.id));
    const changes = differences(row, next);
    const details = Object.fromEntries(changes.map(({ field, was, is }) => [field, `${was.join(' ')} → ${is.join(' ')}`]));
    await note('operator.changed', by, row.name, details, tx);
    const concerned = changes.filter(({ field }) => field !== 'displayName');
    // To the address of before: who takes an account over by another one is seen by its owner.
    const to = concerned.length > 0 ? row.email : null;
    const letters: Letter[] = to === null ? [] : [{ kind: 'changed', to, name: shownName(row), changes: concerned }];
    const isOut = (after.disabled && !row.disabled) || gainsRights(row, after);
    return { state: 'done', sentTo: null, letters, out: isOut ? row.id : null };
  }

  const effectOf = (tx: Tx, by: Ruler, { row, after, order }: Weighed): Promise<Effect> =>
    row === null
      ? add(tx, by, after, order)
      : order.act === 'reinvite'
        ? renew(tx, by, row, after.email)
        : alter(tx, by, row, after, order);

  /** After the transaction: letters and ended sessions. */
  async function conclude(by: Ruler, { letters, out, state, sentTo }: Effect, writing: Writing): Promise<TeamAnswer> {
    for (const letter of letters) await messages.queueForOperator(written(letter, by.name, writing));
    if (out !== null) await endSessions(out);
    return { state, sentTo: sentTo === null ? null : masked(sentTo) };
  }

  const perform = async (by: Ruler, order: TeamAct, writing: Writing): Promise<TeamAnswer> => {
    const effect = await db.transaction(async (tx) => {
      const row = await locked(tx, by, order);
      const after = rightsAfter(by, row, order);
      return needsSecond(row, after, order) ? ask(tx, by, row, order) : effectOf(tx, by, { row, after, order });
    });
    return conclude(by, effect, writing);
  };

  async function requestRows(): Promise<readonly (ApprovalEntry & { readonly asker: string | null })[]> {
    const found = await db
      .select({ entry: approval, asker: sql<string | null>`coalesce(${operator.displayName}, ${operator.name})` })
      .from(approval)
      .leftJoin(operator, eq(operator.id, approval.askedBy))
      .where(isOpenRequest())
      .orderBy(desc(approval.askedAt));
    return found.map(({ entry, asker }) => ({ ...entry, asker }));
  }

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

    /** @throws Failure CONFLICT if the name is taken, NOT_ALLOWED for brands of other operators and where no mail can be sent */
    invite: (by: Ruler, order: TeamInvitation, writing: Writing): Promise<TeamAnswer> =>
      perform(by, { ...order, act: 'invite' }, writing),

    /**
     * Changes an operator. One who gains rights signs in again.
     * @throws Failure NOT_FOUND, NOT_ALLOWED for one's own rights and for brands of other operators
     */
    change: (by: Ruler, name: string, order: TeamChange, writing: Writing): Promise<TeamAnswer> =>
      perform(by, { ...order, name, act: 'change' }, writing),

    /**
     * A new invitation: for one that expired, or for a person who lost password or second factor, both of which end.
     * @throws Failure NOT_FOUND, NOT_ALLOWED, VALIDATION for a person without an address
     */
    reinvite: (by: Ruler, name: string, writing: Writing): Promise<TeamAnswer> =>
      perform(by, { name, act: 'reinvite' }, writing),

    /** Requests that wait for a second owner. */
    async requests(by: Ruler): Promise<TeamRequest[]> {
      const rows = await requestRows();
      const named = rows.map(({ subject }) => subject);
      const people = named.length === 0 ? [] : await db.select().from(operator).where(inArray(operator.name, named));
      return rows.flatMap((entry) => {
        const order = JSON.parse(entry.input['order'] ?? '{}') as TeamAct;
        const row = people.find(({ name }) => name === order.name) ?? null;
        if (!covers(by.merchants, row?.merchants ?? order.merchants ?? null)) return [];
        return [
          {
            id: entry.id,
            act: order.act,
            name: order.name,
            displayName: row === null ? (order.displayName ?? order.name) : shownName(row),
            roles: [...(order.roles ?? row?.roles ?? [])],
            merchants: order.merchants === undefined ? (row?.merchants?.slice() ?? null) : order.merchants,
            email: order.email === undefined ? null : masked(order.email),
            by: entry.asker ?? entry.askedBy,
            isOwn: entry.askedBy === by.id,
            isAboutYou: row?.id === by.id,
            askedAt: entry.askedAt.toISOString(),
            until: entry.expiresAt.toISOString(),
          },
        ];
      });
    },

    /**
     * The second owner's answer; who asked takes it back by a no. What changed about the person since it was asked is never passed
     * over.
     * @throws Failure NOT_FOUND, CONFLICT if it is decided, has expired or the person has changed; NOT_ALLOWED for one's own yes, one's
     *   own rights, and once who asked may not act any more
     */
    async answer(by: Ruler, id: string, isYes: boolean, writing: Writing): Promise<TeamAnswer> {
      const effect = await db.transaction(async (tx): Promise<Effect> => {
        const entry = (
          await tx
            .select()
            .from(approval)
            .where(and(eq(approval.merchant, noMerchant), eq(approval.id, id)))
        )[0];
        if (entry === undefined) throw new Failure('NOT_FOUND');
        const order = JSON.parse(entry.input['order'] ?? '{}') as TeamAct;
        const nothing: Effect = { state: 'done', sentTo: null, letters: [], out: null };
        const decided = { merchant: noMerchant, id, by, kinds: [requestKind], askerRole: 'owner' } as const;
        if (!isYes) {
          // What no longer fits the person can still be declined, and must be before something else is asked.
          const person = await lockedPerson(tx, by, order);
          if (person !== null) refuseOutside(by, person);
          await secondYes.decide(tx, { ...decided, state: 'rejected' });
          return nothing;
        }
        const row = await locked(tx, by, order);
        const after = rightsAfter(by, row, order);
        const before = await secondYes.decide(tx, { ...decided, state: 'done' });
        // A repeated yes, whose first answer was lost.
        if (entry.state === 'done') return nothing;
        if (before.input['before'] !== stateOf(row)) throw new Failure('CONFLICT', { value: { rule: 'changed' } });
        return effectOf(tx, by, { row, after, order });
      });
      return conclude(by, effect, writing);
    },
  };
}

interface Weighed {
  readonly row: Row | null;
  readonly after: Rights;
  readonly order: TeamAct;
}

/** @throws Failure NOT_FOUND for a person of brands of other operators, NOT_ALLOWED for oneself */
function refuseOutside(by: Ruler, row: Row): void {
  if (!covers(by.merchants, row.merchants)) throw new Failure('NOT_FOUND');
  if (row.id === by.id) throw new Failure('NOT_ALLOWED', { value: { rule: 'self' } });
}

const hasJoined = ({ passwordHash, tokenHash }: Row) => passwordHash !== null || tokenHash !== null;
const shownName = ({ name, displayName }: Pick<Row, 'name' | 'displayName'>) => displayName ?? name;

/** The state of a person that a second owner agrees to change, as text. */
const stateOf = (row: Row | null): string =>
  row === null ? '' : JSON.stringify([row.id, row.roles, row.merchants, row.disabled, row.email, row.passwordHash !== null]);

function invited(
  { name, email }: { readonly name: string; readonly email: string | null },
  link: string,
  out: string | null,
): Effect {
  const letters: Letter[] = email === null ? [] : [{ kind: 'invited', to: email, name, link }];
  return { state: 'done', sentTo: email, letters, out };
}

const listed = (values: readonly string[] | null) => values?.join(' ') ?? '*';

function memberOf(row: Row, passkeys: number): TeamMember {
  return {
    name: row.name,
    displayName: shownName(row),
    roles: [...row.roles],
    merchants: row.merchants === null ? null : [...row.merchants],
    state: row.disabled ? 'disabled' : row.invitationHash !== null || !hasJoined(row) ? 'invited' : 'active',
    hasSecondFactor: row.authenticator !== null || passkeys > 0,
    passkeys,
    email: row.email === null ? null : masked(row.email),
    tokenEndsAt: row.tokenHash === null ? null : (row.tokenEnd?.toISOString() ?? null),
    invitationEndsAt: row.invitationEnd?.toISOString() ?? null,
    lastSeenAt: row.seenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
