import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

const Endpoint = Type.String({ pattern: '^https?://', maxLength: 1_000 });

/** Public key of the installation (VAPID), base64url of an uncompressed point of P-256. */
export const PushKey = Type.Object({ key: Type.String() }, closed);
export type PushKey = Static<typeof PushKey>;

/** A subscription of a browser, as its push manager gives it; keys in base64url. */
export const PushDevice = Type.Object(
  {
    endpoint: Endpoint,
    keys: Type.Object(
      { p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }), auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) },
      closed,
    ),
  },
  closed,
);
export type PushDevice = Static<typeof PushDevice>;

export const PushEndpoint = Type.Object({ endpoint: Endpoint }, closed);
export type PushEndpoint = Static<typeof PushEndpoint>;
