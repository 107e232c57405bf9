import type { DepositRequest } from '../wire/deposit.ts';
import { call } from './call.ts';

/** Deposits of the signed-in member. */
export const depositCalls = {
  options: (signal?: AbortSignal) => call('depositOptions', signal === undefined ? {} : { signal }),
  read: (order: string, signal?: AbortSignal) =>
    call('depositOrder', { query: { order }, ...(signal === undefined ? {} : { signal }) }),
  create: (request: DepositRequest) => call('createDeposit', { body: request }),
  check: (order: string) => call('checkDeposit', { body: { order } }),
  cancel: (order: string) => call('cancelDeposit', { body: { order } }),
} as const;
