import { type FieldFaults, missingFault } from '../domain/fieldRules.ts';
import type { FieldFault } from '../wire/auth.ts';
import { Failure, type FailureCode, failureCodeOf, failureText } from '../wire/failure.ts';

/** A failed call, as kept in a flow's context. Every flow with calls can retry. */
export interface Failed {
  readonly code: FailureCode;
  /** Message of the server; null if the request never arrived. */
  readonly text: string | null;
  /** Validation errors of the server, per field. */
  readonly faults: FieldFaults;
  /** Whether the next attempt requires the captcha. */
  readonly captcha: boolean;
  /** Duration of the lock; null if attempts are not locked. */
  readonly waitSeconds: number | null;
}

export function failedFrom(thrown: unknown): Failed {
  const { value, text } = thrown instanceof Failure ? thrown : { value: null, text: null };
  const { captcha, waitSeconds } = isRecord(value) ? value : {};
  return {
    code: failureCodeOf(thrown),
    text,
    faults: Array.isArray(value) ? faultsFrom(value) : {},
    captcha: captcha === true,
    waitSeconds: typeof waitSeconds === 'number' ? waitSeconds : null,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Errors of whole requests name no field; the error code covers them. */
const faultsFrom = (list: readonly unknown[]): FieldFaults =>
  Object.fromEntries(list.filter(isFault).map(({ field, key, params = {} }) => [field, { key, params }]));

const isFault = (entry: unknown): entry is Pick<FieldFault, 'field' | 'key'> & Partial<FieldFault> =>
  isRecord(entry) && typeof entry['field'] === 'string' && typeof entry['key'] === 'string';

/** Errors per field after a refused attempt. A wrong captcha is an error of its field; one demanded at first is missing. */
export const attemptFaults = ({ code, faults }: Failed, captchaShown: boolean): FieldFaults =>
  code === 'AUTH_CAPTCHA' ? { captcha: captchaShown ? { key: failureText(code) } : missingFault('captcha') } : faults;

/** The extra verification expired or failed too often, so the sign-in starts over. */
export const verificationEnded: Failed = failedFrom(new Failure('VERIFICATION_ENDED'));
