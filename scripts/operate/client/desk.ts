import type { ActResult } from '../../../src/wire/operate.ts';
import type { DeskActName, DeskResult } from '../../../src/wire/studio/desk.ts';
import type { Call, Given } from './noun.ts';

interface Decision {
  readonly kind: string;
  readonly id: string;
  readonly act: DeskActName;
  readonly reason?: unknown;
  readonly amount?: unknown;
  readonly provider?: unknown;
}

/** Decides about an item of the desk, which takes it up in the same call. */
export const decide = (call: Call, { merchant, requestId }: Given, { kind, id, ...order }: Decision): Promise<DeskResult> =>
  call('deskAct', { params: { merchant, kind, id }, body: { ...order, requestId } });

/** Result of a decision that may need a second operator. */
export const resultOf = ({ state, approval }: DeskResult): ActResult => ({
  state,
  approval: approval?.id ?? null,
  expiresAt: approval?.expiresAt ?? null,
  balance: null,
});

/** The account with this username. A name that no account has is taken for the id of an account. */
export async function memberOf(call: Call, { merchant, names }: Given): Promise<{ merchant: string; account: string }> {
  const { user: username = '' } = names;
  const { members } = await call('deskMembers', { params: { merchant }, query: { username } });
  return { merchant, account: members[0]?.account ?? username };
}
