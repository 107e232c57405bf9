import { createHash } from 'node:crypto';
import type { ReadOptions } from '../../../manifest/index.ts';

export type PictureCheck = NonNullable<ReadOptions['pictureFault']>;

/**
 * Checks pictures that are not known yet: a file that a version has was checked before that version was stored. `known` gives SHA-256 of
 * files; it is asked with the first picture.
 */
export function checkUnknown(check: PictureCheck, known: () => Promise<ReadonlySet<string>>): PictureCheck {
  let asked: Promise<ReadonlySet<string>> | null = null;
  return async (bytes) => {
    asked ??= known();
    return (await asked).has(createHash('sha256').update(bytes).digest('hex')) ? null : check(bytes);
  };
}
