import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from './snapshots/alone.ts';
import { approve, renew } from './snapshots/approve.ts';
import { staleCells, staleMessage } from './snapshots/check/staleCells.ts';
import { readLock } from './snapshots/compare/lock.ts';
import { isClean, type Verdict } from './snapshots/compare/verdict.ts';
import { type Chosen, choose } from './snapshots/plan/choose.ts';
import { duration, estimate, setWorkers } from './snapshots/plan/estimate.ts';
import { type OpenPlan, openPlan } from './snapshots/prepare/openPlan.ts';
import { openStudio } from './snapshots/prepare/openStudio.ts';
import { log } from './snapshots/progress.ts';
import { baseCommit, changedSince } from './snapshots/reach/commits.ts';
import { writeReport } from './snapshots/report/writeReport.ts';
import { run } from './snapshots/run.ts';
import { selfTest } from './snapshots/selfTest/findPlanted.ts';
import { contactSheet } from './snapshots/sheet/contactSheet.ts';

/** `npm run snapshots`: visual regression tests of all screens. */

const help = `Usage: npm run snapshots -- [options]

Draws every screen that a change can reach, compares it with the approved pictures to the last
pixel, and writes a report that opens from disk. Equal pictures get their new input hash in the
lock; a different one is only approved by --approve.

  --plan              only say what would be drawn, and how long it takes
  --check             draw nothing; fail when the lock does not describe the sources
  --whole             draw the whole plan, not only what changed
  --since <revision>  draw what files changed since a revision can reach
  --base <revision>   commit whose pictures are "before" (otherwise where this branch left main)
  --story <text>      only stories whose name holds the text
  --tier <name>       only a tier of the plan; may be given several times
  --sample <n>        at most n pictures, spread over the plan
  --repeat <n>        draw each picture n times; one that differs is unstable

  --approve <group>   take a group of the last report into the lock: g1, g2, … or --all;
                      with --whole: of the run that is made now, so that one command makes a lock
  --brand <name>      contact sheet of a brand: one page and one picture of its key screens
  --self-test         plant faults and prove that each is found and named

  --workers <n>       browser processes side by side (otherwise two more than there are cores)
  --json              the verdict as JSON on standard output
  --help              this text

A run that breaks off carries on where it stopped.
Exit codes: 0 equal, 1 changed or faulty, 2 wrong usage, 4 this machine cannot do it.`;

type ExitCode = 0 | 1 | 2 | 4;

const options = {
  plan: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  whole: { type: 'boolean', default: false },
  since: { type: 'string' },
  base: { type: 'string' },
  story: { type: 'string', default: '' },
  tier: { type: 'string', multiple: true, default: [] as string[] },
  sample: { type: 'string', default: '0' },
  repeat: { type: 'string', default: '1' },
  approve: { type: 'string' },
  brand: { type: 'string' },
  'self-test': { type: 'boolean', default: false },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

async function main(words: readonly string[]): Promise<ExitCode> {
  const read = readWords(words);
  if (typeof read === 'string') return complain(`${read}\nMore: npm run snapshots -- --help`, 2);
  const { values } = read;
  if (values.help) return print(help);
  if (values.workers !== undefined) setWorkers(Number(values.workers));
  if (values.approve !== undefined && !values.whole) {
    const { code, sentence } = approve(values.approve);
    return code === 0 ? print(sentence) : complain(sentence, code);
  }
  try {
    return await alone(() => picture(values));
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error), 4);
  }
}

async function picture(values: Values): Promise<ExitCode> {
  if (values.check) return checkLock();
  if (values['self-test']) return (await selfTest(log)) ? 0 : 1;
  if (values.brand !== undefined) return sheetOf(values.brand, values.json);
  return compare(values);
}

async function checkLock(): Promise<ExitCode> {
  const message = staleMessage(staleCells(await openPlan(), readLock()));
  return message === null ? print('scripts/snapshots/lock.json describes these sources.') : complain(message, 1);
}

type Values = Exclude<ReturnType<typeof readWords>, string>['values'];

function readWords(words: readonly string[]) {
  try {
    const args = words
      .join('\n')
      .replace(/^--approve\n--all$/m, '--approve=all')
      .split('\n');
    const read = parseArgs({ args: args.filter((word) => word !== ''), options });
    for (const name of ['sample', 'repeat', 'workers'] as const) {
      const text = read.values[name];
      if (text !== undefined && !/^\d{1,4}$/.test(text)) return `--${name} wants a whole number, not “${text}”.`;
    }
    if (Number(read.values.workers ?? 1) < 1 || Number(read.values.repeat) < 1) return '--workers and --repeat start at 1.';
    return read;
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
}

async function compare(values: Values): Promise<ExitCode> {
  const base = baseCommit(values.base ?? values.since);
  if (base === null && (values.base ?? values.since) !== undefined)
    return complain(`There is no commit ${values.base ?? values.since}.`, 2);
  log('Writing the data of the brands (kept until the server or a brand changes) …');
  const opened = await openPlan();
  const [refused] = opened.world.refused;
  // Omitting a brand would change the plan of all other brands.
  if (refused !== undefined)
    return complain(`The manifest of ${refused} is refused, so it has no pictures: npm run brand -- validate ${refused}`, 1);
  const filter = {
    whole: values.whole || values.since !== undefined,
    story: values.story,
    sample: Number(values.sample),
    tiers: values.tier,
  };
  const lock = readLock();
  const chosen = narrowed(choose(opened.cells, lock, opened.inputOf, filter), opened, values.since);
  const seconds = estimate(chosen.cells.length * Number(values.repeat));
  announce(chosen, opened, base, seconds);
  const { budget } = opened.plan;
  if (chosen.cells.length > budget.cells || seconds > budget.minutes * 60 * Number(values.repeat))
    return complain(
      `The plan is over its budget of ${budget.cells} pictures and ${budget.minutes} minutes (scripts/snapshots/plan.json).`,
      2,
    );
  if (values.plan) return planOnly(chosen, values.json, seconds);
  const isNothingToDo = chosen.cells.length === 0 && staleCells(opened, lock).gone.length === 0;
  if (isNothingToDo && values.approve === undefined && !values.json) return 0;
  const studio = await openStudio(log, opened, [...new Set(chosen.cells.map(({ brand }) => brand))]);
  const verdict = await run({
    studio,
    chosen,
    base,
    repeat: Number(values.repeat),
    // A run that approves itself has no reader who compares.
    showsOld: values.approve === undefined,
  });
  const renewed = renew(verdict);
  const page = await writeReport(verdict);
  if (values.json) print(JSON.stringify(summary(verdict), null, 2));
  sayVerdict(verdict, page);
  if (renewed > 0) log(`${renewed} equal pictures got their new input hash: commit scripts/snapshots/lock.json.`);
  if (values.approve === undefined) return isClean(verdict) ? 0 : 1;
  const { code, sentence } = approve(values.approve);
  return code === 0 ? print(sentence) : complain(sentence, code);
}

/** With `--since`, limits the run to cells that depend on changed files. */
function narrowed(chosen: Chosen, studio: OpenPlan, since: string | undefined): Chosen {
  if (since === undefined) return chosen;
  const reach = studio.reachOf(changedSince(baseCommit(since) ?? ''));
  return { complete: false, cells: chosen.cells.filter((cell) => reach(cell).length > 0) };
}

function announce({ cells }: Chosen, studio: OpenPlan, base: string | null, seconds: number): void {
  const tiers = [...Map.groupBy(cells, ({ tier }) => tier)].map(([name, own]) => `${own.length} ${name}`);
  const brands = [...new Set(cells.map(({ brand }) => brand))].join(', ');
  log(`${cells.length} of ${studio.cells.length} pictures can have changed since ${base?.slice(0, 9) ?? 'the beginning'}.`);
  if (cells.length > 0) log(`${tiers.join(', ')}; brands ${brands}; about ${duration(seconds)}.`);
}

function planOnly({ cells }: Chosen, json: boolean, seconds: number): ExitCode {
  if (json) return print(JSON.stringify({ seconds, cells: cells.map(({ name, tier }) => ({ name, tier })) }, null, 2));
  for (const { name } of cells) print(name);
  return 0;
}

function summary({ cells, ...verdict }: Verdict) {
  return {
    ...verdict,
    cells: cells.filter(({ status, faults }) => !['passed', 'inherited', 'deferred'].includes(status) || faults.length > 0),
  };
}

function sayVerdict({ counts, groups, cells, notes, seconds }: Verdict, page: string): void {
  log(
    `\n${Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([status, count]) => `${count} ${status}`)
      .join(', ')} (${duration(seconds)})`,
  );
  for (const note of notes) log(note);
  for (const { id, kind, common, cells: members } of groups.slice(0, 12))
    log(`  ${id}  ${members.length} ${kind}  ${common.slice(0, 3).join(', ')}`);
  const faulty = cells.filter(({ faults, status }) => faults.length > 0 || status === 'unstable');
  for (const { name, status, faults } of faulty.slice(0, 12)) log(`  ${name}: ${faults[0]?.detail ?? status}`);
  if (faulty.length > 12) log(`  … and ${faulty.length - 12} more with a fault`);
  log(`Report: ${relative(process.cwd(), page)}`);
}

async function sheetOf(brand: string, json: boolean): Promise<ExitCode> {
  const sheet = await contactSheet(brand, log);
  if (typeof sheet === 'string') return complain(sheet, 2);
  if (json) print(JSON.stringify(sheet, null, 2));
  else
    log(
      `Contact sheet of ${brand}: ${relative(process.cwd(), sheet.page)} and ${relative(process.cwd(), sheet.picture)} (${duration(sheet.seconds)})`,
    );
  return 0;
}

function print(text: string): 0 {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain<Code extends ExitCode>(sentence: string, code: Code): Code {
  log(sentence);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
