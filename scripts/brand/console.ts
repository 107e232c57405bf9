import { styleText } from 'node:util';
import { words } from './words.ts';

export type CliLanguage = 'vi' | 'en';

/** How a run ends: 0 fine, 1 problems, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** What the person asked for on the command line, apart from the verb's own options. */
export interface Run {
  readonly language: CliLanguage;
  readonly json: boolean;
  readonly brands: string;
}

export function languageOf(
  asked: string | undefined,
  locale = process.env['LC_ALL'] || process.env['LANG'] || '',
): CliLanguage {
  if (asked === 'vi' || asked === 'en') return asked;
  return locale.startsWith('vi') ? 'vi' : 'en';
}

export function say(
  language: CliLanguage,
  key: keyof typeof words,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return words[key][language].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''));
}

type Style = Parameters<typeof styleText>[0];

/** Coloured only where a person looks at it: `styleText` asks the stream and NO_COLOR. */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`${styleText('red', text, { stream: process.stderr })}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
