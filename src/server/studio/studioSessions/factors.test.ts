import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { codeAt } from '../../../../tests/server/studio-kit.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { operator, operatorRecoveryCode } from '../../platform/db/tables/operators.ts';
import { createFactors } from './factors.ts';

/** Second factors of two operators: each one’s codes are good for that one only. */

let database: Database;
let time = noon;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  for (const table of [operatorRecoveryCode, operator]) await database.db.delete(table);
  const person = { createdAt: noon, roles: ['editor'] as const };
  await database.db.insert(operator).values(['an', 'binh'].map((id) => ({ ...person, id, name: id })));
});

const factors = () =>
  createFactors({
    db: database.db,
    now: () => time,
    vault: {
      close: async (text, context) => JSON.stringify([context, text]),
      open: async (sealed, context) => {
        const [of, text] = JSON.parse(sealed) as [string, string];
        expect(of).toEqual(JSON.parse(JSON.stringify(context)));
        return text;
      },
    },
  });
const later = (minutes: number) => {
  time = new Date(noon.getTime() + minutes * 60_000);
};

it('an authenticator is bound by the code that it shows, and no other, nor without one that is being set up', async () => {
  expect(await factors().bind('an', '000000')).toBe(false);
  const { secret } = await factors().enrolment('an', 'An');
  expect((await factors().enrolment('an', 'An')).secret).toBe(secret);
  const { secret: other } = await factors().enrolment('binh', 'Binh');
  expect(await factors().bind('an', codeAt(other, time))).toBe(false);
  expect(await factors().acceptsCode('an', codeAt(secret, time))).toBe(false);
  expect(await factors().bind('an', codeAt(secret, time))).toBe(true);
  // The code that bound it has been used; a later one is accepted once, and by its operator.
  expect(await factors().acceptsCode('an', codeAt(secret, time))).toBe(false);
  later(1);
  expect(await factors().acceptsCode('binh', codeAt(secret, time))).toBe(false);
  expect(await factors().acceptsCode('an', codeAt(secret, time))).toBe(true);
  expect(await factors().acceptsCode('an', codeAt(secret, time))).toBe(false);
  expect(await factors().bind('an', codeAt(secret, time))).toBe(false);
});

it('a recovery code is accepted from its operator only, once', async () => {
  const [ofAn, ofBinh] = [await factors().issueRecoveryCodes('an'), await factors().issueRecoveryCodes('binh')];
  const left = async () => [await factors().recoveryCodesLeft('an'), await factors().recoveryCodesLeft('binh')];
  for (const [id, codes] of [
    ['an', ofBinh],
    ['binh', ofAn],
  ] as const)
    expect(await factors().acceptsRecoveryCode(id, codes[3] ?? '')).toBe(false);
  expect(await left()).toEqual([10, 10]);
  for (const [id, codes] of [
    ['an', ofAn],
    ['binh', ofBinh],
  ] as const)
    expect(await factors().acceptsRecoveryCode(id, ` ${codes[3]?.toLowerCase()}`)).toBe(true);
  expect(await left()).toEqual([9, 9]);
  expect(await factors().acceptsRecoveryCode('an', ofAn[3] ?? '')).toBe(false);
  expect(await factors().acceptsRecoveryCode('an', 'no code')).toBe(false);
  expect(await left()).toEqual([9, 9]);
});
