import axios, { isAxiosError } from 'axios';
import { defaultLanguage, languageCode, languageOf } from '../domain/language.ts';
import { type CallName, calls } from '../wire/calls.ts';
import type { Envelope } from '../wire/envelope.ts';
import { Failure, toFailureCode } from '../wire/failure.ts';

/** How long a call may take before it counts as `TIMEOUT`, in milliseconds. */
export const callTimeout = 30_000;

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const client = axios.create({ timeout: callTimeout, responseType: 'json' });

/**
 * Asks the server and returns the envelope's value. Whatever goes wrong comes out as a
 * `Failure`; an aborted call keeps its own error.
 */
export async function request<Value>(name: CallName, { query, body, signal }: CallOptions): Promise<Value> {
  const { method, path } = calls[name];
  const answer = await client
    .request<Envelope<Value>>({
      method,
      url: path,
      headers: { Language: languageCode(pageLanguage()) },
      ...(query === undefined ? {} : { params: query }),
      ...(body === undefined ? {} : { data: body }),
      ...(signal === undefined ? {} : { signal }),
    })
    .catch((thrown: unknown) => {
      throw failureFrom(thrown);
    });
  if (!answer.data?.success) throw new Failure(toFailureCode(answer.data?.code));
  return answer.data.value;
}

const pageLanguage = () => (typeof document === 'undefined' ? defaultLanguage : languageOf(document.documentElement.lang));

function failureFrom(thrown: unknown): unknown {
  if (!isAxiosError<Envelope<unknown>>(thrown)) return thrown;
  if (thrown.code === 'ERR_CANCELED') return thrown;
  if (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT') return new Failure('TIMEOUT', { cause: thrown });
  if (thrown.response === undefined) return new Failure('NETWORK', { cause: thrown });
  return new Failure(toFailureCode(thrown.response.data?.code), { cause: thrown });
}
