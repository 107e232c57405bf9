import type { LocalText } from '../../../domain/language.ts';
import { StartError } from '../startError/index.ts';

export interface DataKey {
  /** Written into what the key seals; null for a key without an id. */
  readonly id: string | null;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** The keys of encryption at rest. The first seals, all open. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

const entry = /^(?:([A-Za-z0-9_-]{1,32}):)?([A-Za-z0-9+/=_-]+)$/;

/**
 * Reads `DATA_KEY`: one key in base64, or a list of `<id>:<key>`. One of them may lack its id, so that what a key sealed that
 * was used alone stays readable.
 * @throws {StartError}
 */
export function readDataKeys(text: string): DataKeys {
  const [first, ...others] = text.split(',').map((part) => readKey(part.trim()));
  if (first === undefined) throw invalid();
  const ids = [first, ...others].map(({ id }) => id);
  if (ids.filter((id) => id === null).length > 1) {
    throw new StartError({
      en: 'DATA_KEY lists several keys, so each but one needs an id: <id>:<key>,<key>.',
      vi: 'DATA_KEY có nhiều khoá nên mỗi khoá trừ một cần một id: <id>:<khoá>,<khoá>.',
    });
  }
  if (new Set(ids).size === ids.length) return [first, ...others];
  throw new StartError({ en: 'DATA_KEY uses an id twice.', vi: 'DATA_KEY dùng một id hai lần.' });
}

function readKey(text: string): DataKey {
  const [, id = null, encoded = ''] = entry.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64');
  if (key.length !== 32) throw invalid();
  return { id, key };
}

const invalidText: LocalText = {
  en: 'DATA_KEY is not a 32-byte key in base64; create one with: openssl rand -base64 32',
  vi: 'DATA_KEY không phải khoá 32 byte dạng base64; hãy tạo bằng: openssl rand -base64 32',
};
const invalid = () => new StartError(invalidText);
