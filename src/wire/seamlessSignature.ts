/** Header names of a signed call, in both directions. */
export const seamlessHeaders = {
  /** Id of the vendor, in both directions. */
  vendor: 'x-seamless-vendor',
  /** Unix seconds. */
  timestamp: 'x-seamless-timestamp',
  /** Idempotency key chosen by the caller: 1 to 64 of A-Z a-z 0-9 . _ : ~ - */
  request: 'x-seamless-request',
  /** HMAC-SHA256 in lower-case hexadecimal. */
  signature: 'x-seamless-signature',
} as const;

/** Maximum clock difference in seconds. */
export const clockTolerance = 60;

export interface SignedCall {
  readonly method: 'POST';
  /** Path with query, as sent. */
  readonly path: string;
  /** Unix seconds, as in the header. */
  readonly timestamp: string;
  readonly request: string;
  /** The raw body. */
  readonly body: string;
}

/** Signed text: a version and the five parts, one per line; the body as its SHA-256 in hexadecimal. */
const signedText = async ({ method, path, timestamp, request, body }: SignedCall) =>
  ['seamless-1', method, path, timestamp, request, hex(await crypto.subtle.digest('SHA-256', bytes(body)))].join('\n');

export async function signatureOf(secret: string, call: SignedCall): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytes(await signedText(call))));
}

/** Verifies a signature in constant time. */
export async function isSignedBy(secret: string, call: SignedCall, signature: string): Promise<boolean> {
  const expected = await signatureOf(secret, call);
  if (signature.length !== expected.length) return false;
  let difference = 0;
  for (let place = 0; place < expected.length; place += 1)
    difference |= expected.charCodeAt(place) ^ signature.charCodeAt(place);
  return difference === 0;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const hex = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
