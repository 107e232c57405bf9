import type { Language } from '../src/domain/language.ts';
import { checkLedger, type LedgerReport } from '../src/server/money/ledger/checkLedger.ts';
import { type ExitCode, printJson, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { onDatabase } from './database/chosenDatabase.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { ledgerWords as words } from './database/words.ts';
import { sayIn } from './sayIn.ts';

/** `npm run ledger:check` proves that every balance follows from the journal. */

const say = sayIn(words);

const check: Verb<ServerIo, keyof typeof words> = {
  help: 'help',
  options: {},
  act: (_names, run, values) =>
    onDatabase(run, values, async ({ db }) => {
      const report = await checkLedger(db);
      if (run.json) printJson(run.io, report);
      else run.io.print(inWords(report, run.language));
      return report.holds ? 0 : 1;
    }),
};

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs: { check }, options: databaseOptions }, ['check', ...args], io);
}

function inWords({ holds, checked, proven, broken }: LedgerReport, language: Language): string {
  const { transactions, entries, wallets, bets } = checked;
  const size = say(language, 'size', { transactions, entries, wallets, bets });
  const lines = proven.map((rule) => `  ✓ ${rule}`);
  if (holds || broken === null) return [say(language, 'holds', { size }), ...lines].join('\n');
  const { rule, merchant, subject, expected, found } = broken;
  return [
    say(language, 'broken', { size }),
    ...lines,
    `  ✗ ${rule}`,
    `    ${merchant}: ${subject}`,
    `    ${say(language, 'difference', { expected, found })}`,
    say(language, 'next'),
  ].join('\n');
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
