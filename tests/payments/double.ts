import type { CallbackCall } from '../../src/server/money/payments/provider.ts';
import type { OutboundFetch } from '../../src/server/platform/outbound/index.ts';

/** The provider's side of one adapter: the default export of `doubles/<name of the adapter>.ts` opens it. */
export interface ProviderDouble {
  readonly account: string;
  readonly secret: string;
  readonly send: OutboundFetch;
  readonly decide: (order: string, state: 'paid' | 'failed') => Promise<void>;
  /** The report of an order as the provider would send it, or one that differs from it. */
  readonly callbackOf: (order: string, change?: CallbackChange) => Promise<CallbackCall>;
  readonly close: () => Promise<void>;
}

export interface CallbackChange {
  readonly secret?: string;
  readonly account?: string;
  readonly at?: Date;
}

export type OpenDouble = (now: () => Date) => Promise<ProviderDouble>;

/** Digits of an amount, which a forger would change first. */
export const tampered = ({ headers, body }: CallbackCall): CallbackCall => {
  return { headers, body: body.replace('1234567', '9234567') };
};
