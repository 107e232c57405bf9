import { randomUUID } from 'node:crypto';
import { languageCode } from '../../../src/domain/language.ts';
import { type ExitCode, printJson, type Run, type ServerIo, type Values } from '../../commandLine.ts';
import { sayIn } from '../../sayIn.ts';
import { type Envelope, send, serverOf, tokenOf, WrongUsage } from './connect.ts';
import { UnreadableText } from './localTexts.ts';
import type { Noun, OperateVerb } from './noun.ts';
import { words } from './words.ts';

const say = sayIn(words);

interface Target {
  readonly name: string;
  readonly noun: Noun;
  readonly verb: string;
}

/** Sends the call of a verb and prints what came of it. */
export async function perform(
  { name, noun, verb }: Target,
  positionals: readonly string[],
  run: Run<ServerIo>,
  values: Values,
): Promise<ExitCode> {
  const { io, json, language } = run;
  const act = noun.verbs[verb] as OperateVerb<unknown>;
  const variable = noun.access === 'installation' ? 'OPERATOR_TOKEN' : 'OPERATE_TOKEN';
  const requestId = (values['request'] as string | undefined) ?? randomUUID();
  try {
    const missing = missingIn(act, noun, positionals, values);
    if (missing !== null) throw new WrongUsage(say(language, 'missing', { what: missing, noun: name, verb }));
    const server = serverOf(run, values);
    const token = tokenOf(run, values, variable);
    const names = Object.fromEntries((act.names ?? []).map((key, index) => [key, positionals[index] ?? '']));
    const request = act.request({ merchant: (values['merchant'] as string | undefined) ?? '', names, values, requestId });
    const answer = await send(
      server,
      { ...request, path: request.path.startsWith('/') ? request.path : `/operate/${request.path}` },
      { token, language: languageCode(language) },
    ).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    if (answer instanceof Error) {
      const cause = answer.cause instanceof Error ? answer.cause.message : '';
      const detail = cause === '' ? answer.message : cause;
      io.complain(say(language, 'unreachable', { server: server.origin, detail, request: requestId }));
      return 4;
    }
    if (json) printJson(io, answer.success ? { ok: true, value: answer.value } : { ok: false, ...answer });
    else if (answer.success) io.print(act.text(answer.value, language));
    if (!answer.success) io.complain(refusalOf(answer, run, { noun: name, variable }));
    return answer.success ? 0 : 1;
  } catch (error) {
    if (error instanceof UnreadableText) {
      io.complain(say(language, 'noText', { file: error.file }));
      return 2;
    }
    if (!(error instanceof WrongUsage)) throw error;
    io.complain(error.message);
    return 2;
  }
}

function missingIn({ names = [], required = [] }: OperateVerb<unknown>, noun: Noun, given: readonly string[], values: Values) {
  const options = noun.access === 'installation' ? required : ['merchant', ...required];
  const option = options.find((key) => values[key] === undefined);
  return names.length > given.length ? `<${names[given.length]}>` : option === undefined ? null : `--${option}`;
}

function refusalOf(
  { code, message, value }: Envelope,
  { language }: Run<ServerIo>,
  { noun, variable }: { readonly noun: string; readonly variable: string },
): string {
  const { rule } = (value ?? {}) as { readonly rule?: unknown };
  if (code === 'NOT_ALLOWED' && rule === 'secondOperator') return say(language, 'secondOperator');
  if (code === 'MALFORMED' || code === 'VALIDATION') {
    return say(language, 'VALIDATION', { detail: value === null ? message : JSON.stringify(value), noun });
  }
  if (!isKnown(code)) return say(language, 'refused', { message, code });
  return say(language, code, { variable, noun });
}

const isKnown = (code: string): code is keyof typeof words & Uppercase<string> =>
  Object.hasOwn(words, code) && code === code.toUpperCase();
