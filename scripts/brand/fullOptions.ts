import type { ReadOptions } from '../../src/manifest/index.ts';
import { knownCatalogue } from '../../src/server/play/vendors/knownCatalogue.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';
import { vendorsFile } from '../paths.ts';

/** Manifests are read as the server reads them, with the vendors and games that they may name. */
export const fullOptions = async (): Promise<ReadOptions> => {
  return { ...readOptions, catalogue: await knownCatalogue(process.env['VENDORS_FILE'] || vendorsFile) };
};
