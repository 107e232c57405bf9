import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '../../domain/operatorRole.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Db } from '../db/index.ts';
import { operator } from '../db/tables/operators.ts';

interface DemoOperator {
  readonly name: string;
  readonly displayName: string;
  readonly role: OperatorRole;
}

const password = 'Studio-2026';

/** Operators of the studio in development. Their password is public: production neither has nor accepts them. */
export const demoOperators: readonly DemoOperator[] = [
  { name: 'mai', displayName: 'Hoàng Ngọc Mai', role: 'owner' },
  { name: 'phong', displayName: 'Lê Thanh Phong', role: 'publisher' },
  { name: 'ngan', displayName: 'Nguyễn Thu Ngân', role: 'editor' },
  { name: 'binh', displayName: 'Vũ Thanh Bình', role: 'viewer' },
];

export const demoOperatorLogins = demoOperators.map(({ name }) => ({ name, password }));

/** Inserts the missing ones; existing ones are left as they are. */
export async function seedDemoOperators({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  const known = new Set((await db.select({ name: operator.name }).from(operator)).map(({ name }) => name));
  const missing = demoOperators.filter(({ name }) => !known.has(name));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(password);
  await db
    .insert(operator)
    .values(
      missing.map(({ name, displayName, role }) => ({
        id: randomUUID(),
        name,
        displayName,
        roles: [role],
        merchants: null,
        passwordHash,
        demo: true,
        createdAt: now(),
      })),
    )
    .onConflictDoNothing({ target: operator.name });
}
