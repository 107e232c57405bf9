import { defaultLanguage } from '../../src/domain/language.ts';
import { embeddedDemo, type Vendor } from '../../src/manifest/index.ts';
import { UnknownGame, VendorDown } from '../../src/server/play/index.ts';
import { adapterOf } from '../../src/server/vendors/index.ts';
import type { VendorSecrets } from '../../src/server/vendors/secrets.ts';
import type { VendorLaunch } from '../../src/wire/seamlessVendor.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { hasBrand, openFile, type Run, refuse, say } from './console.ts';
import { withDatabase } from './withDatabase.ts';

interface Live {
  readonly merchant: string | undefined;
  readonly game: string | undefined;
}

/** Validates the file and, with `live`, asks every vendor of it to launch a game. */
export async function check(named: string | undefined, live: Live | null, run: Run): Promise<ExitCode> {
  const { path, text, reading } = await openFile(named, run);
  const problems = reading.ok ? reading.warnings : reading.problems;
  if (!reading.ok || live === null) {
    if (run.json) printJson(run.io, { ok: reading.ok, file: path, problems });
    else report();
    return reading.ok ? 0 : 1;
  }
  const { merchant } = live;
  if (merchant === undefined) return refuse(run, 2, 'needMerchant');
  if (!hasBrand(merchant, run)) return 1;
  return withDatabase(run, async ({ now, secrets }) => {
    const answers = await Promise.all(
      reading.vendors.map((vendor) => call(vendor, { secrets, now, merchant, game: live.game })),
    );
    const isFine = answers.every(({ answers: answered }) => answered !== false);
    if (run.json) printJson(run.io, { ok: isFine, file: path, problems, vendors: answers });
    else {
      report();
      for (const { id, answers: answered, detail } of answers) {
        const key = answered === null ? 'embedded' : answered ? 'answers' : 'silent';
        run.io.print(paint(answered === false ? 'red' : 'green', say(run.language, key, { id, detail })));
      }
    }
    return isFine ? 0 : 1;
  });

  function report() {
    for (const problem of problems) printProblem(problem, text ?? '', run);
    if (problems.length > 0) run.io.print('');
    const count = reading.ok ? reading.vendors.length : problems.length;
    run.io.print(
      reading.ok
        ? paint('green', say(run.language, 'fileFine', { path, count }))
        : paint('red', say(run.language, 'fileProblems', { path, count })),
    );
  }
}

interface Asked {
  readonly secrets: VendorSecrets;
  readonly now: () => Date;
  readonly merchant: string;
  readonly game: string | undefined;
}

interface Answered {
  readonly id: string;
  /** Null for the demo vendor, which runs inside the server. */
  readonly answers: boolean | null;
  readonly detail: string;
}

/** A launch with a ticket that no one was given; a vendor that does not know the game has understood the call. */
async function call(vendor: Vendor, { secrets, now, merchant, game }: Asked): Promise<Answered> {
  const { id, api, studios, categories } = vendor;
  const adapter = api === embeddedDemo ? null : adapterOf(vendor, { games: null, secrets, now });
  if (adapter === null) return { id, answers: null, detail: '' };
  const order: VendorLaunch = {
    ticket: `check-${'0'.repeat(37)}`,
    game: { gameCode: game ?? 'livery-check', vassalage: studios[0] ?? 'NONE', category: categories[0] ?? 'RNG' },
    name: { [defaultLanguage]: 'Check' },
    view: 'betting',
    language: defaultLanguage,
    currency: 'VND',
    currencySymbol: '₫',
    profile: 'play',
    demo: true,
    platform: 'html5-desktop',
    site: 'https://check.invalid',
    backUrl: 'https://check.invalid/index',
  };
  try {
    const { address } = await adapter.launch(merchant, order);
    return { id, answers: true, detail: address };
  } catch (error) {
    if (error instanceof UnknownGame) return { id, answers: true, detail: error.message };
    if (error instanceof VendorDown) return { id, answers: false, detail: reasonOf(error) };
    throw error;
  }
}

const reasonOf = ({ message, cause }: VendorDown) =>
  cause instanceof Error ? `${message} (${cause.cause instanceof Error ? cause.cause.message : cause.message})` : message;
