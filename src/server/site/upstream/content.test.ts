import { expect, it, vi } from 'vitest';
import type { PageChoice } from '../../content/published/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createUpstreamContent } from './content.ts';
import { createPageReads, freshMs } from './pageReads.ts';

/** Calls that a page reads of the upstream, and what it is made of. */

const vendors = [{ gameCategory: 'RNG', vendors: [{ vassalage: 'ONE' }] }];
const everything = ['hero', 'hotGames', 'winners', 'live', 'promotions', 'missions'];
function choiceOf(screen: object, { home = {}, guestRead = true, ...more }: Record<string, unknown> = {}) {
  const brand = {
    merchant: 'alpha',
    catalogue: { guestRead },
    banners: { home: [] },
    home: { sections: [], aside: 'none', ...(home as object) },
  };
  return { tenant: { brand } as unknown as Tenant, language: 'en', screen, ...more } as unknown as PageChoice;
}

function open(answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const known: Record<string, unknown> = { publicVendors: vendors, announcements: ['note'], ...answers };
  const reads = {
    version: () => 3,
    of: async (name: string, path: string) => {
      asked.push(`${name}?${path.split('?')[1]}`);
      return name in known ? { value: known[name] } : null;
    },
  };
  const own = {
    version: () => 'own',
    banners: (_tenant: Tenant, _language: string, place: string) => [place],
    help: () => ['help'],
    articles: { readBy: (_tenant: Tenant, _language: string, which: unknown) => ({ which }) },
    bootOf: (_choice: unknown, queries: object) => ({ queries, permission: { own: true, registerRules: 'own' } }),
  };
  const content = createUpstreamContent(own as never, reads as never);
  const names = () => asked.map((each) => each.split('?')[0]);
  return { content, own, asked, names };
}

it('every page reads vendors and notices; articles and help are the brand’s', async () => {
  const { content, asked } = open();
  const everywhere = { catalogue: vendors, notices: ['note'], banners: [], help: ['help'] };
  expect(await content.bootQueries(choiceOf({ page: 'other' }))).toEqual(everywhere);
  expect(asked).toEqual(['publicVendors?lang=en', 'announcements?types=B&platform=W&lang=en']);
  const article = choiceOf({ page: 'article' }, { article: 'one' });
  expect(await content.bootQueries(article)).toEqual({ ...everywhere, more: { which: 'one' } });
  for (const page of ['news', 'blog'])
    expect(await content.bootQueries(choiceOf({ page }))).toEqual({ ...everywhere, more: { which: 'lists' } });
  const away = open({});
  const silent = createUpstreamContent(away.own as never, { version: () => 0, of: async () => null });
  expect(await silent.bootQueries(choiceOf({ page: 'other' }))).toEqual({ banners: [], help: ['help'] });
  const closed = await content.bootQueries(choiceOf({ page: 'category', category: 'RNG' }, { guestRead: false }));
  expect(closed).toEqual({ ...everywhere, catalogue: [] });
});

it('the home page reads what its sections show, and for guests only what they may read', async () => {
  const read = async (home: object, guestRead = true) => {
    const { content, names } = open({ hotGames: ['hot'], rankList: ['won'] });
    const queries = await content.bootQueries(choiceOf({ page: 'home' }, { home, guestRead }));
    return [names().filter((name) => name !== 'publicVendors' && name !== 'announcements'), queries] as const;
  };
  const [all, queries] = await read({ sections: everything, aside: 'popular' });
  expect(all).toEqual(['hotGames', 'popularGames', 'rankList', 'liveTables', 'availablePromotions', 'missions']);
  // What was not answered is left for the page to fetch.
  expect(queries).toMatchObject({ banners: ['home'], hotGames: ['hot'], winners: ['won'] });
  for (const missing of ['popular', 'live', 'promotions', 'missions']) expect(queries).not.toHaveProperty(missing);
  expect((await read({ sections: everything }, false))[0]).toEqual(['hotGames', 'rankList', 'availablePromotions']);
  expect((await read({ sections: [] }))[0]).toEqual([]);
  expect((await read({ sections: ['hero'] }))[0]).toEqual(['hotGames']);
});

it('a category reads its first page, of the vendor that it has, and hot games where the list is short', async () => {
  const read = async (total: number, more: object = {}, category = 'RNG') => {
    const { content, asked } = open({ publicCatalogue: { total }, hotGames: ['hot'] });
    const queries = await content.bootQueries(choiceOf({ page: 'category', category }, { ...more }));
    return { queries, asked: asked.slice(2) };
  };
  const short = await read(1, { vendor: 'ONE' });
  expect(short.queries).toMatchObject({
    games: { gameType: 'RNG', vassalage: 'ONE', page: { total: 1 } },
    hotGames: ['hot'],
  });
  expect(short.asked).toEqual([
    'publicCatalogue?gameType=RNG&vassalage=ONE&pageNum=1&pageSize=24&lang=en',
    'hotGames?merchantCode=alpha&isPlatform=2&platform=web&language=EN&lang=en',
  ]);
  const long = await read(10_000, { vendor: 'OTHER' });
  expect(long.asked).toEqual(['publicCatalogue?gameType=RNG&pageNum=1&pageSize=24&lang=en']);
  expect(long.queries).toMatchObject({ games: { vassalage: null } });
  expect(long.queries).not.toHaveProperty('hotGames');
  expect((await read(1, {}, 'HOT')).asked).toHaveLength(1);
});

it('the rules of registration are the upstream’s once it has answered, and the version changes with its content', async () => {
  const [known, unknown] = [open({ registerSettings: 'theirs' }), open()];
  const choice = choiceOf({ page: 'other' });
  expect((await known.content.bootFor(choice)).permission).toEqual({ own: true, registerRules: 'theirs' });
  expect((await unknown.content.bootFor(choice)).permission).toEqual({ own: true, registerRules: 'own' });
  expect(await known.content.version(choice.tenant)).toBe('own.3');
});

it('what a page reads stays for fifteen seconds, goes on while the upstream is away, and is apart by brand and language', async () => {
  let time = 0;
  const read = vi.fn<() => Promise<unknown>>();
  const reads = createPageReads({ now: () => new Date(time), read });
  const { tenant } = choiceOf({});
  const of = (language: 'en' | 'vi' = 'en', by = tenant) => reads.of('hotGames', '/path', by, language, {});
  read.mockRejectedValueOnce(new Error('away'));
  expect(await of()).toBe(null);
  read.mockResolvedValueOnce('first');
  time += freshMs - 1;
  expect(await of()).toBe(null);
  time += 1;
  expect([await of(), await of(), read.mock.calls.length]).toEqual(['first', 'first', 2]);
  read.mockResolvedValueOnce('other');
  expect(await of('vi')).toBe('other');
  read.mockResolvedValueOnce('of beta');
  expect(await of('en', { ...tenant, brand: { ...tenant.brand, merchant: 'beta' } })).toBe('of beta');
  read.mockRejectedValueOnce(new Error('away'));
  time += freshMs;
  expect([await of(), read.mock.calls.length]).toEqual(['first', 5]);
  expect([reads.version(), Math.floor(time / freshMs)]).toEqual([2, 2]);
});

it('of four thousand reads the one that was not asked for longest makes room for another', async () => {
  const read = vi.fn(async (_name: string, path: string) => path);
  const reads = createPageReads({ now: () => new Date(0), read });
  const { tenant } = choiceOf({});
  const of = async (number: number) => {
    expect(await reads.of('hotGames', `/${number}`, tenant, 'en', {})).toBe(`/${number}`);
    return read.mock.calls.length;
  };
  for (let number = 0; number < 4_000; number += 1) await of(number);
  expect([await of(0), await of(4_000), await of(0), await of(2)]).toEqual([4_000, 4_001, 4_001, 4_001]);
  expect(await of(1)).toBe(4_002);
});
