import { Failure, type FailureCode } from '../../wire/failure.ts';
import type { StudioTextKey, Translate } from '../i18n/index.ts';

const keys: Partial<Record<FailureCode, StudioTextKey>> = {
  NETWORK: 'failure.network',
  TIMEOUT: 'failure.timeout',
  CHUNK: 'failure.network',
  NOT_ALLOWED: 'failure.notAllowed',
  NOT_FOUND: 'failure.notFound',
  CONFLICT: 'failure.conflict',
  REPLAY: 'failure.conflict',
  RATE_LIMIT: 'failure.rateLimit',
  VALIDATION: 'failure.validation',
  MALFORMED: 'failure.validation',
  AUTH_REQUIRED: 'failure.signIn',
  UNAVAILABLE: 'failure.unavailable',
};

/** What failed, in the reader's language: the server's own sentence where it says more than the code. */
export function failureTextOf(thrown: unknown, text: Translate): string {
  if (!(thrown instanceof Failure)) return text('failure.system');
  const isOfConnection = thrown.code === 'NETWORK' || thrown.code === 'TIMEOUT' || thrown.code === 'SYSTEM';
  if (!isOfConnection && thrown.text !== null) return thrown.text;
  return text(keys[thrown.code] ?? 'failure.system');
}
