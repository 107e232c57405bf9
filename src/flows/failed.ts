import type { FieldFaults } from '../domain/fieldRules.ts';
import type { FieldFault } from '../wire/auth.ts';
import { Failure, type FailureCode, failureCodeOf } from '../wire/failure.ts';

/** What a flow keeps of a call that failed. Every flow with calls can be tried again from here. */
export interface Failed {
  readonly code: FailureCode;
  /** The server's own words; null where the call never arrived. */
  readonly text: string | null;
  /** Faults the server found, per field. */
  readonly faults: FieldFaults;
  /** Whether the next try needs the picture. */
  readonly captcha: boolean;
  /** How long tries are refused; null where they are not. */
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

/** Faults of whole requests name no field of ours and are left to the code. */
const faultsFrom = (list: readonly unknown[]): FieldFaults =>
  Object.fromEntries(list.filter(isFault).map(({ field, key, params = {} }) => [field, { key, params }]));

const isFault = (entry: unknown): entry is Pick<FieldFault, 'field' | 'key'> & Partial<FieldFault> =>
  isRecord(entry) && typeof entry['field'] === 'string' && typeof entry['key'] === 'string';

/** The proof that a sign-in was asked for came too late, or too often wrong: it begins anew. */
export const verificationEnded: Failed = failedFrom(new Failure('VERIFICATION_ENDED'));
