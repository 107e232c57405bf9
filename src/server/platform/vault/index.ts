export { type DataKey, type DataKeys, readDataKeys } from './dataKeys.ts';
export { randomSecret } from './randomSecret.ts';
export { type Resealed, reseal, type SealedRows, sealedRows } from './reseal.ts';
export { contextOf } from './sealedColumns.ts';
export { openVault, storedKey, type Vault } from './vault.ts';
