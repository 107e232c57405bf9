import { startErrorText } from '../../src/server/edge/server/startChecks.ts';
import { createIdentity } from '../../src/server/identity/accounts/index.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createSharedSecrets } from '../../src/server/platform/secrets/sharedSecrets.ts';
import { createVendorSecrets, type VendorSecrets } from '../../src/server/platform/secrets/vendorSecrets.ts';
import { openVault } from '../../src/server/platform/vault/index.ts';
import type { ExitCode } from '../commandLine.ts';
import { type Run, refuse, settingsOf } from './console.ts';

interface Opened {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: VendorSecrets;
}

/** Runs work on the installation's database; an error message and exit code 1 if it cannot be opened. */
export async function withDatabase(run: Run, work: (opened: Opened) => Promise<ExitCode>): Promise<ExitCode> {
  const settings = settingsOf(run.io);
  const now = () => new Date();
  let database: Awaited<ReturnType<typeof openDatabase>> | null = null;
  try {
    database = await openDatabase(settings.database);
    const { db } = database;
    const identity = createIdentity({ db, now, vault: await openVault(db, settings.dataKeys), reportFault: () => undefined });
    const secrets = createVendorSecrets({ ...identity, shared: createSharedSecrets(settings.environmentSecret) });
    return await work({ db, now, secrets });
  } catch (error) {
    const detail = startErrorText(error) ?? (database === null && error instanceof Error ? error.message : null);
    if (detail === null) throw error;
    return refuse(run, 1, 'noDatabase', { detail });
  } finally {
    await database?.close();
  }
}
