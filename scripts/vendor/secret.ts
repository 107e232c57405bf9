import { type ExitCode, printJson } from '../commandLine.ts';
import { entryOf, hasBrand, type Run, refuse, say } from './console.ts';
import { withDatabase } from './withDatabase.ts';

interface Asked {
  readonly vendor: string | undefined;
  readonly merchant: string | undefined;
  /** Stores the secret from standard input. */
  readonly isSet: boolean;
}

const minLength = 16;

/** Prints the secret that a vendor shares with a merchant, or stores the one the vendor chose. */
export async function secret({ vendor: id, merchant, isSet }: Asked, named: string | undefined, run: Run): Promise<ExitCode> {
  if (id === undefined || merchant === undefined) return refuse(run, 2, 'needVendorAndMerchant');
  const vendor = await entryOf(id, named, run);
  if (vendor === null || !hasBrand(merchant, run)) return 1;
  if (isSet) {
    if (vendor.secret !== 'stored') return refuse(run, 1, 'notStored', { id, source: vendor.secret });
    const chosen = (await run.io.input()).trim();
    if (chosen.length < minLength) return refuse(run, 1, 'shortSecret', { count: minLength });
    return withDatabase(run, async ({ secrets }) => {
      await secrets.store(id, merchant, chosen);
      if (run.json) printJson(run.io, { ok: true, vendor: id, merchant });
      else run.io.print(say(run.language, 'stored', { id, merchant }));
      return 0;
    });
  }
  return withDatabase(run, async ({ secrets }) => {
    const value = await secrets.of(vendor)(merchant);
    if (value === null) return refuse(run, 1, vendor.secret === 'stored' ? 'noneStored' : 'noneSet', { id, merchant });
    if (run.json) printJson(run.io, { ok: true, vendor: id, merchant, secret: value });
    else run.io.print(value);
    return 0;
  });
}
