import { languageCode } from '../../../src/domain/language.ts';
import type { StudioCall } from '../../../src/wire/studio/calls.ts';
import { type Run as CommandRun, type ExitCode, printJson, type ServerIo, type Values } from '../../commandLine.ts';
import { type Envelope, send, serverOf, studioCallOf, tokenOf, WrongUsage } from '../../operate/client/connect.ts';
import { sayIn } from '../../sayIn.ts';
import { registryWords } from './words.ts';

export const say = sayIn(registryWords);

/** Thrown for a command that cannot go on, with the sentence to print. */
export class Stopped extends Error {
  readonly exitCode: ExitCode;

  constructor(sentence: string, exitCode: ExitCode) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

export interface RegistryRun extends CommandRun {
  /** Folder of the brands. */
  readonly brands: string;
}

export type Call = <Value>(
  name: StudioCall,
  params: Readonly<Record<string, string>>,
  body?: object | Buffer,
  query?: Readonly<Record<string, string>>,
) => Promise<Value>;

const asServer = (run: CommandRun) => ({ ...run, io: { ...run.io, env: process.env } satisfies ServerIo });

/** Address of the server that a command talks to. */
export const originOf = (run: CommandRun, values: Values): string => serverOf(asServer(run), values).origin;

/** Calls of the studio with an operator's token, as the page of the studio makes them. */
export function studioClient(run: CommandRun, values: Values, merchant: string, requestId: string): Call {
  const { language } = run;
  const server = serverOf(asServer(run), values);
  const token = tokenOf(asServer(run), values, 'OPERATE_TOKEN');
  return async <Value>(
    name: StudioCall,
    params: Readonly<Record<string, string>>,
    body?: object | Buffer,
    query: Readonly<Record<string, string>> = {},
  ) => {
    const call = studioCallOf(name, { params, query, ...(body === undefined ? {} : { body }) });
    const answer = await send(server, call, { token, language: languageCode(language) }).catch((error: unknown) => {
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      const detail = cause instanceof Error && cause.message !== '' ? cause.message : message;
      const away = { server: server.origin, detail, request: requestId };
      throw new Stopped(say(language, requestId === '' ? 'serverAwayNow' : 'serverAway', away), 2);
    });
    if (answer.success) return answer.value as Value;
    throw new Stopped(refusalOf(answer, language, merchant), 1);
  };
}

function refusalOf({ code, message, value }: Envelope, language: CommandRun['language'], merchant: string): string {
  if (code === 'AUTH_REQUIRED') return say(language, 'tokenRefused');
  if (code === 'NOT_FOUND') return say(language, 'notThere', { merchant });
  if (code === 'NOT_ALLOWED')
    return say(language, 'roleRefused', { role: (value as { readonly role?: string } | null)?.role ?? '' });
  const rule = (value as { readonly rule?: string } | null)?.rule;
  if (code === 'VALIDATION' && rule === 'liveFrom') return say(language, 'timePassed');
  return say(language, 'wasRefused', { message: message === '' ? JSON.stringify(value) : message, code });
}

/** Runs a verb; a sentence that stops it is printed, with its exit code. */
export async function stopping(run: CommandRun, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stopped || error instanceof WrongUsage)) throw error;
    // What reads the output finds the refusal there too.
    if (run.json) printJson(run.io, { ok: false, message: error.message });
    run.io.complain(error.message);
    return error instanceof Stopped ? error.exitCode : 2;
  }
}

/** The one merchant that a verb is about. */
export function oneMerchant(names: readonly string[], { language }: CommandRun, verb: string): string {
  const [merchant] = names;
  if (merchant === undefined || names.length > 1) throw new Stopped(say(language, 'oneBrand', { verb }), 2);
  return merchant;
}

export function required(values: Values, option: string, { language }: CommandRun, verb: string): string {
  const value = values[option];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Stopped(say(language, 'optionMissing', { option: `--${option}`, verb }), 2);
}

/** The number of a version that an option gives; null if it is not given. */
export function versionOf(values: Values, option: string, { language }: CommandRun, merchant: string): string | null {
  const value = values[option];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return value;
  throw new Stopped(
    say(language, 'wrongVersion', { option: `--${option}`, value: typeof value === 'string' ? value : '', merchant }),
    2,
  );
}
