/** Header names of a signed call, in both directions. */
export const seamlessHeaders = {
  /** Who calls or is called: the vendor's id. */
  vendor: 'x-seamless-vendor',
  /** Unix seconds. */
  timestamp: 'x-seamless-timestamp',
  /** Chosen by the caller, kept over retries: 1 to 64 of A-Z a-z 0-9 . _ : ~ - */
  request: 'x-seamless-request',
  /** Hexadecimal HMAC-SHA256 in lower case. */
  signature: 'x-seamless-signature',
} as const;

/** Seconds that two clocks may differ. */
export const clockTolerance = 60;

export interface SignedCall {
  readonly method: 'POST';
  /** As sent, from the first slash to the end, without the host. */
  readonly path: string;
  /** Unix seconds, as in the header. */
  readonly timestamp: string;
  readonly request: string;
  /** The exact bytes as text. */
  readonly body: string;
}

/** What is signed: a version and the five parts, a line each; the body goes in as its SHA-256. */
const signedText = async ({ method, path, timestamp, request, body }: SignedCall) =>
  ['seamless-1', method, path, timestamp, request, hex(await crypto.subtle.digest('SHA-256', bytes(body)))].join('\n');

export async function signatureOf(secret: string, call: SignedCall): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytes(await signedText(call))));
}

/** Takes as long for a wrong signature as for a right one. */
export async function isSignedBy(secret: string, call: SignedCall, signature: string): Promise<boolean> {
  const right = await signatureOf(secret, call);
  if (signature.length !== right.length) return false;
  let difference = 0;
  for (let place = 0; place < right.length; place += 1) difference |= right.charCodeAt(place) ^ signature.charCodeAt(place);
  return difference === 0;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const hex = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
