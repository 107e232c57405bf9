import type { ReceiptAnswer, ReceiptProofs, WithdrawalRequest } from '../wire/withdrawal.ts';
import { base64Of, imageTimeoutMs } from './base64.ts';
import { call } from './call.ts';
import type { QueryTopics } from './queries.ts';
import { sealedCall } from './sealed.ts';

interface QueryContext {
  readonly signal: AbortSignal;
}

/** An answer to a payment, with its images as files. */
export interface ReceiptReport extends Omit<ReceiptAnswer, 'images'> {
  readonly images: readonly Blob[];
}

/** Withdrawals of the signed-in member. */
export const withdrawalCalls = {
  board: (signal?: AbortSignal) => call('withdrawalBoard', signal === undefined ? {} : { signal }),
  request: (request: WithdrawalRequest) => sealedCall('withdraw', request),
  cancel: (order: string) => call('cancelWithdrawal', { body: { order } }),
  answer: async ({ images, ...answer }: ReceiptReport): Promise<null> => {
    if (images.length === 0) return call('answerReceipt', { body: answer });
    const body: ReceiptAnswer = { ...answer, images: await Promise.all(images.map(base64Of)) };
    return call('answerReceipt', { body, timeoutMs: imageTimeoutMs });
  },
  addProofs: async ({
    images,
    ...part
  }: Pick<ReceiptReport, 'order' | 'images'> & { readonly part: number }): Promise<null> => {
    const body: ReceiptProofs = { ...part, images: await Promise.all(images.map(base64Of)) };
    return call('addReceiptProofs', { body, timeoutMs: imageTimeoutMs });
  },
} as const;

/** Queries of withdrawals. Keys of personal data begin with `member`: a logout removes them. */
export const withdrawalQueries = {
  orders: (days: '7' | '30') => ({
    queryKey: ['member', 'withdrawals', days],
    queryFn: ({ signal }: QueryContext) => call('withdrawals', { query: { days }, signal }),
    meta: { topics: ['receipt'] } satisfies QueryTopics,
  }),
} as const;
