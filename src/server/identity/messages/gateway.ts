import type { ReportFault } from '../../platform/events/index.ts';

/** Delivery of the messages of a channel. */
export type Gateway =
  /** Stored in the database and shown to developers at `/outbox`. */
  | { readonly kind: 'outbox' }
  /** Posted to the operator's gateway, signed with a shared secret. */
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string }
  /** Handed to the operator's mail server; only mail. `url` has user and password. */
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  /** The channel is not offered. */
  | { readonly kind: 'none' };

export type Channel = 'sms' | 'mail';

/** Official account of the operator at Zalo, by whose template codes are sent. */
export interface ZaloSettings {
  readonly appId: string;
  readonly secret: string;
  /** The one that begins a chain: each renewal gives the next. */
  readonly refreshToken: string;
  /** Id of an approved template with the parameters `otp` and `brand`. */
  readonly template: string;
  readonly messageUrl: string;
  readonly tokenUrl: string;
}

export interface Gateways extends Readonly<Record<Channel, Gateway>> {
  /** Takes codes for Vietnamese numbers before SMS does. */
  readonly zalo?: ZaloSettings;
}

/** The encrypted payload of a row, and what a gateway is given. */
export interface MessageContent {
  readonly to: string;
  readonly brand: string;
  readonly subject: string | null;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}

/** A message for a gateway. */
export interface Outgoing {
  /** The same for every retry. */
  readonly id: string;
  readonly merchant: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly language: string;
  readonly content: MessageContent;
}

/** `later`: retryable. `never`: refused for good. */
export type Delivery = 'done' | 'later' | 'never';

/** An adapter of a gateway. Reports what went wrong, without recipient or text. */
export type Send = (outgoing: Outgoing) => Promise<Delivery>;

export interface SenderDeps {
  readonly now: () => Date;
  readonly reportFault: ReportFault;
}

/** An answer that refuses a message. Only type and code of an error are logged. */
export class GatewayRefusal extends Error {
  readonly code: string;
  constructor(code: number | string) {
    super();
    this.name = 'GatewayRefusal';
    this.code = String(code);
  }
}
