import { languageCode, languageOf } from '../../domain/language.ts';
import { Failure, toFailureCode } from '../../wire/failure.ts';
import { type StudioCall, studioCalls } from '../../wire/studio/calls.ts';
import type { FreeStudioCall, StudioAnswer, StudioSending } from '../../wire/studio/definitions/index.ts';
import { interruptionOf, waitFor } from './interruptions.ts';

/** Options of every call. */
export interface HowToSend {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/** Options of any call; `call` knows which ones a call takes. */
interface CallOptions extends HowToSend {
  /** Values of the placeholders in the path, such as `merchant`. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** Sent as JSON; a `Blob` as it is. */
  readonly body?: unknown;
}

const callTimeoutMs = 20_000;

/** Calls that belong to signing in: without a session they fail instead of waiting for one. */
const ofSession = /^\/studio\/api\/(?:session|invitations)(?:\/|$)/;

/**
 * Calls the server and returns the value of the answer. A call that meets the end of the session, or needs the second factor again,
 * waits until the person has done so and is then sent once more: nothing typed is lost.
 * @throws {Failure} for every failed call
 */
export function call<Name extends FreeStudioCall>(
  name: Name,
  options?: HowToSend & StudioSending<Name>,
): Promise<StudioAnswer<Name>>;
export function call<Name extends StudioCall>(
  name: Name,
  options: HowToSend & StudioSending<Name>,
): Promise<StudioAnswer<Name>>;
export async function call(name: StudioCall, options: CallOptions = {}): Promise<unknown> {
  const [, path] = studioCalls[name];
  try {
    return await send(name, options);
  } catch (thrown) {
    const interruption = thrown instanceof Failure && !ofSession.test(path) ? interruptionOf(thrown) : null;
    if (!(thrown instanceof Failure) || interruption === null) throw thrown;
    await waitFor(interruption, thrown, options.signal);
    return send(name, options);
  }
}

/** Address of a call that is no JSON, such as a file or an event stream. */
export function addressOf<Name extends FreeStudioCall>(name: Name, sending?: StudioSending<Name>): string;
export function addressOf<Name extends StudioCall>(name: Name, sending: StudioSending<Name>): string;
export function addressOf(name: StudioCall, sending: CallOptions = {}): string {
  return url(name, sending);
}

function url(name: StudioCall, { params = {}, query = {} }: CallOptions): string {
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

async function send(
  name: StudioCall,
  { params, query, body, signal, timeoutMs = callTimeoutMs }: CallOptions,
): Promise<unknown> {
  const [method] = studioCalls[name];
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(url(name, { params, query }), {
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
  return valueOf(response);
}

async function valueOf(response: Response): Promise<unknown> {
  // A proxy's error page is no JSON.
  const answer = (await response.json().catch(() => null)) as Readonly<Record<string, unknown>> | null;
  if (answer?.['success'] === true) return answer['value'];
  const message = answer?.['message'];
  throw new Failure(toFailureCode(answer?.['code']), {
    value: answer?.['value'] ?? null,
    ...(typeof message === 'string' && message !== '' ? { text: message } : {}),
  });
}
