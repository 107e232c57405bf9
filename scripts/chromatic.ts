import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { overBudget } from './chromatic/budget.ts';
import { modesByStory } from './chromatic/modes.ts';
import { type ExitCode, exitCodes, outcomeOf } from './chromatic/outcome.ts';
import { runChromatic } from './chromatic/runChromatic.ts';
import { modesByFile } from './chromatic/withModes.ts';
import { root } from './paths.ts';
import { alone } from './snapshots/alone.ts';
import { cacheFolder } from './snapshots/places.ts';
import { buildStorybook } from './snapshots/prepare/buildStorybook.ts';
import { openPlan } from './snapshots/prepare/openPlan.ts';

/** `npm run chromatic`: uploads the plan of `npm run snapshots` for cloud review. The local verdict is authoritative. */

const help = `Usage: CHROMATIC_PROJECT_TOKEN=… npm run chromatic -- [options]

Builds the stories with the modes of scripts/snapshots/plan.json and uploads them to Chromatic.

  --storybook <folder>  upload stories that are built already, as they are
  --budget <n>          at most so many pictures (otherwise what scripts/snapshots/plan.json allows)
  --minutes <n>         longest wait for Chromatic (otherwise 15)
  --help                this text

Exit codes: 0 no change, 1 changes, 2 wrong usage, 3 over the budget, 4 Chromatic does not
answer, 5 no token, 6 Chromatic failed. Only 0 and 1 say something about pictures.`;

async function main(): Promise<ExitCode> {
  const options = read();
  if (typeof options === 'string') return end(`${options}\nMore: npm run chromatic -- --help`, exitCodes.usage);
  if (options.help) {
    process.stdout.write(`${help}\n`);
    return exitCodes.equal;
  }
  const token = process.env['CHROMATIC_PROJECT_TOKEN'] ?? '';
  if (token === '')
    return end(
      'Chromatic was not asked: CHROMATIC_PROJECT_TOKEN is empty. `npm run snapshots` compares every picture here, without a cloud.',
      exitCodes.tokenless,
    );
  // Chromatic's CLI crashes on a token that is too short to mask.
  if (token.length < 8) return end('CHROMATIC_PROJECT_TOKEN is too short to be a token.', exitCodes.usage);
  if (!(await reachable()))
    return end('Chromatic cannot be reached from here. The verdict of `npm run snapshots` stands.', exitCodes.unanswered);
  try {
    const storybook = options.storybook ?? (await alone(() => build(options.budget)));
    if (storybook === null) return exitCodes.budget;
    const ended = await runChromatic({
      storybook,
      token,
      milliseconds: Number(options.minutes) * 60_000,
      write: (text) => process.stderr.write(text),
    });
    const { code, sentence } = outcomeOf(ended);
    return end(sentence, code);
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error), exitCodes.failed);
  }
}

/** Builds Storybook with modes; null, after a message, if the plan exceeds the budget. */
async function build(maxPictures: string | undefined): Promise<string | null> {
  const { plan, stories, cells, world } = await openPlan();
  const budget = maxPictures === undefined ? plan.budget.chromatic : Number(maxPictures);
  const over = overBudget(cells, budget);
  if (over !== null) {
    end(over, exitCodes.budget);
    return null;
  }
  process.stderr.write(`${cells.length} pictures of a budget of ${budget}.\n`);
  const file = join(cacheFolder, 'chromatic-modes.json');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(modesByFile(stories, modesByStory(cells))));
  await world.completeAssets(world.brands.map(({ merchant }) => merchant));
  return buildStorybook(root, join(cacheFolder, 'chromatic'), { world: world.folder, modes: file });
}

function read() {
  try {
    const { values } = parseArgs({
      options: {
        storybook: { type: 'string' },
        minutes: { type: 'string', default: '15' },
        budget: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (!(Number(values.minutes) > 0)) return `--minutes wants a number, not “${values.minutes}”.`;
    if (values.budget !== undefined && !/^\d{1,6}$/.test(values.budget))
      return `--budget wants a whole number, not “${values.budget}”.`;
    return values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
}

function end<Code extends ExitCode>(sentence: string, code: Code): Code {
  process.stderr.write(`${sentence}\n`);
  return code;
}

/** Whether Chromatic's service answers; its CLI has no timeout for that. */
async function reachable(address = process.env['CHROMATIC_INDEX_URL'] ?? 'https://index.chromatic.com'): Promise<boolean> {
  try {
    await fetch(`${address}/graphql`, { method: 'OPTIONS', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

process.exitCode = await main();
