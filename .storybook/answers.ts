import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { type CallName, calls } from '../src/wire/calls.ts';
import type { Envelope } from '../src/wire/envelope.ts';
import { failureStatus } from '../src/wire/failure.ts';
import type { StoryAnswer, StoryValues } from './kit/parameters.ts';
import type { RecordedAnswer } from './kit/world.ts';
import { awaited } from './settled.ts';

/** Responses of the current story. */
interface Answers {
  readonly recorded: Readonly<Record<string, RecordedAnswer>>;
  readonly named: Partial<Record<CallName, StoryAnswer>>;
}

let current: Answers = { recorded: {}, named: {} };

/** Stubs the server: calls get the story's response by name, otherwise the recorded one. */
export function answerWith(answers: Answers): void {
  current = answers;
  delete document.documentElement.dataset['unanswered'];
}

/** Adds responses to those of the current story. */
export function answerAlso(values: StoryValues): void {
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  current = { ...current, named: { ...current.named, ...named } };
}

const adapter: AxiosAdapter = (config) => {
  const name = nameOf(config);
  const named = name === undefined ? undefined : current.named[name];
  return named === 'pending' ? untilAborted(config) : awaited(answer(config, named));
};

// Must be set before the site creates its axios client, on the first call, which inherits this default.
axios.defaults.adapter = adapter;

const fetchOther = globalThis.fetch.bind(globalThis);
// The stream of live events is no call of axios; in stories it never opens.
globalThis.fetch = (input, init) => (input === calls.liveStream.path ? new Promise(() => undefined) : fetchOther(input, init));

async function answer(config: InternalAxiosRequestConfig, named: Exclude<StoryAnswer, 'pending'> | undefined) {
  const { status, body } = named === undefined ? recordedFor(config) : responseOf(named);
  const response = { data: body, status, statusText: '', headers: {}, config };
  if (status === 0) throw new AxiosError('No network', 'ERR_NETWORK', config);
  if (status >= 400) throw new AxiosError(`Status ${status}`, 'ERR_BAD_RESPONSE', config, null, response);
  return response;
}

function responseOf(named: Exclude<StoryAnswer, 'pending'>): RecordedAnswer {
  if ('like' in named) return recordedAs(named);
  if (!('failure' in named)) return { status: 200, body: { success: true, message: '', value: named.value, code: 'OK' } };
  const { failure, value = null } = named;
  return { status: failureStatus[failure], body: { success: false, message: '', value, code: failure } };
}

function recordedAs({ like, taking }: Extract<StoryAnswer, { like: CallName }>): RecordedAnswer {
  const { path } = calls[like];
  const found = Object.entries(current.recorded).find(([address]) => address.split('?')[0] === path)?.[1];
  if (found === undefined) throw new Error(`No answer of ${like} was recorded.`);
  const body = found.body as Envelope<never>;
  return taking === undefined ? found : { ...found, body: { ...body, value: taking(body.value) } };
}

function recordedFor({ url = '', params = {}, method = 'get' }: InternalAxiosRequestConfig): RecordedAnswer {
  const given = Object.entries(params as object).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  );
  const query = new URLSearchParams(given);
  query.sort();
  const asked = query.size === 0 ? url : `${url}?${query}`;
  const found = method.toLowerCase() === 'get' ? current.recorded[asked] : undefined;
  if (found !== undefined) return found;
  // Read by the snapshot capture and the story tests, which fail on a call without a response.
  document.documentElement.dataset['unanswered'] = `${method.toUpperCase()} ${asked}`;
  return { status: 0, body: null };
}

function nameOf({ url, method = 'get' }: InternalAxiosRequestConfig): CallName | undefined {
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => calls[name].path === url && calls[name].method === method.toUpperCase());
}

const untilAborted = ({ signal }: InternalAxiosRequestConfig) =>
  new Promise<never>((_, refuse) => {
    signal?.addEventListener?.('abort', () => refuse(new AxiosError('Aborted', 'ERR_CANCELED')));
  });
