import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { RecoveryCodes } from '../../../wire/verification.ts';
import { recoveryCode } from '../../platform/db/tables/index.ts';
import { hashPassword, verifyHash } from '../accounts/passwords.ts';
import type { Account, Identity } from '../ports/index.ts';

export type RecoveryCodeStore = ReturnType<typeof createRecoveryCodes>;

type Owner = Pick<Account, 'merchant' | 'id'>;

const codesPerAccount = 10;
const attemptsPerQuarterHour = 5;
/** Excludes characters that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const lettersPerCode = 11;

/** Recovery codes: each replaces the authenticator app once. Stored as passwords are. */
export function createRecoveryCodes({ db, limits, audit }: Pick<Identity, 'db' | 'limits' | 'audit'>) {
  const ownedBy = ({ merchant, id }: Owner) => and(eq(recoveryCode.merchant, merchant), eq(recoveryCode.account, id));

  return {
    /** Replaces the codes of an account. */
    async issue({ merchant, id }: Owner): Promise<RecoveryCodes> {
      const codes = Array.from({ length: codesPerAccount }, (_, digit) => newCode(digit));
      const rows = await Promise.all(
        codes.map(async (code, digit) => ({ merchant, account: id, digit, hash: await hashPassword(code) })),
      );
      await db.transaction(async (tx) => {
        await tx.delete(recoveryCode).where(ownedBy({ merchant, id }));
        await tx.insert(recoveryCode).values(rows);
      });
      await audit.note({ merchant, kind: 'recoveryCodes.issued', accountId: id });
      return { recoveryCodes: codes.map(inGroups) };
    },

    async remain(owner: Owner): Promise<boolean> {
      return (await db.$count(recoveryCode, ownedBy(owner))) > 0;
    },

    /**
     * Consumes the code if it is right.
     * @throws Failure RATE_LIMIT
     */
    async accepts(owner: Owner, typed: string): Promise<boolean> {
      const { merchant, id } = owner;
      const budget = { merchant, key: `recovery-code:${id}`, uses: attemptsPerQuarterHour, seconds: 900 };
      if (!(await limits.take(budget))) throw new Failure('RATE_LIMIT');
      const code = typed.normalize('NFKC').replaceAll(/[\s-]/gu, '').toUpperCase();
      const isOne = and(ownedBy(owner), eq(recoveryCode.digit, /^\d/.test(code) ? Number(code[0]) : -1));
      const [row] = await db.select().from(recoveryCode).where(isOne);
      if (row === undefined || !(await verifyHash(row.hash, code))) return false;
      const used = await db
        .delete(recoveryCode)
        .where(and(isOne, eq(recoveryCode.hash, row.hash)))
        .returning({ digit: recoveryCode.digit });
      if (used.length > 0) await audit.note({ merchant, kind: 'recoveryCode.used', accountId: id });
      return used.length > 0;
    },
  };
}

const newCode = (digit: number) =>
  `${digit}${Array.from({ length: lettersPerCode }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Groups of four are read and typed with fewer errors. */
const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/gu, '$1-');
