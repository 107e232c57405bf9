import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import type { StoryValues } from '../../../.storybook/kit/parameters.ts';
import { type CallName, calls } from '../../../src/wire/calls.ts';
import { awaited } from './steps.ts';

/** Values of calls that the scene of a state brings with it. */
let named: StoryValues = {};
/** Token of the demo account that calls of a session are made as; null where only guests may look. */
let tokenOf: () => Promise<string | null> = async () => null;

export function answerAlso(values: StoryValues): void {
  named = { ...named, ...values };
}

/** Calls that no script answers are made with this token: the one in the storage of the page is the script's. */
export function callAs(asked: () => Promise<string | null>): void {
  tokenOf = asked;
}

const server = axios.getAdapter(axios.defaults.adapter);

const adapter: AxiosAdapter = (config) => awaited(answer(config));

/** Takes the place of Storybook's answers in a preview: what is not part of the scene comes from the server of the draft. */
async function answer(config: InternalAxiosRequestConfig) {
  const name = nameOf(config);
  if (name !== undefined && name in named) {
    const data = { success: true, message: '', value: named[name], code: 'OK' };
    return { data, status: 200, statusText: '', headers: {}, config };
  }
  if (config.headers.has('Authorization')) {
    const token = await tokenOf();
    if (token === null) config.headers.delete('Authorization');
    else config.headers.set('Authorization', `Bearer ${token}`);
  }
  const response = await server(config);
  // The clock of the page stands still: it is not set by the server's.
  response.headers = { ...response.headers, date: undefined };
  return response;
}

// Must be set before the site creates its axios client, on the first call, which inherits this default.
axios.defaults.adapter = adapter;

const fetchOther = globalThis.fetch.bind(globalThis);
// A state is still: the stream of live events never opens.
globalThis.fetch = (input, init) => (input === calls.liveStream.path ? new Promise(() => undefined) : fetchOther(input, init));

function nameOf({ url, method = 'get' }: InternalAxiosRequestConfig): CallName | undefined {
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => calls[name].path === url && calls[name].method === method.toUpperCase());
}
