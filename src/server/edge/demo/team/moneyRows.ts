import { moneyFromUnits } from '../../../../domain/money.ts';
import { foldText } from '../../../../domain/searchText.ts';
import { receiptDeadline } from '../../../../domain/withdrawal.ts';
import type { Identity } from '../../../identity/ports/index.ts';
import { sealedNumber } from '../../../money/bindings/index.ts';
import type { LedgerTransaction } from '../../../money/ledger/index.ts';
import { mainWallet } from '../../../money/wallets/index.ts';
import type { DbTransaction } from '../../../platform/db/index.ts';
import { depositOrder, payoutBinding, withdrawal, withdrawalPart } from '../../../platform/db/tables/index.ts';
import { bookOf } from '../../../tenants/books/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { demoBank } from '../demoAccounts.ts';
import type { DemoDeposit, DemoPayments, DemoWithdrawal } from './payments.ts';
import { people, personId } from './people.ts';

type Binding = typeof payoutBinding.$inferInsert;

const orderTimeMs = 1_800_000;
/** Operator of what was decided before the installation had any. */
const demoDesk = 'demo';

/** Confirmed bank accounts of the players. */
export const bindingsOf = (vault: Identity['vault'], merchant: string, createdAt: Date): Promise<readonly Binding[]> =>
  Promise.all(
    people.flatMap(({ nickname, plays }, index) => {
      if (!plays) return [];
      const [account, holder] = [personId(index), foldText(nickname).toUpperCase()];
      const id = bindingId(account);
      return [
        sealedNumber(vault, { merchant, id }, { provider: demoBank, holder, number: `9704${account}` }).then(
          (sealed): Binding => ({
            merchant,
            id,
            account,
            kind: 'bank',
            provider: demoBank,
            ...sealed,
            state: 'confirmed',
            createdAt,
            decidedAt: createdAt,
          }),
        ),
      ];
    }),
  );

const bindingId = (account: string) => `demo-${account}`;

interface Move {
  readonly id: string;
  readonly transaction: LedgerTransaction;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Ledger transactions of deposits and withdrawals. */
export function moneyMovesOf(tenant: Tenant, { deposits, withdrawals }: DemoPayments): readonly Move[] {
  const moves = deposits.flatMap((each): Move[] => {
    const { id, account, method, amount, state, endedAt } = each;
    if (state !== 'credited') return [];
    const wallet = mainWallet(tenant, { id: account });
    return [
      {
        id: creditOf(each),
        at: endedAt,
        transaction: { kind: 'deposit', provider: method.provider, order: id, wallet, amount },
      },
    ];
  });
  return [...moves, ...withdrawals.flatMap((each) => withdrawalMoves(tenant, each))];
}

function withdrawalMoves(tenant: Tenant, each: DemoWithdrawal): readonly Move[] {
  const { id: order, account, amount, fee, requestedAt, decidedAt, paidAt } = each;
  const wallet = mainWallet(tenant, { id: account });
  const held = { ...wallet, name: 'held' } as const;
  const move = (id: string, at: number, transaction: LedgerTransaction): Move => ({ id, at, transaction });
  return [
    move(holdOf(each), requestedAt, { kind: 'hold', wallet, to: held, amount, order }),
    ...(isReleased(each) && decidedAt !== null
      ? [move(releaseOf(each), decidedAt, { kind: 'release', wallet: held, to: wallet, amount, order })]
      : []),
    ...(paidAt === null
      ? []
      : [move(payoutOf(each), paidAt, { kind: 'payout', wallet: held, amount, fee, provider: providerOf(tenant), order })]),
  ];
}

type Named = { readonly id: string };
const creditOf = ({ id }: Named) => `demo-${id}`;
const holdOf = ({ id }: Named) => `demo-${id}-hold`;
const releaseOf = ({ id }: Named) => `demo-${id}-release`;
const payoutOf = ({ id }: Named) => `demo-${id}-payout`;
const isReleased = ({ state }: DemoWithdrawal) => state === 'rejected' || state === 'cancelled';

const providerOf = ({ brand }: Tenant): string => brand.deposits.methods[0]?.provider ?? 'manual';

/** The orders as members and operators see them. */
export async function addPayments(
  tx: DbTransaction,
  tenant: Tenant,
  { deposits, withdrawals }: DemoPayments,
  bindings: readonly Binding[],
): Promise<void> {
  const { merchant, policies } = tenant.brand;
  const book = bookOf(tenant);
  await tx.insert(payoutBinding).values([...bindings]);
  if (deposits.length > 0)
    await tx.insert(depositOrder).values(deposits.map((each) => ({ merchant, book, ...depositRow(each) })));
  if (withdrawals.length === 0) return;
  await tx.insert(withdrawal).values(
    withdrawals.map((each) => ({
      merchant,
      book,
      id: each.id,
      account: each.account,
      binding: bindingId(each.account),
      amount: each.amount,
      fee: each.fee,
      paid: each.state === 'paid' ? each.amount : 0n,
      state: each.state,
      reason: each.state === 'rejected' ? 'Tên chủ tài khoản không khớp' : null,
      holdTransaction: holdOf(each),
      releaseTransaction: isReleased(each) ? releaseOf(each) : null,
      requestedAt: new Date(each.requestedAt),
      decidedAt: each.decidedAt === null ? null : new Date(each.decidedAt),
      decidedBy: each.decidedAt === null || each.state === 'cancelled' ? null : demoDesk,
    })),
  );
  const parts = withdrawals.flatMap((each) => (each.paidAt === null ? [] : [{ each, paidAt: new Date(each.paidAt) }]));
  if (parts.length === 0) return;
  await tx.insert(withdrawalPart).values(
    parts.map(({ each, paidAt }) => {
      const dueAt = receiptDeadline(paidAt, policies.withdraw.autoConfirmMinutes);
      return {
        merchant,
        order: each.id,
        part: 1,
        account: each.account,
        amount: moneyFromUnits(each.amount - each.fee),
        provider: providerOf(tenant),
        transaction: payoutOf(each),
        paidAt,
        paidBy: demoDesk,
        receipt: 'auto',
        dueAt,
        answeredAt: dueAt,
      } as const;
    }),
  );
}

const depositRow = (each: DemoDeposit) => ({
  id: each.id,
  account: each.account,
  request: each.id,
  method: each.method.id,
  kind: each.method.kind,
  provider: each.method.provider,
  reference: each.state === 'failed' && each.reason === 'cancelled' ? null : `demo-${each.id}`,
  state: each.state,
  reason: each.reason,
  amount: each.amount,
  fee: 0n,
  received: each.state === 'credited' ? each.amount : null,
  transaction: each.state === 'credited' ? creditOf(each) : null,
  createdAt: new Date(each.createdAt),
  expiresAt: new Date(each.createdAt + orderTimeMs),
  endedAt: new Date(each.endedAt),
});
