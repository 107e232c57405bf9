import type { Money } from '../../../domain/money.ts';
import type { DepositInstruction, DepositKind } from '../../../wire/deposit.ts';
import type { OutboundFetch } from '../../platform/outbound/index.ts';

/** An order as the provider is asked for it. */
export interface PaymentRequest {
  /** Our name of it. A second request for the same order gets the same payment. */
  readonly order: string;
  readonly kind: DepositKind;
  readonly amount: Money;
  /** ISO 4217. */
  readonly currency: string;
  readonly expiresAt: Date;
  /** Id of the carrier of a phone card, by the manifest; null for every other order. */
  readonly carrier: string | null;
  /** The brand’s bank account that the member is shown, and the text by which a transfer is known; null if the provider names both. */
  readonly transfer: { readonly bin: string; readonly number: string; readonly content: string } | null;
  /** Address to which the provider sends its reports. */
  readonly callbackUrl: string;
  /** Address to which the provider's page leads back. */
  readonly returnUrl: string;
}

/** The answer to a request: the provider's name of the payment, and how to pay. */
export interface Payment {
  readonly reference: string;
  readonly instruction: DepositInstruction;
}

/** Report of a provider about a payment, asked or unasked. */
export interface PaymentReport {
  readonly order: string;
  readonly reference: string;
  readonly state: 'pending' | 'paid' | 'failed';
  readonly amount: Money;
  readonly currency: string;
}

/** An unasked call of the provider, as it arrived. */
export interface CallbackCall {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Answer to a provider; on `later` it repeats the call. */
export type CallbackOutcome = 'accepted' | 'refused' | 'later';

export interface CallbackAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The port to one payment provider on behalf of one merchant. `tests/payments/conformance.ts` proves an implementation. */
export interface PaymentProvider {
  /**
   * Opens a payment; repeatable.
   * @throws ProviderDown if it is unknown whether there is a payment now
   * @throws ProviderRefusal if there is none
   */
  create(request: PaymentRequest): Promise<Payment>;
  /**
   * State of an order; null if the provider does not know it.
   * @throws ProviderDown
   */
  query(order: string): Promise<PaymentReport | null>;
  /** @throws CallbackRefused unless the call is signed, in time, about this merchant's account and well-formed */
  readCallback(call: CallbackCall): Promise<PaymentReport>;
  answer(outcome: CallbackOutcome): CallbackAnswer;
}

/** Settings of an adapter: an entry of `deposits.providers` and its secrets. */
export interface ProviderSettings {
  readonly merchant: string;
  /** The merchant's account at the provider. */
  readonly account: string;
  /** Base address, without a trailing slash. */
  readonly url: string;
  /** Signs our calls. */
  readonly secretOf: () => Promise<string | null>;
  /** Accepted from the provider: during a rotation two. */
  readonly acceptedSecretsOf: () => Promise<readonly string[]>;
  readonly now: () => Date;
  /** Makes the calls: outbound ones, or those of a provider in this process. */
  readonly send: OutboundFetch;
  /** Less than an outbound call has. */
  readonly timeoutMs?: number;
}

/** Default export of a file of `adapters/`, whose name is the name of the adapter. */
export interface PaymentAdapter {
  readonly providerOf: (settings: ProviderSettings) => PaymentProvider;
}

/** The provider cannot be reached, or answers nothing that can be read. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

/** The provider refuses the payment. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** A callback that is not to be believed. */
export class CallbackRefused extends Error {
  override readonly name = 'CallbackRefused';
  readonly reason: 'signature' | 'time' | 'account' | 'malformed';
  constructor(reason: CallbackRefused['reason']) {
    super(`A callback was refused: ${reason}.`);
    this.reason = reason;
  }
}
