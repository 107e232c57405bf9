import { readFileSync } from 'node:fs';
import { type StudioCall, studioCalls } from '../../../src/wire/studio/calls.ts';
import type { Run, ServerIo, Values } from '../../commandLine.ts';
import { sayIn } from '../../sayIn.ts';
import { words } from './words.ts';

const say = sayIn(words);
const timeoutMs = 30_000;

export type Envelope = Readonly<Record<'code' | 'message', string>> & { readonly success: boolean; readonly value: unknown };

/** Thrown for wrong usage, with the sentence to print. */
export class WrongUsage extends Error {}

/** Thrown by a call: the refusal of the server, or why it did not answer. */
export class Ended extends Error {
  override readonly name = 'Ended';
  readonly answer: Envelope | Error;
  constructor(answer: Envelope | Error) {
    super('The call was not answered with a value.');
    this.answer = answer;
  }
}

/** A token goes in the clear to this machine only. */
export function serverOf({ io, language }: Run<ServerIo>, values: Values): URL {
  const text = (values['server'] as string | undefined) ?? (io.env['OPERATE_SERVER'] || 'http://localhost:4000');
  const url = URL.canParse(text) ? new URL(text) : null;
  const isNear = url !== null && /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)) return url;
  throw new WrongUsage(say(language, 'wrongServer', { server: text }));
}

export function tokenOf({ io, language }: Run<ServerIo>, values: Values, variable: string): string {
  const file = (values['token-file'] as string | undefined) ?? io.env[`${variable}_FILE`];
  const token = values['token-file'] === undefined ? io.env[variable]?.trim() : undefined;
  if (token !== undefined && token !== '') return token;
  if (file === undefined || file === '') {
    // In development the installation needs none.
    if (variable === 'OPERATOR_TOKEN') return '';
    throw new WrongUsage(say(language, 'noToken', { variable }));
  }
  try {
    const line = readFileSync(file, 'utf8').split(/\r?\n/, 1)[0]?.trim() ?? '';
    if (line !== '') return line;
  } catch {
    // Reported below, like an empty file.
  }
  throw new WrongUsage(say(language, 'noFile', { file }));
}

interface CallOf {
  readonly method: 'GET' | 'POST';
  /** With its leading slash. */
  readonly path: string;
  /** JSON, or the bytes of a file. */
  readonly body?: object;
}

/** Input of a call of the studio. What is undefined is not sent. */
export interface Sending {
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

/** A call of the studio by its name; every part of its path is encoded. */
export function studioCallOf(name: StudioCall, { params = {}, query = {}, body }: Sending = {}): CallOf {
  const [method, pattern] = studioCalls[name];
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = Object.entries(query).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
  return { method, path: `${path}${search}`, ...(body === undefined ? {} : { body }) };
}

/** An image is its bytes. @throws if the server does not answer */
export async function send(
  server: URL,
  { method, path, body }: CallOf,
  { token, language }: { readonly token: string; readonly language: string },
): Promise<Envelope> {
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(new URL(path, server), {
    method,
    headers: {
      language,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isImage = response.ok && response.headers.get('content-type')?.startsWith('image/') === true;
  if (isImage) return { success: true, code: 'OK', message: '', value: Buffer.from(await response.arrayBuffer()) };
  return (await response.json()) as Envelope;
}
