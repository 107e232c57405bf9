/** Where messages of one channel go. */
export type Gateway =
  /** Kept in the database and shown to developers. */
  | { readonly kind: 'outbox' }
  /** Handed to the operator's own gateway, signed with a secret both know. */
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string }
  /** The channel is not offered. */
  | { readonly kind: 'none' };

export type Channel = 'sms' | 'mail';

export type Gateways = Readonly<Record<Channel, Gateway>>;
