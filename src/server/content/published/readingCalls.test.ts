import { eq } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer, publishContent, smallBrand } from '../../../../tests/server/core-kit.ts';
import { categories } from '../../../domain/category.ts';
import { languages } from '../../../domain/language.ts';
import { ArticleDetail, ArticleList } from '../../../wire/articles.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import {
  Banner,
  GameCard,
  GamePage,
  LiveTable,
  Mission,
  Promotion,
  SortingVendor,
  WinnerEntry,
} from '../../../wire/catalogue.ts';
import { ChatSettings } from '../../../wire/chat.ts';
import { type Envelope, envelopeOf } from '../../../wire/envelope.ts';
import { LotteryMenu, OpenedNumbers } from '../../../wire/launch.ts';
import { HelpTopic, Notice } from '../../../wire/notice.ts';
import {
  Country,
  DomainRoute,
  ModuleNode,
  PermissionInfo,
  RegisterSettings,
  SystemStatusInfo,
} from '../../../wire/permission.ts';
import { PointMall } from '../../../wire/points.ts';
import { PromotionBoard, PromotionDetail } from '../../../wire/promotions.ts';
import { VipProgramme } from '../../../wire/ranks.ts';
import { announcement, game, mission, vendor } from '../../platform/db/tables/content.ts';

const reading: [CallName, string, TSchema][] = [
  ['permission', '?url=alpha.test', PermissionInfo],
  ['status', '', SystemStatusInfo],
  ['whitelabel', '?menu=DIRECTREG3', Type.Array(ModuleNode)],
  ['registerSettings', '', RegisterSettings],
  ['domainRoute', '', DomainRoute],
  ['helpCenter', '', Type.Array(HelpTopic)],
  ['countryCode', '', Type.Array(Country)],
  ['publicCatalogue', '?gameType=RNG&pageNum=2&pageSize=24', GamePage],
  ['publicVendors', '', Type.Array(SortingVendor)],
  ['liveTables', '', Type.Array(LiveTable)],
  ['missions', '', Type.Array(Mission)],
  ['banners', '?group=home', Type.Array(Banner)],
  ['hotGames', '?merchantCode=alpha&isPlatform=2&platform=web&language=VI', Type.Array(GameCard)],
  ['rankList', '', Type.Array(WinnerEntry)],
  ['announcements', '?types=B,PR&platform=W&execution=home', Type.Array(Notice)],
  ['availablePromotions', '', Type.Array(Promotion)],
  ['popularGames', '?count=20', Type.Array(GameCard)],
  ['gameMenus', '', Type.Array(LotteryMenu)],
  ['vnGameMenu', '', LotteryMenu],
  ['vnOpenedNumbers', '?count=100', Type.Array(OpenedNumbers)],
  ['promotionBoard', '', PromotionBoard],
  ['ranks', '', VipProgramme],
  ['pointMall', '', PointMall],
  ['chatSettings', '', ChatSettings],
  ['articles', '?kind=blog', ArticleList],
  ['article', '?kind=blog&id=first', ArticleDetail],
  ['promotionDetail', '?id=now', PromotionDetail],
];

let time = noon;
const brands = createBrandsFolder('beta');
const terms = { vi: '**Điều kiện** <script>', en: '**Terms** <script>' };
brands.write(
  'alpha',
  smallBrand('alpha', {
    modules: { DIRECTREG3: false },
    routers: ['https://one.alpha.test'],
    promotions: [
      { id: 'now', title: { vi: 'Bây giờ', en: 'Now' }, terms },
      { id: 'later', title: { vi: 'Sau này', en: 'Later' }, from: '2026-11-21T00:00:00Z', until: '2026-11-22T00:00:00Z' },
    ],
    chat: { enabled: true },
    articles: {
      list: [
        {
          id: 'first',
          kind: 'blog',
          title: { vi: 'Bài đầu', en: 'First post' },
          summary: { vi: 'Tóm tắt', en: 'Summary' },
          from: '2026-11-01T00:00:00Z',
          body: { vi: '## Mở đầu\n\nMột.', en: '## Start\n\nOne.' },
        },
      ],
    },
    catalogue: { order: ['RNG', 'ESPORTS', 'SPORTS', 'LIVE'], hiddenVendors: ['BASALT'], esportsAffiliates: ['REDFIN'] },
    home: { hotGames: ['wolf', 'dragon', 'puffer-boom'] },
    status: { blockedRegions: ['FR'] },
  }),
);
brands.write('members', smallBrand('members', { catalogue: { guestRead: false } }));
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  site = await openTestServer({ brands, now: () => time, settings: { trustProxy: 'loopback', countryHeader: 'x-country' } });
});
afterAll(() => site.close());

/** The fields of a response that the tests below read. */
interface Answers extends Record<CallName, unknown> {
  readonly publicVendors: SortingVendor[];
  readonly publicCatalogue: GamePage;
  readonly hotGames: GameCard[];
  readonly popularGames: GameCard[];
  readonly missions: Mission[];
  readonly announcements: Notice[];
  readonly rankList: WinnerEntry[];
  readonly availablePromotions: Promotion[];
  readonly helpCenter: HelpTopic[];
}

async function ask<Name extends CallName>(name: Name, query = '', host = 'alpha.test', headers: Record<string, string> = {}) {
  const answer = await site.get(host, calls[name].path + query, headers);
  const { code, value } = answer.json<Envelope<Answers[Name]>>();
  return { statusCode: answer.statusCode, body: answer.body, code, value };
}

/** Read calls of sign-in and of members; the auth-* tests check their shapes. */
const gettingIn = new Set([
  'affiliate',
  'captcha',
  'challenge',
  // A socket, which the tests of the chat room open.
  'chatSocket',
  'jwks',
  'memberIcon',
  'memberInfo',
  'playerAvatar',
  'signInTicket',
]);

describe('every reading call', () => {
  it('answers for guests in its shape', async () => {
    const wrong: unknown[] = [];
    for (const [name, query, shape] of reading) {
      const { statusCode, body } = await ask(name, query);
      const problems = [...Value.Errors(envelopeOf(shape), JSON.parse(body))];
      if (statusCode !== 200 || problems.length > 0) wrong.push({ name, statusCode, body: body.slice(0, 300), problems });
    }
    expect(wrong).toEqual([]);
  });

  it('is in the list above', async () => {
    const names: string[] = [];
    for (const [name, { method }] of Object.entries(calls)) {
      if (method !== 'GET' || gettingIn.has(name)) continue;
      const { body } = await ask(name as CallName, '');
      if (!body.includes('AUTH_REQUIRED')) names.push(name);
    }
    expect(reading.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it('refuses what it does not know', async () => {
    const answers = await Promise.all(
      reading.map(([name, query]) => ask(name, `${query}${query === '' ? '?' : '&'}role=operator`)),
    );
    expect(answers.map(({ statusCode, code }) => [statusCode, code])).toEqual(reading.map(() => [400, 'MALFORMED']));
  });

  it('stays at its merchant [MANIFEST-15]', async () => {
    const secret = 'Chỉ của alpha';
    const db = site.db;
    await db
      .update(game)
      .set({ names: { vi: secret, en: secret } })
      .where(eq(game.merchant, 'alpha'));
    await db.update(vendor).set({ name: secret }).where(eq(vendor.merchant, 'alpha'));
    await db
      .update(mission)
      .set({ title: { vi: secret } })
      .where(eq(mission.merchant, 'alpha'));
    await db
      .update(announcement)
      .set({ title: { vi: secret } })
      .where(eq(announcement.merchant, 'alpha'));
    await publishContent(site, 'alpha');
    time = new Date(noon.getTime() + 500);
    const at = async (host: string) => {
      const bodies = await Promise.all(
        reading.map(async ([name, query]) => (await ask(name, query.replace('alpha', host.replace('.test', '')), host)).body),
      );
      return bodies.filter((body) => body.includes(secret)).length;
    };
    expect([await at('alpha.test'), await at('beta.test')]).toEqual([8, 0]);
  });
});

describe('catalogue', () => {
  it('keeps the order of the manifest and leaves hidden vendors out [HEAD-04]', async () => {
    const { value } = await ask('publicVendors');
    expect(value.map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'ESPORTS', 'SPORTS', 'LIVE']);
    expect(JSON.stringify(value)).not.toContain('BASALT');
    const { value: games } = await ask('publicCatalogue', '?gameType=RNG&vassalage=BASALT');
    expect(games).toMatchObject({ games: [], pageNum: 1, totalPages: 0, total: 0 });
  });

  it('lists affiliates and their games under e-sports [HEAD-12]', async () => {
    const { value } = await ask('publicVendors');
    const codes = (category: string) =>
      value.find(({ gameCategory }) => gameCategory === category)?.vendors.map(({ vassalage }) => vassalage);
    expect([codes('SPORTS')?.includes('REDFIN'), codes('ESPORTS')?.includes('REDFIN')]).toEqual([false, true]);
    const { value: sports } = await ask('publicCatalogue', '?gameType=SPORTS');
    expect(sports.games.filter(({ vassalage }) => vassalage === 'REDFIN')).toEqual([]);
  });

  it('earns points by category and none where none is set [CONST-22]', async () => {
    const { value } = await ask('publicVendors', '', 'beta.test');
    expect(Object.fromEntries(value.map(({ gameCategory, point }) => [gameCategory, point ?? null]))).toEqual({
      LIVE: '0.70',
      SPORTS: '1.00',
      FISH: '1.20',
      RNG: '1.20',
      PVP: '1.00',
      ELOTT: null,
      LOTT: null,
      ESPORTS: null,
    });
  });

  it('pages by 24 without gap or repeat [CONST-15]', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => ask('publicCatalogue', `?gameType=RNG&pageNum=${page}`, 'beta.test')),
    );
    const ids = pages.flatMap(({ value }) => value.games.map(({ gameId }) => gameId));
    const first = pages[0]?.value;
    expect([first?.games.length, first?.totalPages, ids.length, new Set(ids).size]).toEqual([
      24,
      2,
      first?.total,
      first?.total,
    ]);
  });

  it('finds a Vietnamese name typed without diacritics, and takes no sign as a wildcard', async () => {
    const found = await ask('publicCatalogue', `?search=${encodeURIComponent('meo phat')}`, 'beta.test');
    expect(found.value.games.map(({ gameName }) => gameName)).toEqual(['Mèo Phát Tài']);
    const any = await ask('publicCatalogue', `?search=${encodeURIComponent('%')}`, 'beta.test');
    expect(any.value.total).toBe(0);
  });

  it('puts the hot games a manifest names first', async () => {
    const { value } = await ask('hotGames');
    expect(value.slice(0, 1).map(({ gameId }) => gameId)).toEqual(['wolf']);
    expect((await ask('hotGames', '?merchantCode=beta')).code).toBe('MALFORMED');
  });

  it('answers the hot games of one vendor to a guest who names merchant, platform, vendor and language [API-26]', async () => {
    const all = (await ask('hotGames', '', 'beta.test')).value;
    const vassalage = all[0]?.vassalage ?? '';
    const asked = `?merchantCode=beta&isPlatform=2&vassalage=${vassalage}&platform=web&language=EN`;
    const { statusCode, value } = await ask('hotGames', asked, 'beta.test');
    expect(statusCode).toBe(200);
    expect(value.every((card) => card.vassalage === vassalage)).toBe(true);
    // In the order of the public list, which ends earlier.
    const theirs = all.filter((card) => card.vassalage === vassalage).map(({ gameId }) => gameId);
    expect(value.slice(0, theirs.length).map(({ gameId }) => gameId)).toEqual(theirs);
  });

  it('answers at most 20 popular games [API-39]', async () => {
    expect((await ask('popularGames', '?count=20')).value).toHaveLength(20);
    expect((await ask('popularGames', '?count=21')).code).toBe('MALFORMED');
    expect((await ask('popularGames')).code).toBe('MALFORMED');
  });

  it('speaks the language of the call [API-35]', async () => {
    const [vi, en] = await Promise.all(
      languages.map((code) => ask('missions', '', 'beta.test', { language: code.toUpperCase() })),
    );
    expect([vi?.value[0]?.title, en?.value[0]?.title]).toEqual(['Điểm danh 7 ngày liên tiếp', 'Check in seven days in a row']);
  });

  it('offers no mission for a category that the brand does not show', async () => {
    const ids = (await ask('missions')).value.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['daily-checkin', 'slot-rounds', 'live-hands', 'sport-picks']));
    expect(ids.filter((id) => ['fish-caught', 'lottery-tickets'].includes(id))).toEqual([]);
  });

  it('is closed to guests where the merchant says so', async () => {
    const answers = await Promise.all(
      (['publicCatalogue', 'publicVendors', 'liveTables', 'missions'] as const).map((name) => ask(name, '', 'members.test')),
    );
    expect(answers.map(({ statusCode, code }) => [statusCode, code])).toEqual(answers.map(() => [401, 'AUTH_REQUIRED']));
    expect((await ask('hotGames', '', 'members.test')).statusCode).toBe(200);
  });

  it('shows all eight categories to a brand that says nothing', async () => {
    const { value } = await ask('publicVendors', '', 'beta.test');
    expect(value.map(({ gameCategory }) => gameCategory).sort()).toEqual([...categories].sort());
  });
});

describe('boards', () => {
  it('answers announcements of the asked types only, newest first [API-43]', async () => {
    const board = await ask('announcements', '?platform=W', 'beta.test');
    const dates = board.value.map(({ date }) => date);
    expect(new Set(board.value.map(({ type }) => type))).toEqual(new Set(['B']));
    expect(dates).toEqual([...dates].sort().toReversed());
    const two = await ask('announcements', '?types=PU,H&platform=W', 'beta.test');
    expect(new Set(two.value.map(({ type }) => type))).toEqual(new Set(['PU', 'H']));
  });

  it.each(['?types=B', '?types=B&platform=web', '?types=X&platform=W', '?types=B&platform=W&execution=logout'])(
    'refuses %s',
    async (query) => {
      expect((await ask('announcements', query)).code).toBe('MALFORMED');
    },
  );

  it('ranks wins by player, game and reward, every player masked [API-42, ENTITY-33]', async () => {
    const { value } = await ask('rankList', '', 'beta.test');
    expect(value.filter(({ game: played, reward }) => played.gameId === '' || !(Number(reward) > 0))).toEqual([]);
    expect(value.length).toBeGreaterThan(9);
    expect(value.filter(({ player }) => !/^..\*\*\*.$/u.test(player))).toEqual([]);
  });

  it('shows an offer while it lasts, its terms without scripts, and changes the version of the pages with it', async () => {
    const tenant = site.tenants.byMerchant('alpha');
    if (tenant === null) throw new Error('The brand is missing.');
    const ids = async () => (await ask('availablePromotions')).value.map(({ id }) => id);
    const before = await site.content.version(tenant);
    expect(await ids()).toEqual(['now']);
    time = new Date('2026-11-21T12:00:00Z');
    expect([await ids(), (await site.content.version(tenant)) === before]).toEqual([['now', 'later'], false]);
    time = noon;
    const [offer] = (await ask('availablePromotions')).value;
    expect(offer?.terms).toBe('<p><strong>Điều kiện</strong> &lt;script&gt;</p>');
  });

  it('has the seven help topics and the extra ones, whole and without open slots [API-52] [PROD-22] [SCREEN-11] [SCREEN-14]', async () => {
    for (const language of ['VI', 'EN']) {
      const { value } = await ask('helpCenter', '', 'beta.test', { language });
      const fixed = value.filter(({ extra }) => !extra).map(({ id }) => id);
      expect(fixed).toEqual(['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund']);
      expect(value.filter(({ extra }) => extra).map(({ id }) => id)).toEqual(['guide', 'install']);
      expect(value.filter(({ body, title }) => body.length < 400 || title === '' || body.includes('{{'))).toEqual([]);
    }
  });
});
