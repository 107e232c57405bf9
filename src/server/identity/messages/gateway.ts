/** Delivery of the messages of a channel. */
export type Gateway =
  /** Stored in the database and shown to developers at `/outbox`. */
  | { readonly kind: 'outbox' }
  /** Posted to the operator's gateway, signed with a shared secret. */
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string }
  /** The channel is not offered. */
  | { readonly kind: 'none' };

export type Channel = 'sms' | 'mail';

export type Gateways = Readonly<Record<Channel, Gateway>>;
