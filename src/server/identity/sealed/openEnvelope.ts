import { compactDecrypt, errors } from 'jose';
import type { SealedContent } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import { parseStrictJson } from '../../../wire/strictJson.ts';
import { type Db, run, type Statement } from '../../platform/db/index.ts';
import { algorithms, type EnvelopeKeys } from './envelopeKeys.ts';

export interface OpenEnvelopeDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly keys: EnvelopeKeys;
}

export interface Envelope {
  readonly merchant: string;
  /** Audience: method and path of the call. */
  readonly aud: string;
  readonly payload: string;
}

const maxLifetimeSeconds = 120;
/** Tolerated clock skewSeconds of clients. */
const skewSeconds = 60;

/**
 * Decrypts an envelope and rejects replays.
 * @throws Failure MALFORMED for any defect, without details; REPLAY for a reused nonce.
 */
export function createOpenEnvelope({ db, now, keys }: OpenEnvelopeDeps) {
  return async ({ merchant, aud, payload }: Envelope): Promise<unknown> => {
    const content = contentOf(await decrypt(payload));
    const moment = Math.floor(now().getTime() / 1_000);
    const isTimely = content.exp + skewSeconds >= moment && content.iat - skewSeconds <= moment;
    const isShort = content.exp > content.iat && content.exp - content.iat <= maxLifetimeSeconds;
    if (!isTimely || !isShort || content.aud !== aud || content.merchant !== merchant) throw new Failure('MALFORMED');
    // Outlives the validity of the envelope.
    const until = new Date((content.exp + 2 * skewSeconds) * 1_000);
    const first = await run(db, useNonce, [merchant, content.jti, until.toISOString()]);
    if (first.length === 0) throw new Failure('REPLAY');
    return content.data;
  };

  async function decrypt(payload: string): Promise<Uint8Array> {
    try {
      const { plaintext } = await compactDecrypt(
        payload,
        async ({ kid, zip }) => {
          const key = typeof kid === 'string' && zip === undefined ? await keys.privateKey(kid) : null;
          if (key === null) throw new UnknownKey();
          return key;
        },
        { keyManagementAlgorithms: [algorithms.key], contentEncryptionAlgorithms: [algorithms.content] },
      );
      return plaintext;
    } catch (error) {
      // The only error a client can recover from, by fetching the keys again.
      if (error instanceof UnknownKey) throw new Failure('MALFORMED', { value: { reason: 'key' } });
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new Failure('MALFORMED');
      throw error;
    }
  }
}

const useNonce: Statement = {
  name: 'nonce-use',
  text: 'insert into nonce (merchant, jti, until) values ($1, $2, $3::timestamptz) on conflict do nothing returning 1',
};

class UnknownKey extends Error {}

function contentOf(bytes: Uint8Array): SealedContent<unknown> {
  const content = parse(bytes);
  if (isContent(content)) return content;
  throw new Failure('MALFORMED');
}

function parse(bytes: Uint8Array): unknown {
  try {
    return parseStrictJson(bytes);
  } catch {
    return null;
  }
}

function isContent(content: unknown): content is SealedContent<unknown> {
  if (typeof content !== 'object' || content === null) return false;
  const { iat, exp, jti, aud, merchant, data } = content as Record<string, unknown>;
  const isNonce = typeof jti === 'string' && /^[A-Za-z0-9_-]{22}$/.test(jti);
  return (
    Number.isSafeInteger(iat) &&
    Number.isSafeInteger(exp) &&
    isNonce &&
    typeof aud === 'string' &&
    typeof merchant === 'string' &&
    data !== undefined
  );
}
