import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

/** The public half of a one-time P-256 key, made by the browser for one lookup. */
export const OneTimePublicKey = Type.Object(
  {
    kty: Type.Literal('EC'),
    crv: Type.Literal('P-256'),
    x: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    y: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  },
  closed,
);
export type OneTimePublicKey = Static<typeof OneTimePublicKey>;

export const CustomerServiceRequest = Type.Object({ publicKey: OneTimePublicKey }, closed);
export type CustomerServiceRequest = Static<typeof CustomerServiceRequest>;

/** `path` is a compact JWE (ECDH-ES, A256GCM) of a `CustomerServiceAddress`. */
export const CustomerServicePath = Type.Object({ type: Type.String(), path: Type.String() }, closed);
export type CustomerServicePath = Static<typeof CustomerServicePath>;

export const CustomerServiceLookup = Type.Object(
  { version: Type.Object({ pathList: Type.Array(CustomerServicePath) }, closed) },
  closed,
);
export type CustomerServiceLookup = Static<typeof CustomerServiceLookup>;

/** What stands inside the encrypted path. `exp` is a Unix time in seconds. */
export interface CustomerServiceAddress {
  readonly url: string;
  readonly type: string;
  readonly exp: number;
}
