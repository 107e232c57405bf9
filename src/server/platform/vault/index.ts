import type { Db } from '../db/index.ts';
import { defineModule, type Setting } from '../modules/index.ts';
import type { DataKeys } from './dataKeys.ts';
import { openVault } from './vault.ts';

export { type DataKey, type DataKeys, readDataKeys } from './dataKeys.ts';
export { randomSecret } from './randomSecret.ts';
export { type Resealed, reseal, type SealedRows, sealedRows } from './reseal.ts';
export { contextOf } from './sealedColumns.ts';
export { openVault, storedKey, type Vault } from './vault.ts';

export const vaultModule = defineModule({
  needs: ['db', 'settings'],
  gives: {
    vault: ({ db, settings }: Record<'db', Db> & Setting<'dataKeys', DataKeys | null>) => openVault(db, settings.dataKeys),
  },
});
