import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { hashPassword, verifyHash } from '../../identity/accounts/index.ts';
import { enrolment, stepOfCode } from '../../identity/verification/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator, operatorRecoveryCode } from '../../platform/db/tables/index.ts';
import { contextOf, type Vault } from '../../platform/vault/index.ts';

const issuer = 'Livery Studio';
const codesPerOperator = 10;
/** Excludes characters that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const lettersPerCode = 11;

export type StudioFactors = ReturnType<typeof createFactors>;

interface FactorDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'open' | 'close'>;
}

/** Authenticator apps and recovery codes of operators. Callers count tries. */
export function createFactors({ db, now, vault }: FactorDeps) {
  const isOperator = (id: string) => eq(operator.id, id);
  const rowOf = async (id: string) => (await db.select().from(operator).where(isOperator(id)))[0];
  const codesOf = (id: string) => eq(operatorRecoveryCode.operator, id);

  return {
    /** Secret of the authenticator that is being set up: the same until it is bound. */
    async enrolment(id: string, name: string): Promise<{ readonly secret: string; readonly uri: string }> {
      const context = contextOf.operatorEnrolment(id);
      const fresh = await vault.close(randomBytes(20).toString('base64url'), context);
      await db
        .update(operator)
        .set({ enrolment: fresh })
        .where(and(isOperator(id), isNull(operator.enrolment)));
      const sealed = (await rowOf(id))?.enrolment ?? fresh;
      const { secret, address } = enrolment(issuer, name, Buffer.from(await vault.open(sealed, context), 'base64url'));
      return { secret, uri: address };
    },

    /** Binds the authenticator that is being set up, if it shows this code. */
    async bind(id: string, code: string): Promise<boolean> {
      const pending = (await rowOf(id))?.enrolment ?? null;
      if (pending === null) return false;
      const secret = await vault.open(pending, contextOf.operatorEnrolment(id));
      const step = stepOfCode(Buffer.from(secret, 'base64url'), code, now(), 0);
      if (step === null) return false;
      const sealed = await vault.close(secret, contextOf.operatorAuthenticator(id));
      const bound = await db
        .update(operator)
        .set({ authenticator: sealed, authenticatorStep: step, enrolment: null })
        .where(and(isOperator(id), eq(operator.enrolment, pending)))
        .returning({ id: operator.id });
      return bound.length > 0;
    },

    /** Checks and consumes a code of the authenticator; codes of the same or an earlier time step are rejected. */
    async acceptsCode(id: string, code: string): Promise<boolean> {
      const row = await rowOf(id);
      if (row === undefined || row.authenticator === null) return false;
      const secret = Buffer.from(await vault.open(row.authenticator, contextOf.operatorAuthenticator(id)), 'base64url');
      const step = stepOfCode(secret, code, now(), row.authenticatorStep);
      if (step === null) return false;
      const taken = await db
        .update(operator)
        .set({ authenticatorStep: step })
        .where(and(isOperator(id), lt(operator.authenticatorStep, step)))
        .returning({ id: operator.id });
      return taken.length > 0;
    },

    /** Replaces the recovery codes. @returns them in groups of four */
    async issueRecoveryCodes(id: string): Promise<string[]> {
      const codes = Array.from({ length: codesPerOperator }, (_, digit) => newCode(digit));
      const rows = await Promise.all(
        codes.map(async (code, digit) => ({ operator: id, digit, hash: await hashPassword(code) })),
      );
      await db.transaction(async (tx) => {
        await tx.delete(operatorRecoveryCode).where(codesOf(id));
        await tx.insert(operatorRecoveryCode).values(rows);
      });
      return codes.map(inGroups);
    },

    recoveryCodesLeft: (id: string): Promise<number> => db.$count(operatorRecoveryCode, codesOf(id)),

    /** Consumes a recovery code if it is right. */
    async acceptsRecoveryCode(id: string, typed: string): Promise<boolean> {
      const code = typed.normalize('NFKC').replaceAll(/[\s-]/gu, '').toUpperCase();
      const isOne = and(codesOf(id), eq(operatorRecoveryCode.digit, /^\d/.test(code) ? Number(code[0]) : -1));
      const [row] = await db.select().from(operatorRecoveryCode).where(isOne);
      if (!(await verifyHash(row?.hash ?? null, code)) || row === undefined) return false;
      const used = await db
        .delete(operatorRecoveryCode)
        .where(and(isOne, eq(operatorRecoveryCode.hash, row.hash)))
        .returning({ digit: operatorRecoveryCode.digit });
      return used.length > 0;
    },
  };
}

/** The first character says which of the ten it is, so that one hash is computed and not ten. */
const newCode = (digit: number) =>
  `${digit}${Array.from({ length: lettersPerCode }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Groups of four are read and typed with fewer errors. */
const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/gu, '$1-');
