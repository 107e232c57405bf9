import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type ExitCode, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { type Noun, one } from './operate/client/noun.ts';
import { perform } from './operate/client/perform.ts';
import { words } from './operate/client/words.ts';

/** `npm run operate -- <noun> <verb>`: acts of operators on a running server. A file of `operate/` is a noun. */

const directory = join(import.meta.dirname, 'operate');

/** Runs one verb and returns the exit code. */
export async function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  const nouns = globSync('*.ts', { cwd: directory })
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
  const name = args.find((argument) => nouns.includes(argument));
  const options = { merchant: one, server: one, 'token-file': one, request: one };
  if (name === undefined) {
    const help = {
      en: words.help.en.replace('{{nouns}}', nouns.join(', ')),
      vi: words.help.vi.replace('{{nouns}}', nouns.join(', ')),
    };
    return runProgram({ words: { ...words, help }, verbs: {}, options }, args, io);
  }
  const { default: noun } = (await import(`./operate/${name}.ts`)) as { readonly default: Noun };
  const verbs = Object.fromEntries(
    Object.entries(noun.verbs).map(([verb, act]): [string, Verb<ServerIo, 'help'>] => [
      verb,
      {
        help: 'help',
        options: act.options ?? {},
        act: (positionals, run, values) => perform({ name, noun, verb }, positionals, run, values),
      },
    ]),
  );
  const place = args.indexOf(name);
  // Options may stand before the noun.
  const rest = [...args.slice(place + 1), ...args.slice(0, place)];
  return runProgram({ words: { ...words, help: noun.help }, verbs, options }, rest, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
