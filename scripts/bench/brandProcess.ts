import { openDatabase } from '../../src/server/platform/db/index.ts';
import { createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { openRegistry } from '../../src/server/tenants/registry/brandRegistry.ts';
import { brandsFolder } from '../paths.ts';

/** A process that follows what is published and reports to its parent which version of one brand it serves. */

const [url = '', directory = '', merchant = ''] = process.argv.slice(2);
const { db } = await openDatabase({ kind: 'postgres', url });
const now = () => new Date();
const files = createBrandFiles({ db, now, directory });
const addressing = { only: null, publicHost: null };
const registry = await openRegistry({ root: brandsFolder, db, files, now, addressing, report: () => undefined });
const report = () => process.send?.(registry.byMerchant(merchant)?.version ?? 0);
registry.onChange(report);
await registry.load(merchant);
registry.watch();
report();
