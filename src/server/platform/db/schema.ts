import * as demoVendor from '../../../demo-vendor/server/tables.ts';
import * as tables from './tables/index.ts';

/** All tables, for drizzle only. */
export const schema = { ...tables, ...demoVendor };
