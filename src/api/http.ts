import axios, { isAxiosError } from 'axios';
import { defaultLanguage, languageCode, languageOf } from '../domain/language.ts';
import { type CallName, calls } from '../wire/calls.ts';
import type { Envelope } from '../wire/envelope.ts';
import { Failure, toFailureCode } from '../wire/failure.ts';
import { type CallEnd, tellCallEnd } from './callEnds.ts';
import { keepServerDate } from './serverTime.ts';
import { sessionValues } from './session.ts';

/** How long a call may take before it counts as `TIMEOUT`, in milliseconds. */
export const callTimeout = 30_000;

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; `URLSearchParams` as a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Milliseconds the call may take, where `callTimeout` is not enough. */
  readonly timeout?: number;
}

const client = axios.create({ timeout: callTimeout, responseType: 'json' });

/**
 * Asks the server and returns the envelope's value. Whatever goes wrong comes out as a
 * `Failure`; an aborted call keeps its own error.
 */
export async function request<Value>(name: CallName, options: CallOptions): Promise<Value> {
  const { value } = await requestEnvelope<Envelope<Value>>(name, options);
  return value;
}

/** The same, for the one call whose answer has more beside the value. */
export async function requestEnvelope<Whole extends Envelope<unknown>>(
  name: CallName,
  { query, body, headers, signal, timeout }: CallOptions,
): Promise<Whole> {
  const { method, path } = calls[name];
  const token = sessionValues.read('token');
  const answer = await client
    .request<Whole>({
      method,
      url: path,
      headers: {
        Language: languageCode(pageLanguage()),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(query === undefined ? {} : { params: query }),
      ...(body === undefined ? {} : { data: body }),
      ...(signal === undefined ? {} : { signal }),
      ...(timeout === undefined ? {} : { timeout }),
    })
    .catch((thrown: unknown) => {
      throw told(failureFrom(thrown), { name, token });
    });
  keepServerDate(answer.headers?.['date']);
  if (!answer.data?.success) throw told(refusal(answer.data), { name, token });
  tellCallEnd({ name, token, code: 'OK' });
  return answer.data;
}

const pageLanguage = () => (typeof document === 'undefined' ? defaultLanguage : languageOf(document.documentElement.lang));

function told(thrown: unknown, call: Pick<CallEnd, 'name' | 'token'>): unknown {
  if (thrown instanceof Failure) tellCallEnd({ ...call, code: thrown.code });
  return thrown;
}

function failureFrom(thrown: unknown): unknown {
  if (!isAxiosError<Envelope<unknown>>(thrown)) return thrown;
  if (thrown.code === 'ERR_CANCELED') return thrown;
  if (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT') return new Failure('TIMEOUT', { cause: thrown });
  if (thrown.response === undefined) return new Failure('NETWORK', { cause: thrown });
  return refusal(thrown.response.data, thrown);
}

/** The server's `Failure` once more. What is no envelope, a proxy's page for one, has no code of ours. */
function refusal(data: unknown, cause?: unknown): Failure {
  const { code, value, message } = isRecord(data) ? data : {};
  return new Failure(toFailureCode(code), {
    value: value ?? null,
    ...(typeof message === 'string' && message !== '' ? { text: message } : {}),
    ...(cause === undefined ? {} : { cause }),
  });
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === 'object' && data !== null;
