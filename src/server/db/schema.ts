import * as content from './tables/content.ts';
import * as core from './tables/core.ts';

/** Every table, for drizzle. Code imports a table from the file that defines it. */
export const schema = { ...core, ...content };
