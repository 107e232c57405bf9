import type { Language } from '../src/domain/language.ts';
import { checkBetSums } from '../src/server/agents/contracts/index.ts';
import { checkBrandDays, checkTeams } from '../src/server/agents/team/index.ts';
import type { SampleReport } from '../src/server/platform/db/index.ts';
import { type ExitCode, printJson, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { onDatabase } from './database/chosenDatabase.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { rollupWords as words } from './database/words.ts';
import { sayIn } from './sayIn.ts';

/** `npm run rollup:check` recomputes the team figures of a sample of agents, those of brands, and the sums of bets of a sample of accounts. */

const say = sayIn(words);
const defaultSample = 100;

const check: Verb<ServerIo, keyof typeof words> = {
  help: 'help',
  options: { sample: { type: 'string' } },
  act: async (_names, run, values) => {
    const sample = Number(values['sample'] ?? defaultSample);
    if (!Number.isInteger(sample) || sample < 1) {
      run.io.complain(say(run.language, 'noSample'));
      return 2;
    }
    return onDatabase(run, values, async ({ db }) => {
      const teams = await checkTeams(db, sample);
      const sums = await checkBetSums(db, sample);
      const brands = await checkBrandDays(db, sample);
      const holds = teams.holds && sums.holds && brands.holds;
      if (run.json) printJson(run.io, { holds, checked: teams.checked, broken: teams.broken, sums, brands });
      else {
        const parts = [inWords(teams, run.language, teamWords), inWords(brands, run.language, brandWords)];
        run.io.print([...parts, inWords(sums, run.language, sumWords)].join('\n'));
      }
      return holds ? 0 : 1;
    });
  },
};

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs: { check }, options: databaseOptions }, ['check', ...args], io);
}

const teamWords = { holds: 'holds', broken: 'broken' } as const;
const sumWords = { holds: 'sumsHold', broken: 'sumsBroken' } as const;
const brandWords = { holds: 'brandsHold', broken: 'brandsBroken' } as const;

type Words = typeof teamWords | typeof sumWords | typeof brandWords;

function inWords({ checked, broken }: SampleReport, language: Language, as: Words): string {
  if (broken === null) return say(language, as.holds, { checked });
  const { merchant, account, figure, expected, found } = broken;
  return [
    say(language, as.broken, { checked }),
    `  ✗ ${merchant}: ${account === '' ? figure : `${account}, ${figure}`}`,
    `    ${say(language, 'difference', { expected, found })}`,
    say(language, account === '' ? 'nextOfBrand' : 'next'),
  ].join('\n');
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
