import type { FastifyRequest } from 'fastify';
import type { Money } from '../../../domain/money.ts';
import { type SeamlessFailureCode, type SeamlessLimit, seamlessFailures } from '../../../wire/seamless.ts';
import { LedgerRefusal } from '../../money/ledger/index.ts';
import { databaseRetrySeconds, isConnectionError } from '../../platform/db/index.ts';
import { SeamlessRefusal } from '../seamless/index.ts';

export interface CallFailure {
  readonly code: SeamlessFailureCode;
  /** HTTP status in our own contract. */
  readonly status: number;
  /** Whether the vendor repeats the call. */
  readonly retry: boolean;
  /** Balance of the player if the stake exceeds it, otherwise null. */
  readonly balance: Money | null;
  /** The player's limit that the stake exceeds, otherwise null. */
  readonly limit: SeamlessLimit | null;
  /** Seconds after which a repeated call may succeed; null if unknown. */
  readonly retryAfterSeconds: number | null;
}

/** Failure for an error of a vendor's call, in the codes of our own contract. Logs unexpected errors and refusals with a warning. */
export function callFailureOf(error: unknown, request: FastifyRequest): CallFailure {
  const code = codeOf(error);
  request.noteRefusal(code);
  const { status, retry } = seamlessFailures[code];
  const { balance, limit } = error instanceof SeamlessRefusal ? error : { balance: null, limit: null };
  if (error instanceof SeamlessRefusal && error.warning !== null)
    request.log.warn(error.warning, 'A vendor’s call was refused.');
  if (isConnectionError(error)) return { code, status: 503, retry, balance, limit, retryAfterSeconds: databaseRetrySeconds };
  if (code === 'SYSTEM') request.log.error({ err: error }, 'A vendor’s call failed.');
  return { code, status, retry, balance, limit, retryAfterSeconds: null };
}

interface Thrown {
  readonly validation?: unknown;
  readonly statusCode?: number;
}

function codeOf(error: unknown): SeamlessFailureCode {
  if (error instanceof SeamlessRefusal || error instanceof LedgerRefusal) return error.code;
  const { validation, statusCode = 500 } = error as Thrown;
  return validation !== undefined || (statusCode >= 400 && statusCode < 500) ? 'MALFORMED' : 'SYSTEM';
}
