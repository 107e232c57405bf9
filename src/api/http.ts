import axios, { isAxiosError } from 'axios';
import { defaultLanguage, languageCode, languageOf } from '../domain/language.ts';
import { pageVersionHeader } from '../domain/pageVersion.ts';
import { type CallName, calls } from '../wire/calls.ts';
import type { FileCall, Sending, Whole, WholeCall } from '../wire/definitions/index.ts';
import type { Envelope } from '../wire/envelope.ts';
import { Failure, toFailureCode } from '../wire/failure.ts';
import { apiOrigin, withOrigin } from './apiOrigin.ts';
import { type CallEnd, reportCallEnd } from './callEnds.ts';
import { keepServerDate } from './serverTime.ts';
import { sessionValues } from './session.ts';

/** Default timeout of a call; it then fails with `TIMEOUT`. */
export const callTimeoutMs = 30_000;

/** Options of every call. */
export interface HowToSend {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Default: `callTimeoutMs`. */
  readonly timeoutMs?: number;
}

/** Options of any call; `call` knows which ones a call takes. */
export interface CallOptions extends HowToSend {
  readonly query?: unknown;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form. */
  readonly form?: unknown;
}

const client = axios.create({ timeout: callTimeoutMs, responseType: 'json' });

/**
 * Calls the server and returns the value of the envelope.
 * @throws {Failure} for every failed call; an aborted call rejects with axios's own error.
 */
export async function request(name: CallName, options: CallOptions): Promise<unknown> {
  const { value } = await send<Envelope<unknown>>(name, options);
  return value;
}

/** Timeout of a file, which may hold years of records. */
const fileTimeoutMs = 10 * 60_000;

/**
 * Downloads a file. A refused call answers an envelope in its place.
 * @throws {Failure} for every failed call
 */
export async function requestFile<Name extends FileCall>(name: Name, { query }: Sending<Name>): Promise<Blob> {
  const { method, path } = calls[name];
  const token = sessionValues.read('token');
  const { data } = await client
    .request<Blob>({
      method,
      url: `${apiOrigin()}${path}`,
      headers: headersOf(token),
      ...(query === undefined ? {} : { params: query }),
      responseType: 'blob',
      timeout: fileTimeoutMs,
    })
    .catch(async (thrown: unknown) => {
      throw reported(await fileFailureFrom(thrown), { name, token });
    });
  reportCallEnd({ name, token, code: 'OK' });
  return data;
}

async function fileFailureFrom(thrown: unknown): Promise<unknown> {
  if (!isAxiosError<unknown>(thrown) || !(thrown.response?.data instanceof Blob)) return failureFrom(thrown);
  const text = await thrown.response.data.text();
  return refusal(text.startsWith('{') ? (JSON.parse(text) as unknown) : null, thrown);
}

/** Like `request`, for calls whose response has more fields than the value. */
export const requestWhole = <Name extends WholeCall>(name: Name): Promise<Whole<Name>> => send<Whole<Name>>(name, {});

async function send<Response extends Envelope<unknown>>(
  name: CallName,
  { query, body, form, headers, signal, timeoutMs }: CallOptions,
): Promise<Response> {
  const { method, path } = calls[name];
  const token = sessionValues.read('token');
  const answer = await client
    .request<Response>({
      method,
      url: `${apiOrigin()}${path}`,
      headers: { ...headersOf(token), ...headers },
      ...(query === undefined ? {} : { params: query }),
      ...(form === undefined ? { data: body } : { data: new URLSearchParams(form as Readonly<Record<string, string>>) }),
      ...(signal === undefined ? {} : { signal }),
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    })
    .catch((thrown: unknown) => {
      throw reported(failureFrom(thrown), { name, token });
    });
  keepServerDate(answer.headers?.['date']);
  if (!answer.data?.success) throw reported(refusal(answer.data), { name, token });
  reportCallEnd({ name, token, code: 'OK' });
  return withOrigin(answer.data);
}

const headersOf = (token: string | null) => ({
  Language: languageCode(pageLanguage()),
  ...pageVersion(),
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

/** Forms are judged by the version that they were drawn from. */
function pageVersion() {
  const version = typeof document === 'undefined' ? undefined : document.documentElement.dataset?.['version'];
  return version === undefined ? {} : { [pageVersionHeader]: version };
}

const pageLanguage = () => (typeof document === 'undefined' ? defaultLanguage : languageOf(document.documentElement.lang));

function reported(thrown: unknown, call: Pick<CallEnd, 'name' | 'token'>): unknown {
  if (thrown instanceof Failure) reportCallEnd({ ...call, code: thrown.code });
  return thrown;
}

function failureFrom(thrown: unknown): unknown {
  if (!isAxiosError<Envelope<unknown>>(thrown)) return thrown;
  if (thrown.code === 'ERR_CANCELED') return thrown;
  if (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT') return new Failure('TIMEOUT', { cause: thrown });
  if (thrown.response === undefined) return new Failure('NETWORK', { cause: thrown });
  return refusal(thrown.response.data, thrown);
}

/** Rebuilds the `Failure` of the server. A response that is not an envelope, such as a proxy's error page, becomes `SYSTEM`. */
function refusal(data: unknown, cause?: unknown): Failure {
  const { code, value, message } = isRecord(data) ? data : {};
  return new Failure(toFailureCode(code), {
    value: value ?? null,
    ...(typeof message === 'string' && message !== '' ? { text: message } : {}),
    ...(cause === undefined ? {} : { cause }),
  });
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === 'object' && data !== null;
