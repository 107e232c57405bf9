/** The part of `http_ece` that is used; the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    readonly version: 'aes128gcm';
    /** Private key of this side. */
    readonly privateKey: ECDH;
    /** Public key of the other side, base64url; a message that is opened carries it. */
    readonly dh?: string;
    /** Base64url. */
    readonly authSecret: string;
  }
  export function encrypt(text: Buffer, keys: Keys): Buffer;
  export function decrypt(sealed: Buffer, keys: Keys): Buffer;
}
