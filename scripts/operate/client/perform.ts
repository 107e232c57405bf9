import { randomUUID } from 'node:crypto';
import { languageCode } from '../../../src/domain/language.ts';
import { type ExitCode, printJson, type Run, type ServerIo, type Values } from '../../commandLine.ts';
import { sayIn } from '../../sayIn.ts';
import { Ended, type Envelope, send, serverOf, studioCallOf, tokenOf, WrongUsage } from './connect.ts';
import { UnreadableText } from './localTexts.ts';
import type { Call, Noun, OperateVerb } from './noun.ts';
import { words } from './words.ts';

const say = sayIn(words);

interface Target {
  readonly name: string;
  readonly noun: Noun;
  readonly verb: string;
}

/** Carries out what a verb asks for and prints what came of it. */
export async function perform(
  { name, noun, verb }: Target,
  positionals: readonly string[],
  run: Run<ServerIo>,
  values: Values,
): Promise<ExitCode> {
  const { io, json, language } = run;
  const act = noun.verbs[verb] as OperateVerb;
  const variable = noun.access === 'installation' ? 'OPERATOR_TOKEN' : 'OPERATE_TOKEN';
  const requestId = (values['request'] as string | undefined) ?? randomUUID();
  let server: URL | null = null;
  try {
    const missing = missingIn(act, noun, positionals, values);
    if (missing !== null) throw new WrongUsage(say(language, 'missing', { what: missing, noun: name, verb }));
    server = serverOf(run, values);
    const call = callerOf(server, { token: tokenOf(run, values, variable), language: languageCode(language) });
    const names = Object.fromEntries((act.names ?? []).map((key, index) => [key, positionals[index] ?? '']));
    const given = { merchant: (values['merchant'] as string | undefined) ?? '', names, values, requestId };
    const { value, text } = await act.act(call, given);
    if (json) printJson(io, { ok: true, value });
    else io.print(text(language));
    return 0;
  } catch (error) {
    if (error instanceof Ended && error.answer instanceof Error) {
      const { message, cause } = error.answer;
      const detail = cause instanceof Error && cause.message !== '' ? cause.message : message;
      io.complain(say(language, 'unreachable', { server: server?.origin ?? '', detail, request: requestId }));
      return 4;
    }
    if (error instanceof Ended && !(error.answer instanceof Error)) {
      if (json) printJson(io, { ok: false, ...error.answer });
      io.complain(refusalOf(error.answer, run, { noun: name, variable }));
      return 1;
    }
    if (error instanceof UnreadableText) {
      io.complain(say(language, 'noText', { file: error.file }));
      return 2;
    }
    if (!(error instanceof WrongUsage)) throw error;
    io.complain(error.message);
    return 2;
  }
}

/** @throws {Ended} */
function callerOf(server: URL, as: Parameters<typeof send>[2]): Call {
  return async (name, sending) => {
    const answer = await send(server, studioCallOf(name, sending), as).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (answer instanceof Error || !answer.success) throw new Ended(answer);
    return answer.value as never;
  };
}

function missingIn({ names = [], required = [] }: OperateVerb, noun: Noun, given: readonly string[], values: Values) {
  const options = noun.access === 'installation' ? required : ['merchant', ...required];
  const option = options.find((key) => values[key] === undefined);
  return names.length > given.length ? `<${names[given.length]}>` : option === undefined ? null : `--${option}`;
}

function refusalOf(
  { code, message, value }: Envelope,
  { language }: Run<ServerIo>,
  { noun, variable }: { readonly noun: string; readonly variable: string },
): string {
  const { rule, by = '' } = (value ?? {}) as { readonly rule?: unknown; readonly by?: string };
  if (code === 'NOT_ALLOWED' && rule === 'secondOperator') return say(language, 'secondOperator');
  if (code === 'CONFLICT' && rule === 'claimed') return say(language, 'claimed', { by });
  if (code === 'MALFORMED' || code === 'VALIDATION') {
    return say(language, 'VALIDATION', { detail: value === null ? message : JSON.stringify(value), noun });
  }
  if (!isKnown(code)) return say(language, 'refused', { message, code });
  return say(language, code, { variable, noun });
}

const isKnown = (code: string): code is keyof typeof words & Uppercase<string> =>
  Object.hasOwn(words, code) && code === code.toUpperCase();
