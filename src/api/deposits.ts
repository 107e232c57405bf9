import type { DepositOptions, DepositOrder, DepositRequest } from '../wire/deposit.ts';
import { call } from './call.ts';

/** Deposits of the signed-in member. */
export const depositCalls = {
  options: (signal?: AbortSignal) => call<DepositOptions>('depositOptions', signal === undefined ? {} : { signal }),
  read: (order: string, signal?: AbortSignal) =>
    call<DepositOrder>('depositOrder', { query: { order }, ...(signal === undefined ? {} : { signal }) }),
  create: (request: DepositRequest) => call<DepositOrder>('createDeposit', { body: request }),
  check: (order: string) => call<DepositOrder>('checkDeposit', { body: { order } }),
  cancel: (order: string) => call<DepositOrder>('cancelDeposit', { body: { order } }),
} as const;
