import { Failure } from '../../wire/failure.ts';
import { decodeClean } from './cleanText.ts';

/**
 * Parses a URL-encoded form.
 * @throws {Failure} `MALFORMED` for a duplicate field and for malformed text.
 */
export function parseStrictForm(body: string): Record<string, string> {
  const fields = new URLSearchParams(body);
  if (decodeClean(body) === null || new Set(fields.keys()).size < fields.size) throw new Failure('MALFORMED');
  return Object.fromEntries(fields);
}
