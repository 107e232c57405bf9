import { type ExitCode, printJson } from '../commandLine.ts';
import { entryOf, hasBrand, type Run, refuse, say } from './console.ts';
import { withDatabase } from './withDatabase.ts';

interface Asked {
  readonly vendor: string | undefined;
  readonly merchant: string | undefined;
  /** Stores the secret from standard input. */
  readonly isSet: boolean;
  /** Ends the former secret of a rotation. */
  readonly isRetired: boolean;
}

const minLength = 16;

/** Prints the secret that a vendor shares with a merchant, stores the one the vendor chose, or ends its former one. */
export async function secret(
  { vendor: id, merchant, isSet, isRetired }: Asked,
  named: string | undefined,
  run: Run,
): Promise<ExitCode> {
  if (id === undefined || merchant === undefined || (isSet && isRetired)) return refuse(run, 2, 'needVendorAndMerchant');
  const vendor = await entryOf(id, named, run);
  if (vendor === null || !hasBrand(merchant, run)) return 1;
  if ((isSet || isRetired) && vendor.secret !== 'stored') return refuse(run, 1, 'notStored', { id, source: vendor.secret });
  if (isRetired)
    return withDatabase(run, async ({ secrets }) => {
      if (!(await secrets.retire(id, merchant))) return refuse(run, 1, 'noFormer', { id, merchant });
      if (run.json) printJson(run.io, { ok: true, vendor: id, merchant });
      else run.io.print(say(run.language, 'retired', { id, merchant }));
      return 0;
    });
  if (isSet) {
    const chosen = (await run.io.input()).trim();
    if (chosen.length < minLength) return refuse(run, 1, 'shortSecret', { count: minLength });
    return withDatabase(run, async ({ secrets }) => {
      const done = await secrets.store(id, merchant, chosen);
      if (done === 'formerIsValid') return refuse(run, 1, done, { id, merchant });
      const isRotating = (await secrets.formerSince(id, merchant)) !== null;
      if (run.json) printJson(run.io, { ok: true, vendor: id, merchant, done, formerIsValid: isRotating });
      else run.io.print(say(run.language, isRotating ? 'rotating' : done, { id, merchant }));
      return 0;
    });
  }
  return withDatabase(run, async ({ secrets }) => {
    const value = await secrets.of(vendor).secretOf(merchant);
    if (value === null) return refuse(run, 1, vendor.secret === 'stored' ? 'noneStored' : 'noneSet', { id, merchant });
    if (run.json) printJson(run.io, { ok: true, vendor: id, merchant, secret: value });
    else run.io.print(value);
    return 0;
  });
}
