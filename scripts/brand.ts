import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isLanguage } from '../src/domain/language.ts';
import { readSettings } from '../src/server/settings.ts';
import { audit } from './brand/audit.ts';
import { type ExitCode, type Io, languageOf, type Run, say, terminal } from './brand/console.ts';
import { create } from './brand/create.ts';
import { goReal } from './brand/goReal.ts';
import { validate } from './brand/validate.ts';
import type { words } from './brand/words.ts';

/** `npm run brand -- <command>`: creates, validates and audits brands, and turns one to real money. */

/** Same default as the server's. */
const folder = process.env['BRANDS_DIR'] || 'brands';

const common = {
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
  brands: { type: 'string', default: folder },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig;

interface Verb {
  readonly help: keyof typeof words;
  readonly options: ParseArgsOptionsConfig;
  readonly act: (names: readonly string[], run: Run, options: Readonly<Record<string, unknown>>) => Promise<ExitCode>;
}

const verbs: Readonly<Record<string, Verb>> = {
  new: {
    help: 'helpNew',
    options: {
      name: { type: 'string' },
      seed: { type: 'string' },
      host: { type: 'string' },
      language: { type: 'string' },
      logo: { type: 'string' },
    },
    act: ([merchant], run, options) => {
      const flag = (name: string) => options[name] as string | undefined;
      return create(
        { merchant, name: flag('name'), seed: flag('seed'), host: flag('host'), language: flag('language') },
        flag('logo'),
        run,
      );
    },
  },
  validate: {
    help: 'helpValidate',
    options: { fix: { type: 'boolean', default: false } },
    act: (names, run, { fix }) => validate(names, run, fix === true),
  },
  audit: { help: 'helpAudit', options: {}, act: audit },
  'go-real': {
    help: 'helpGoReal',
    options: { yes: { type: 'boolean', default: false } },
    act: (names, run, { yes }) => goReal(names, run, yes === true, readSettings(process.env)),
  },
};

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), terminal());

/** Runs one command and returns its exit code. */
export async function main([name = '', ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  const wrong = (sentence: string): ExitCode => {
    io.complain(sentence);
    return 2;
  };
  const language = languageOf(/(?:^| )--lang[= ](\w+)(?: |$)/.exec(rest.join(' '))?.[1], io.locale);
  if (name === '' || name === 'help' || name.startsWith('-')) {
    io.print(say(language, 'help'));
    return name === '' ? 2 : 0;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) return wrong(say(language, 'unknownVerb', { verb: name }));
  try {
    const { values, positionals } = parseArgs({ args: rest, options: { ...common, ...verb.options }, allowPositionals: true });
    if (values.lang !== undefined && !isLanguage(values.lang)) {
      return wrong(say(language, 'wrongOption', { detail: `--lang ${values.lang}`, verb: name }));
    }
    if (values.help) {
      io.print(say(languageOf(values.lang, io.locale), verb.help));
      return 0;
    }
    return await verb.act(
      positionals,
      { io, language: languageOf(values.lang, io.locale), json: values.json, brands: values.brands ?? folder },
      values,
    );
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return wrong(say(language, 'wrongOption', { detail: error.message.split('. ')[0] ?? '', verb: name }));
  }
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
