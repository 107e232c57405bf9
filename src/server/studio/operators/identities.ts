import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import {
  deskRoles,
  type NewOperator,
  type OperatorRole,
  type OperatorRow,
  type OperatorToken,
  studioRoles,
} from '../../../wire/operate.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator, studioSession, studioTrust } from '../../platform/db/tables/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { randomSecret } from '../../platform/vault/index.ts';
import type { Invitations } from './invitations.ts';

/** Operator who performs an act. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** Merchants the operator may act for; null for all. */
  readonly merchants: readonly string[] | null;
}

interface IdentityDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  readonly invitations: Pick<Invitations, 'make'>;
  /** Days that a token of the command line holds. */
  readonly tokenDays?: number;
}

export const defaultTokenDays = 90;
const dayMs = 86_400_000;

const tokenPrefix = 'op_';
/** Stands for an operator in the events of the holder of the installation's token. */
const installation = 'installation';

/** Operators and their tokens. Only the holder of the installation's token manages them. */
export function createOperatorIdentities({ db, now, audit, invitations, tokenDays = defaultTokenDays }: IdentityDeps) {
  const newTokenEnd = () => new Date(now().getTime() + tokenDays * dayMs);
  const note = (kind: 'operator.added' | 'operator.changed', id: string, details: Readonly<Record<string, string>>) =>
    audit.note({ merchant: null, kind, details: { operator: installation, subject: id, ...details } });

  async function change(name: string, values: Partial<typeof operator.$inferInsert>, what: string): Promise<void> {
    const [changed] = await db.update(operator).set(values).where(eq(operator.name, name)).returning({ id: operator.id });
    if (changed === undefined) throw new Failure('NOT_FOUND');
    if (values.disabled === true) {
      // Enabled again, the operator signs in again.
      await db.delete(studioSession).where(eq(studioSession.operator, changed.id));
      await db.delete(studioTrust).where(eq(studioTrust.operator, changed.id));
    }
    await note('operator.changed', changed.id, { change: what });
  }

  return {
    /**
     * Adds an operator and returns the token, which is not stored, and the path of an invitation for one with a role of the studio.
     * @throws Failure CONFLICT if the name is taken
     */
    async add({ name, roles = [...deskRoles], merchants }: NewOperator): Promise<OperatorToken> {
      const token = newToken();
      const id = randomUUID();
      const isForStudio = roles.some((role) => (studioRoles as readonly OperatorRole[]).includes(role));
      const invitation = isForStudio ? invitations.make() : null;
      const added = await db
        .insert(operator)
        .values({
          id,
          name,
          tokenHash: hashOf(token),
          tokenEnd: newTokenEnd(),
          roles,
          merchants: merchants ?? null,
          createdAt: now(),
          ...invitation?.columns,
        })
        .onConflictDoNothing({ target: operator.name })
        .returning({ id: operator.id });
      if (added.length === 0) throw new Failure('CONFLICT');
      await note('operator.added', id, { name, roles: roles.join(' '), merchants: merchants?.join(' ') ?? '*' });
      return { name, token, invitation: invitation?.link.path ?? null };
    },

    async list(): Promise<OperatorRow[]> {
      const rows = await db.select().from(operator).orderBy(operator.name);
      return rows.map(({ name, roles, merchants, disabled, createdAt, tokenHash, tokenEnd }) => ({
        name,
        roles: [...roles],
        merchants: merchants === null ? null : [...merchants],
        disabled,
        createdAt: createdAt.toISOString(),
        tokenEnd: tokenHash === null ? null : (tokenEnd?.toISOString() ?? null),
      }));
    },

    /** @throws Failure NOT_FOUND */
    disable: (name: string) => change(name, { disabled: true }, 'disabled'),
    /** @throws Failure NOT_FOUND */
    enable: (name: string) => change(name, { disabled: false }, 'enabled'),

    /**
     * A new token in place of the former one.
     * @throws Failure NOT_FOUND
     */
    async renewToken(name: string): Promise<OperatorToken> {
      const token = newToken();
      await change(name, { tokenHash: hashOf(token), tokenEnd: newTokenEnd() }, 'token');
      return { name, token, invitation: null };
    },

    /** Null for an unknown token, for one that has ended, and for that of a disabled operator. */
    async byToken(token: string): Promise<Operator | null> {
      const [found] = await db
        .select()
        .from(operator)
        .where(eq(operator.tokenHash, hashOf(token)));
      if (found === undefined || found.disabled || found.tokenEnd === null || found.tokenEnd <= now()) return null;
      const { id, name, roles, merchants } = found;
      return { id, name, roles, merchants };
    },
  };
}

/** 256 random bits. */
const newToken = () => `${tokenPrefix}${randomSecret()}`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
