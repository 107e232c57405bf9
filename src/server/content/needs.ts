import type { Db } from '../db/index.ts';
import type { Pictures } from '../pictures/index.ts';

export interface ContentNeeds {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly now: () => Date;
}
