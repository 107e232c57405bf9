import type { AccountTransfer } from '../wire/transfer.ts';
import type { WalletTransfer } from '../wire/wallet.ts';
import { call } from './call.ts';
import type { QueryTopics } from './queries.ts';
import { sealedCall } from './sealed.ts';

interface QueryContext {
  readonly signal: AbortSignal;
}

const meta: QueryTopics = { topics: ['balance'] };

/** Wallets of the account and its transfers. Read again on every visit of the page: money moves elsewhere too. */
export const transferQueries = {
  wallets: () => ({
    queryKey: ['member', 'balance', 'wallets'],
    queryFn: ({ signal }: QueryContext) => call('balance', { signal }),
    staleTime: 0,
    meta,
  }),
  lastTransfers: () => ({
    queryKey: ['member', 'balance', 'transfers'],
    queryFn: ({ signal }: QueryContext) => call('walletTransfers', { signal }),
    staleTime: 0,
    meta,
  }),
  toUpline: () => ({
    queryKey: ['member', 'balance', 'upline'],
    queryFn: ({ signal }: QueryContext) => call('uplineTransfers', { signal }),
    staleTime: 0,
    meta,
  }),
} as const;

export const transferCalls = {
  between: (transfer: WalletTransfer) => call('walletTransfer', { body: transfer }),
  collect: (requestId: string) => call('collectWallets', { body: { requestId } }),
  toUpline: (transfer: AccountTransfer) => sealedCall('transferUpline', transfer),
} as const;
