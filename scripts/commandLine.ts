import { type ParseArgsOptionsConfig, parseArgs, styleText } from 'node:util';
import { isLanguage, type Language, type LocalText, languages, localized } from '../src/domain/language.ts';
import type { Problem } from '../src/manifest/index.ts';
import { sayIn } from './sayIn.ts';

/** Language of the command line if neither an option nor the locale names one of the product. */
const fallbackLanguage: Language = 'en';

/** Exit code: 0 success, 1 problems found, 2 wrong usage, 4 the work could not be done, and nothing was changed. */
export type ExitCode = 0 | 1 | 2 | 4;

/** Output streams and locale of a command. */
export interface Io {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** As in `LANG`, such as `vi_VN.UTF-8`. */
  readonly locale: string;
  /** Whether prompts are possible (a TTY). */
  readonly isInteractive: boolean;
}

/** `Io` of commands that read the server's variables. */
export interface ServerIo extends Io {
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Options that all verbs share. */
export interface Run<CommandIo extends Io = Io> {
  readonly io: CommandIo;
  readonly language: Language;
  readonly json: boolean;
}

export type Values = Readonly<Record<string, unknown>>;

export interface Verb<CommandIo extends Io, Key extends string> {
  /** Key of its help text. */
  readonly help: Key;
  readonly options: ParseArgsOptionsConfig;
  readonly act: (names: readonly string[], run: Run<CommandIo>, values: Values) => Promise<ExitCode>;
}

type Texts<Key extends string> = Readonly<Record<Key, LocalText>>;

export interface Program<CommandIo extends Io, Key extends string> {
  readonly words: Texts<Key | 'help' | 'unknownVerb' | 'wrongOption'>;
  readonly verbs: Readonly<Record<string, Verb<CommandIo, Key>>>;
  /** Options of every verb besides `--json`, `--lang` and `--help`. */
  readonly options: ParseArgsOptionsConfig;
}

const common = {
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig;

/** Runs one verb of a program and returns its exit code. Options may stand before the verb. */
export async function runProgram<CommandIo extends Io, Key extends string>(
  program: Program<CommandIo, Key>,
  args: readonly string[],
  io: CommandIo,
): Promise<ExitCode> {
  const { words, verbs, options } = program;
  const say = sayIn(words);
  const [name = '', ...rest] = args;
  const wrong = (sentence: string): ExitCode => {
    io.complain(sentence);
    return 2;
  };
  const language = languageOf(/(?:^| )--lang[= ](\w+)(?: |$)/.exec(args.join(' '))?.[1], io.locale);
  const wrongOption = (detail: string, verb: string) =>
    wrong(say(language, 'wrongOption', { detail, verb }).replaceAll('  ', ' '));
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (name === '' || name === 'help') {
    (name === '' ? io.complain : io.print)(say(language, 'help'));
    return name === '' ? 2 : 0;
  }
  try {
    if (name.startsWith('-')) {
      const { values, positionals } = parseArgs({
        args: [...args],
        options: { ...options, ...common },
        allowPositionals: true,
      });
      const [first] = positionals;
      if (first !== undefined) return await runProgram(program, [first, ...args.toSpliced(args.indexOf(first), 1)], io);
      (values.help ? io.print : io.complain)(say(language, 'help'));
      return values.help ? 0 : 2;
    }
    if (verb === undefined) return wrong(say(language, 'unknownVerb', { verb: name }));
    const all = { ...options, ...verb.options, ...common };
    const { values, positionals } = parseArgs({ args: rest, options: all, allowPositionals: true });
    const { lang, json, help } = values as { readonly lang?: string; readonly json: boolean; readonly help: boolean };
    if (lang !== undefined && !isLanguage(lang)) return wrongOption(`--lang ${lang}`, name);
    if (help) {
      io.print(say(language, verb.help));
      return 0;
    }
    return await verb.act(positionals, { io, language, json }, values);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return wrongOption(error.message.split('. ')[0] ?? '', verb === undefined ? '' : name);
  }
}

/**
 * For a command without arguments: answers `--help` and refuses anything else, before it does its work. Ends the process then.
 *
 * @param command As it is called, for example `npm run build`.
 */
export function takeNoArguments(command: string, help: LocalText): void {
  const args = process.argv.slice(2);
  if (args.length === 0) return;
  const io = terminal();
  const language = languageOf(/^--lang[= ](\w+)$/m.exec(args.join('\n').replace('--lang\n', '--lang='))?.[1], io.locale);
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp) io.print(`${command}\n\n${localized(help, language)}`);
  else io.complain(sayIn({ noArguments })(language, 'noArguments', { args: args.join(' '), command }));
  process.exit(isHelp ? 0 : 2);
}

const noArguments: LocalText = {
  en: '{{command}} takes no arguments, but was given {{args}}. Run `{{command}}` alone, or `{{command}} -- --help`.',
  vi: '{{command}} không nhận tham số, nhưng có {{args}}. Hãy chạy riêng `{{command}}`, hoặc `{{command}} -- --help`.',
};

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** The locale of the shell. */
const shellLocale = (): string => process.env['LC_ALL'] || process.env['LANG'] || '';

export const languageOf = (asked: string | undefined, locale = shellLocale()): Language =>
  languages.find((language) => language === asked) ??
  languages.find((language) => locale.startsWith(language)) ??
  fallbackLanguage;

type Style = Parameters<typeof styleText>[0];

/** Coloured only on a terminal: `styleText` checks the stream and NO_COLOR. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/** Standard output and standard error. A reader that closes the pipe, such as `head`, ends the program quietly. */
export function terminal(): Io {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n`),
    locale: shellLocale(),
    isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  };
}

export const serverTerminal = (): ServerIo => ({ ...terminal(), env: process.env });

export function printJson({ print }: Io, value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

const severities: Readonly<Record<Problem['severity'], LocalText>> = {
  error: { en: 'error', vi: 'lỗi' },
  warning: { en: 'warning', vi: 'cảnh báo' },
};

/** Prints a problem with its place and the lines around it. */
export function printProblem(problem: Problem, text: string, { language, io: { print } }: Pick<Run, 'io' | 'language'>): void {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const style = problem.severity === 'error' ? 'red' : 'yellow';
  print(
    `\n${paint('cyan', place)} ${paint(style, localized(severities[problem.severity], language))} ${paint('dim', problem.code)}`,
  );
  print(`  ${localized(problem.message, language)}`);
  print(codeFrame(text, problem));
}

function codeFrame(text: string, { line, column }: Problem): string {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const from = Math.max(0, line - 2);
  const width = String(line + 1).length;
  const shownLines = lines.slice(from, line + 1).map((content, index) => {
    const number = from + index + 1;
    const start = Math.max(0, column - 60);
    const visible = content.replaceAll(/\p{Cc}/gu, ' ').slice(start, start + 110);
    const row = `  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${visible}`;
    return number === line ? `${row}\n    ${' '.repeat(width)} | ${' '.repeat(column - 1 - start)}${paint('red', '^')}` : row;
  });
  return shownLines.join('\n');
}
