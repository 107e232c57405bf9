import { and, eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands, demoPassword, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, publishContent } from '../../../../tests/server/core-kit.ts';
import { liveClassifications } from '../../../domain/classification.ts';
import { gameListFilters, gameListQuery } from '../../../domain/gameList.ts';
import { calls } from '../../../wire/calls.ts';
import { type GameCard, GamePage, type SortingVendor } from '../../../wire/catalogue.ts';
import { vendor } from '../../platform/db/tables/content.ts';

let time = noon;
const now = () => time;
const host = 'alpha.test';
let site: Awaited<ReturnType<typeof openTestServer>>;
let token = '';

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
  token = (await visitor(site, now).login('demomember', demoPassword)).value.token;
});
afterAll(() => site.close());

const guestList = async (query: string): Promise<GamePage> =>
  (await site.get(host, `${calls.publicCatalogue.path}?${query}`)).json().value;

const asMember = <Answer>(call: 'favouriteGames' | 'favouriteGamesList' | 'gameList', query = '') =>
  visitor(site, now).send<Answer>(call, undefined, { token }, query);

const everyGame = async (query: string): Promise<GameCard[]> => {
  const { games, totalPages } = await guestList(query);
  const rest = await Promise.all(
    Array.from({ length: Math.max(totalPages - 1, 0) }, (_, index) => guestList(`${query}&pageNum=${index + 2}`)),
  );
  return [...games, ...rest.flatMap((page) => page.games)];
};

describe('a list of games', () => {
  it('keeps to its shape, and counts its category whatever it is narrowed to', async () => {
    const whole = await guestList('gameType=RNG');
    const narrow = await guestList('gameType=RNG&only=hot&search=zzz');
    expect([...Value.Errors(GamePage, whole)]).toEqual([]);
    expect([narrow.total, narrow.counts]).toEqual([0, whole.counts]);
    const all = await everyGame('gameType=RNG');
    expect(whole.counts).toMatchObject({
      games: all.length,
      vendors: new Set(all.map(({ vassalage }) => vassalage)).size,
      trials: all.filter(({ supportPlay }) => supportPlay === 0).length,
      new: all.filter(({ isNew }) => isNew === 1).length,
    });
  });

  it('supplies games of several vendors [PROD-14]', async () => {
    const { counts, games } = await guestList('gameType=RNG');
    expect(counts?.vendors).toBeGreaterThanOrEqual(2);
    expect(new Set(games.map(({ vendorName }) => vendorName)).size).toBeGreaterThanOrEqual(2);
  });

  it('distinguishes e-games from slots, and each of the fifteen live kinds from the others', async () => {
    const kinds = ['SLOT', 'EGAME'];
    const [slots, egames] = await Promise.all(kinds.map((kind) => everyGame(`gameType=RNG&classification=${kind}`)));
    const all = await everyGame('gameType=RNG');
    expect(egames?.length).toBeGreaterThan(0);
    expect([...(slots ?? []), ...(egames ?? [])].map(({ gameId }) => gameId).toSorted()).toEqual(
      all.map(({ gameId }) => gameId).toSorted(),
    );
    const { counts } = await guestList('gameType=LIVE');
    const shown = new Map(counts?.classifications.map(({ code, games }) => [code, games]));
    expect(shown.size).toBeGreaterThan(5);
    for (const code of liveClassifications) {
      const { total, games } = await guestList(`gameType=LIVE&classification=${code}`);
      expect([code, total]).toEqual([code, shown.get(code) ?? 0]);
      expect(games.every(({ gameType }) => gameType === 'LIVE')).toBe(true);
    }
    expect((await site.get(host, `${calls.publicCatalogue.path}?classification=XXX`)).statusCode).toBe(400);
  });

  it('narrows to new, hot and trial, and sorts by name in the language asked for', async () => {
    expect((await everyGame('gameType=RNG&only=new')).every(({ isNew }) => isNew === 1)).toBe(true);
    expect((await everyGame('gameType=PVP&only=hot')).every(({ isHot }) => isHot === 1)).toBe(true);
    const trials = await everyGame('gameType=PVP&only=trial');
    expect([trials.length > 0, trials.every(({ supportPlay }) => supportPlay === 0)]).toEqual([true, true]);
    const names = (await everyGame('gameType=LIVE&sort=name&lang=en')).map(({ gameName }) => gameName);
    expect(names).toEqual(names.toSorted());
    const newest = await everyGame('gameType=LIVE&sort=newest');
    const firstOld = newest.findIndex(({ isNew }) => isNew === 0);
    expect(newest.slice(firstOld).every(({ isNew }) => isNew === 0)).toBe(true);
  });

  it('is the same for members, who ask with the twelve parameters [QUERY-03]', async () => {
    const choice = { gameType: 'RNG', pageNum: 2, sort: 'name', only: 'trial' } as const;
    const query = { ...gameListQuery(choice, 'alpha', 'vi'), ...gameListFilters(choice) };
    const text = `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
    const { value } = await asMember<GamePage>('gameList', text);
    expect(value).toEqual(await guestList('gameType=RNG&only=trial&sort=name&pageNum=2'));
    expect([value.pageNum, value.totalPages, value.games.length > 0]).toEqual([2, 2, true]);
  });
});

it('marks games and vendors under maintenance until it ends, and launches none of them meanwhile', async () => {
  const until = new Date(noon.getTime() + 3_600_000);
  const ofBasalt = and(eq(vendor.merchant, 'alpha'), eq(vendor.code, 'BASALT'));
  await site.db.update(vendor).set({ maintenanceUntil: until }).where(ofBasalt);
  await publishContent(site, 'alpha');
  time = new Date(noon.getTime() + 500);
  const marks = async () => (await everyGame('gameType=RNG&vassalage=BASALT')).map((game) => game.maintenanceUntil);
  const vendors: SortingVendor[] = (await site.get(host, calls.publicVendors.path)).json().value;
  const basalt = vendors.flatMap((entry) => entry.vendors).find(({ vassalage }) => vassalage === 'BASALT');
  expect([new Set(await marks()), basalt?.maintenanceUntil]).toEqual([new Set([until.toISOString()]), until.toISOString()]);
  const order = {
    gameId: 'dragon',
    nodeId: '',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'BASALT',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'demomember',
    token: '',
    merchantCode: 'alpha',
    language: 'VI',
  };
  expect((await visitor(site, now).send('launchGame', order, { token })).code).toBe('VENDOR_DOWN');
  time = new Date(until.getTime() + 1);
  expect(new Set(await marks())).toEqual(new Set([undefined]));
  time = noon;
  await site.db.update(vendor).set({ maintenanceUntil: null }).where(ofBasalt);
  await publishContent(site, 'alpha');
});

describe('favourites', () => {
  const keep = (gameId: string, favourite: boolean, as = token) =>
    visitor(site, now).send<string[]>('changeFavourite', { gameId, favourite }, { token: as });

  it('are kept newest first, once each, and given back', async () => {
    await keep('wolf', true);
    time = new Date(noon.getTime() + 1_000);
    await keep('dragon', true);
    expect((await keep('wolf', true)).value).toEqual(['dragon', 'wolf']);
    expect((await asMember<GameCard[]>('favouriteGamesList')).value.map(({ gameId }) => gameId)).toEqual(['dragon', 'wolf']);
    expect((await keep('dragon', false)).value).toEqual(['wolf']);
    expect((await asMember<string[]>('favouriteGames')).value).toEqual(['wolf']);
    time = noon;
  });

  it('need a session, a game that exists, and stay with their account and merchant', async () => {
    expect([(await keep('wolf', true, 'nobody')).status, (await keep('no-such-game', true)).code]).toEqual([
      401,
      'GAME_UNKNOWN',
    ]);
    const other = (await visitor(site, now).login('demoagent', demoPassword)).value.token;
    expect((await visitor(site, now).send('favouriteGames', undefined, { token: other })).value).toEqual([]);
    const elsewhere = await visitor(site, now).send('favouriteGames', undefined, { token, host: 'beta.test' });
    expect(elsewhere.status).toBe(401);
  });
});
