import { defaultLanguage } from '../../src/domain/language.ts';
import { embeddedDemo, type Vendor } from '../../src/manifest/index.ts';
import { createOutbound, type Outbound } from '../../src/server/platform/outbound/index.ts';
import type { VendorSecrets } from '../../src/server/platform/secrets/vendorSecrets.ts';
import { UnknownGame, VendorDown } from '../../src/server/play/seamless/index.ts';
import { adapterOf } from '../../src/server/play/vendors/index.ts';
import type { VendorLaunch } from '../../src/wire/seamlessVendor.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { hasBrand, openFile, type Run, refuse, say, settingsOf } from './console.ts';
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
  const outbound = createOutbound({ privateHosts: settingsOf(run.io).privateHosts });
  return withDatabase(run, async ({ now, secrets }) => {
    const answers = await Promise.all(
      reading.vendors.map((vendor) => call(vendor, { secrets, outbound, now, merchant, game: live.game })),
    );
    const isFine = answers.every(({ answers: answered }) => answered !== false);
    if (run.json) printJson(run.io, { ok: isFine, file: path, problems, vendors: answers });
    else {
      report();
      for (const { id, answers: answered, detail, former } of answers) {
        const key = answered === null ? 'embedded' : answered ? 'answers' : 'silent';
        run.io.print(paint(answered === false ? 'red' : 'green', say(run.language, key, { id, detail })));
        if (former !== null) run.io.print(paint('yellow', say(run.language, former.key, { id, merchant, ...former.params })));
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
  readonly outbound: Outbound;
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
  /** A former secret that is still valid, and the words that say how to end it. */
  readonly former: Former | null;
}

interface Former {
  readonly key: 'formerStored' | 'formerSet';
  readonly params: { readonly since: string } | { readonly variable: string };
}

async function formerOf({ id, secret }: Vendor, { secrets, merchant }: Asked): Promise<Former | null> {
  const accepted = await secrets.of({ id, secret }).acceptedSecretsOf(merchant);
  if (accepted.length < 2) return null;
  if (secret !== 'stored') return { key: 'formerSet', params: { variable: `${secret.slice('env:'.length)}_FORMER` } };
  const since = (await secrets.formerSince(id, merchant))?.toISOString().slice(0, 10) ?? '';
  return { key: 'formerStored', params: { since } };
}

/** A launch with a ticket that no one was given; a vendor that does not know the game has understood the call. */
async function call(vendor: Vendor, asked: Asked): Promise<Answered> {
  const { secrets, outbound, now, merchant, game } = asked;
  const { id, api, studios, categories } = vendor;
  const adapter = api === embeddedDemo ? null : adapterOf(vendor, { games: null, secrets, outbound, now });
  if (adapter === null) return { id, answers: null, detail: '', former: null };
  const former = await formerOf(vendor, asked);
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
    return { id, answers: true, detail: address, former };
  } catch (error) {
    if (error instanceof UnknownGame) return { id, answers: true, detail: error.message, former };
    if (error instanceof VendorDown) return { id, answers: false, detail: reasonOf(error), former };
    throw error;
  }
}

const reasonOf = ({ message, cause }: VendorDown) =>
  cause instanceof Error ? `${message} (${cause.cause instanceof Error ? cause.cause.message : cause.message})` : message;
