import { dateText } from '../src/domain/dateText.ts';
import { moneyToWire } from '../src/domain/money.ts';
import { readBrands } from '../src/manifest/assets/readBrands.ts';
import { createSettlement, type DueWage } from '../src/server/agents/contracts/settle.ts';
import { createLedger } from '../src/server/money/ledger/index.ts';
import type { Db } from '../src/server/platform/db/index.ts';
import { type ExitCode, printJson, type Run, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { onDatabase } from './database/chosenDatabase.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { settleWords as words } from './database/words.ts';
import { brandsFolder } from './paths.ts';
import { sayIn } from './sayIn.ts';

/** `npm run settle` settles the windows of contracts that are due; with `--dry-run` it prints what they would pay. */

const say = sayIn(words);

const settle: Verb<ServerIo, keyof typeof words> = {
  help: 'help',
  options: { 'dry-run': { type: 'boolean', default: false }, brands: { type: 'string' } },
  act: (_names, run, values) =>
    onDatabase(run, values, async ({ db }) => {
      const { brands = brandsFolder } = values as { readonly brands?: string };
      return settleOn(db, brands, values['dry-run'] === true, run);
    }),
};

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs: { settle }, options: databaseOptions }, ['settle', ...args], io);
}

async function settleOn(db: Db, brands: string, isDryRun: boolean, { io, json, language }: Run<ServerIo>): Promise<ExitCode> {
  const served = (await readBrands(brands)).flatMap(({ reading }) => (reading.ok ? [{ brand: reading.brand }] : []));
  const failed: unknown[] = [];
  const now = () => new Date();
  const settlement = createSettlement({
    db,
    now,
    ledger: createLedger({ db, now }),
    tenants: { all: () => served },
    reportFault: (_kind, error) => void failed.push(error),
  });
  if (!isDryRun) {
    const statements = await settlement.settle();
    if (json) printJson(io, { statements, failed: failed.length });
    else io.print(say(language, 'settled', { statements }));
    for (const error of failed) io.complain(error instanceof Error ? error.message : String(error));
    return failed.length === 0 ? 0 : 1;
  }
  const due: ReturnType<typeof shownOf>[] = [];
  for await (const each of settlement.due()) due.push(shownOf(each));
  if (json) printJson(io, { due });
  else io.print([...due.map(lineOf), say(language, 'due', { windows: due.length })].join('\n'));
  return 0;
}

function shownOf({ tenant: { brand }, contract, window, bets, wage, correction }: DueWage) {
  const moment = (at: number) => dateText(new Date(at).toISOString(), brand.timeZone);
  return {
    merchant: contract.merchant,
    contract: contract.id,
    kind: contract.kind,
    upline: contract.upline,
    downline: contract.downline,
    from: moment(window.from),
    until: moment(window.until),
    bets,
    wage: moneyToWire(wage),
    correction: moneyToWire(correction),
  };
}

const lineOf = ({ merchant, contract, kind, from, until, bets, wage, correction }: ReturnType<typeof shownOf>) =>
  `${merchant}  ${contract}  ${kind.padEnd(8)}  ${from} – ${until}  ${String(bets).padStart(6)}  ${wage}  (${correction})`;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
