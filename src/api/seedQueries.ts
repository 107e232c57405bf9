import type { BootQueries } from '../wire/boot.ts';
import { queries } from './queries.ts';

interface Cache {
  setQueryData(key: readonly unknown[], data: unknown): unknown;
}

/** Puts what the HTML brought along under the keys that the queries use. */
export function seedQueries(cache: Cache, boot: BootQueries): void {
  const simple = [
    'catalogue',
    'banners',
    'notices',
    'help',
    'hotGames',
    'popular',
    'winners',
    'live',
    'promotions',
    'missions',
  ] as const;
  for (const name of simple) {
    const data = boot[name];
    if (data !== undefined) cache.setQueryData(queries[name]().queryKey, data);
  }
  if (boot.games !== undefined) {
    const { gameType, vassalage, page } = boot.games;
    const choice = { gameType, pageNum: page.pageNum, ...(vassalage === null ? {} : { vassalage }) };
    cache.setQueryData(queries.games(choice).queryKey, page);
  }
}
