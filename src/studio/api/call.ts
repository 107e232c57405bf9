import { languageCode, languageOf } from '../../domain/language.ts';
import { Failure, toFailureCode } from '../../wire/failure.ts';
import { type StudioCall, studioCalls } from '../../wire/studio/calls.ts';
import type { AnswerOf } from './answers.ts';
import { interruptionOf, waitFor } from './interruptions.ts';

export interface CallOptions {
  /** Values of the placeholders in the path, such as `merchant`. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; a `Blob` as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

const callTimeoutMs = 20_000;

/** Calls that belong to signing in: without a session they fail instead of waiting for one. */
const ofSession = /^\/studio\/api\/(?:session|invitations)(?:\/|$)/;

/**
 * Calls the server and returns the value of the answer. A call that meets the end of the session, or needs the second factor anew,
 * waits until the person has done so and is then sent once more: nothing typed is lost.
 * @throws {Failure} for every failed call
 */
export async function call<Name extends StudioCall>(name: Name, options: CallOptions = {}): Promise<AnswerOf<Name>> {
  const [, path] = studioCalls[name];
  try {
    return await send<AnswerOf<Name>>(name, options);
  } catch (thrown) {
    const interruption = thrown instanceof Failure && !ofSession.test(path) ? interruptionOf(thrown) : null;
    if (!(thrown instanceof Failure) || interruption === null) throw thrown;
    await waitFor(interruption, thrown, options.signal);
    return send<AnswerOf<Name>>(name, options);
  }
}

/** Address of a call that is no JSON, such as a file or an event stream. */
export function addressOf(name: StudioCall, params: CallOptions['params'] = {}, query: CallOptions['query'] = {}): string {
  const path = studioCalls[name][1].replace(/:(\w+)/g, (_, param: string) => {
    const value = params[param];
    if (value === undefined) throw new Error(`The call ${name} needs the parameter ${param}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

async function send<Value>(
  name: StudioCall,
  { params, query, body, signal, timeoutMs = callTimeoutMs }: CallOptions,
): Promise<Value> {
  const [method] = studioCalls[name];
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(addressOf(name, params, query), {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        language: languageCode(languageOf(document.documentElement.lang)),
        ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
        ...(body instanceof Blob ? { 'content-type': 'application/octet-stream' } : {}),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new Failure(timeout.aborted ? 'TIMEOUT' : 'NETWORK', { cause });
  }
  return valueOf<Value>(response);
}

async function valueOf<Value>(response: Response): Promise<Value> {
  // A proxy's error page is no JSON.
  const answer = (await response.json().catch(() => null)) as Readonly<Record<string, unknown>> | null;
  if (answer?.['success'] === true) return answer['value'] as Value;
  const message = answer?.['message'];
  throw new Failure(toFailureCode(answer?.['code']), {
    value: answer?.['value'] ?? null,
    ...(typeof message === 'string' && message !== '' ? { text: message } : {}),
  });
}
