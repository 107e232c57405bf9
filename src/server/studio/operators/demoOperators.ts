import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import { hashPassword } from '../../identity/accounts/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { operator } from '../../platform/db/tables/index.ts';

interface DemoOperator {
  readonly name: string;
  readonly displayName: string;
  readonly roles: readonly OperatorRole[];
}

const password = 'Studio-2026';

/** Operators of the studio in development. Their password is public: production neither has nor accepts them. */
export const demoOperators: readonly DemoOperator[] = [
  { name: 'mai', displayName: 'Hoàng Ngọc Mai', roles: ['owner', 'members', 'money', 'approve'] },
  { name: 'khoa', displayName: 'Trần Minh Khoa', roles: ['owner'] },
  { name: 'phong', displayName: 'Lê Thanh Phong', roles: ['publisher', 'money', 'approve'] },
  { name: 'ngan', displayName: 'Nguyễn Thu Ngân', roles: ['editor', 'members', 'money'] },
  { name: 'binh', displayName: 'Vũ Thanh Bình', roles: ['viewer'] },
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
      missing.map(({ name, displayName, roles }) => ({
        id: randomUUID(),
        name,
        displayName,
        email: `${name}@studio.example`,
        roles,
        merchants: null,
        passwordHash,
        demo: true,
        createdAt: now(),
      })),
    )
    .onConflictDoNothing({ target: operator.name });
}
