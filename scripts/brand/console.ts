import { styleText } from 'node:util';
import { type Language, languages, localized } from '../../src/domain/language.ts';
import { words } from './words.ts';

/** Language of the command line if neither an option nor the locale names one of the product. */
const fallbackLanguage: Language = 'en';

/** Exit code: 0 success, 1 problems found, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Output streams and locale of a command. */
export interface Io {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** As in `LANG`, such as `vi_VN.UTF-8`. */
  readonly locale: string;
  /** Whether prompts are possible (a TTY). */
  readonly isInteractive: boolean;
}

/** Options that all commands share. */
export interface Run {
  readonly io: Io;
  readonly language: Language;
  readonly json: boolean;
  readonly brands: string;
}

/** The locale of the shell. */
export const shellLocale = (): string => process.env['LC_ALL'] || process.env['LANG'] || '';

export const languageOf = (asked: string | undefined, locale = shellLocale()): Language =>
  languages.find((language) => language === asked) ??
  languages.find((language) => locale.startsWith(language)) ??
  fallbackLanguage;

export function say(
  language: Language,
  key: keyof typeof words,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return localized(words[key], language).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''));
}

type Style = Parameters<typeof styleText>[0];

/** Coloured only on a terminal: `styleText` checks the stream and NO_COLOR. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/** Standard output and standard error. */
export const terminal = (): Io => ({
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n`),
  locale: shellLocale(),
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
});

export function printJson({ print }: Io, value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
