import { and, asc, count, countDistinct, desc, eq, inArray, like, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Category } from '../../../domain/category.ts';
import type { Classification } from '../../../domain/classification.ts';
import type { GameFilter, GameSort } from '../../../domain/gameList.ts';
import { defaultLanguage, type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import { splitAffiliates } from '../../../domain/navigation.ts';
import { foldText } from '../../../domain/searchText.ts';
import type { GameCard, GameCounts, GamePage, SortingVendor, VendorCard } from '../../../wire/catalogue.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import { createLoadingCache } from '../../platform/caches/index.ts';
import type { ContentVersions } from '../../platform/contentVersions/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { game, vendor } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface GameChoice {
  readonly gameType?: Category | 'HOT' | undefined;
  readonly vassalage?: string | undefined;
  readonly search?: string | undefined;
  readonly pageNum?: number | undefined;
  readonly only?: GameFilter | undefined;
  readonly classification?: Classification | undefined;
  readonly sort?: GameSort | undefined;
}

const pageSize = 24;
const hotGameCount = 24;

/** Points earned per unit of valid bet; the other categories earn none. */
const points: Partial<Record<Category, string>> = { LIVE: '0.70', SPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' };

interface CatalogueDeps {
  readonly db: Db;
  readonly pictures: Pick<Pictures, 'demo' | 'demoGlyph'>;
  readonly now: () => Date;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Queries whose rows are cached; a page of games is about 10 kB. */
const maxCached = 1_000;

/**
 * Vendors and games of a merchant, ordered and filtered by its manifest. Rows are cached per content version, and with them the
 * pages of games; cards of a vendor under maintenance are made per answer, because that ends by the clock.
 */
export function createCatalogue({ db, pictures, now }: CatalogueDeps, versionOf: ContentVersions) {
  const cache = createLoadingCache<unknown>({ max: maxCached });
  const cached = <Rows>({ brand, digest }: Tenant, query: readonly unknown[], load: () => Promise<Rows>): Promise<Rows> => {
    const find = (version: number) => {
      const key = `${brand.merchant} ${digest} ${version} ${JSON.stringify(query)}`;
      return cache(key, load) as Promise<Rows>;
    };
    const version = versionOf(brand.merchant);
    return typeof version === 'number' ? find(version) : version.then(find);
  };

  const select = () =>
    db
      .select({ game, vendorName: vendor.name, maintenanceUntil: vendor.maintenanceUntil })
      .from(game)
      .innerJoin(vendor, and(eq(vendor.merchant, game.merchant), eq(vendor.code, game.vendor)));
  type Row = Awaited<ReturnType<typeof select>>[number];

  const ofBrand = ({ brand: { merchant, catalogue } }: Tenant, ...conditions: (SQL | undefined)[]) =>
    and(
      eq(game.merchant, merchant),
      inArray(game.category, catalogue.order),
      catalogue.hiddenVendors.length === 0 ? undefined : notInArray(game.vendor, catalogue.hiddenVendors),
      ...conditions,
    );

  const resting = (until: Date | null) => (until !== null && until > now() ? { maintenanceUntil: until.toISOString() } : {});

  const cardOf =
    (language: Language) =>
    ({ game: row, vendorName, maintenanceUntil }: Row): GameCard => ({
      gameId: row.id,
      ...(row.roomId === null ? {} : { roomId: row.roomId }),
      nodeId: row.nodeId ?? `${row.vendor}-${row.category}`,
      nodeName: localizedOrNull(row.nodeName ?? undefined, language) ?? vendorName,
      showIcon: row.showIcon ? 1 : 0,
      gameName: localized(row.names, language),
      searchText: row.searchText,
      gameType: row.category,
      vassalage: row.vendor,
      vendorName,
      isHot: row.isHot ? 1 : 0,
      isNew: row.isNew ? 1 : 0,
      supportPlay: row.supportPlay,
      ...resting(maintenanceUntil),
      picture: pictures.demo('games', row.id, language),
    });

  /** Sports games of `esportsAffiliates` are listed under e-sports, like their vendors. */
  const inType = ({ brand }: Tenant, gameType: GameChoice['gameType']): SQL | undefined => {
    if (gameType === undefined || gameType === 'HOT') return eq(game.isHot, true);
    const moved = brand.catalogue.esportsAffiliates;
    if (moved.length === 0) return eq(game.category, gameType);
    if (gameType === 'SPORTS') return and(eq(game.category, 'SPORTS'), notInArray(game.vendor, moved));
    if (gameType !== 'ESPORTS') return eq(game.category, gameType);
    return or(eq(game.category, 'ESPORTS'), and(eq(game.category, 'SPORTS'), inArray(game.vendor, moved)));
  };

  const countsOf = async (where: SQL | undefined): Promise<GameCounts> => {
    const rows = await db
      .select({
        code: game.classification,
        games: count(),
        trials: sql<number>`count(*) filter (where ${game.supportPlay} = 0)`.mapWith(Number),
        new: sql<number>`count(*) filter (where ${game.isNew})`.mapWith(Number),
      })
      .from(game)
      .where(where)
      .groupBy(game.classification);
    const [{ vendors } = { vendors: 0 }] = await db
      .select({ vendors: countDistinct(game.vendor) })
      .from(game)
      .where(where);
    const sum = (part: 'games' | 'trials' | 'new') => rows.reduce((all, row) => all + row[part], 0);
    return {
      games: sum('games'),
      vendors,
      trials: sum('trials'),
      new: sum('new'),
      classifications: rows.flatMap(({ code, games }) => (code === null ? [] : [{ code, games }])),
    };
  };

  return {
    async vendors(tenant: Tenant): Promise<SortingVendor[]> {
      const { catalogue } = tenant.brand;
      const rows = await cached(tenant, ['vendors'], async () =>
        db
          .select({ category: game.category, vendor, games: count(), nodeId: firstNode })
          .from(game)
          .innerJoin(vendor, and(eq(vendor.merchant, game.merchant), eq(vendor.code, game.vendor)))
          .where(ofBrand(tenant))
          .groupBy(game.category, vendor.merchant, vendor.code)
          .orderBy(asc(vendor.position)),
      );
      const inOrder = catalogue.order.map((gameCategory): SortingVendor => {
        const ofCategory = rows.filter((row) => row.category === gameCategory);
        const point = points[gameCategory];
        return {
          gameCategory,
          ...(point === undefined ? {} : { point }),
          vendors: ofCategory.map(({ vendor: { code, name, isHot, maintenanceUntil }, games, nodeId }): VendorCard => {
            const smallIcon = pictures.demoGlyph('vendors', code);
            const card = { vassalage: code, displayName: name, smallIcon, nodeId, games, isHot: isHot ? 1 : 0 };
            return { ...card, ...resting(maintenanceUntil) };
          }),
        };
      });
      return splitAffiliates<VendorCard, SortingVendor>(inOrder, catalogue.esportsAffiliates).filter(
        ({ vendors }) => vendors.length > 0,
      );
    },

    /** The same object for the same question while nothing changes. */
    async games(tenant: Tenant, language: Language, choice: GameChoice): Promise<GamePage> {
      const { page, rows } = await cached(tenant, ['games', language, choice], async () => {
        const { rows: found, ...rest } = await findGames(tenant, language, choice);
        const always = found.map((row) => cardOf(language)({ ...row, maintenanceUntil: null }));
        return { page: { games: always, ...rest }, rows: found };
      });
      const isResting = rows.some(({ maintenanceUntil }) => maintenanceUntil !== null && maintenanceUntil > now());
      return isResting ? { ...page, games: rows.map(cardOf(language)) } : page;
    },

    /** Hot games; those named in the manifest come first, in its order. */
    async hotGames(tenant: Tenant, language: Language, vassalage?: string): Promise<GameCard[]> {
      const first = tenant.brand.home.hotGames;
      const ofVendor = vassalage === undefined ? undefined : eq(game.vendor, vassalage);
      const rows = await cached(tenant, ['hot', vassalage], async () => {
        const hot = await select()
          .where(ofBrand(tenant, eq(game.isHot, true), ofVendor))
          .orderBy(desc(game.popularity), asc(game.id));
        const named = first.length === 0 ? [] : await select().where(ofBrand(tenant, inArray(game.id, first), ofVendor));
        const ahead = first.flatMap((id) => named.filter((row) => row.game.id === id));
        const rest = hot.filter((row) => !first.includes(row.game.id));
        return [...ahead, ...rest].slice(0, hotGameCount);
      });
      return rows.map(cardOf(language));
    },

    async popular(tenant: Tenant, language: Language, limit: number): Promise<GameCard[]> {
      const rows = await cached(tenant, ['popular', limit], async () =>
        select().where(ofBrand(tenant)).orderBy(desc(game.popularity), asc(game.id)).limit(limit),
      );
      return rows.map(cardOf(language));
    },

    async byId(tenant: Tenant, language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, GameCard>> {
      if (ids.length === 0) return new Map();
      const rows = await select().where(ofBrand(tenant, inArray(game.id, [...ids])));
      return new Map(rows.map((row) => [row.game.id, cardOf(language)(row)]));
    },

    /** The game of an id, or of a room's id. */
    async gameOf(tenant: Tenant, language: Language, id: string): Promise<GameCard | undefined> {
      const rows = await select().where(ofBrand(tenant, or(eq(game.id, id), eq(game.roomId, id))));
      const row = rows.find((each) => each.game.id === id) ?? rows[0];
      return row === undefined ? undefined : cardOf(language)(row);
    },

    /** The first game of a vendor's lobby. */
    async firstOfLobby(tenant: Tenant, language: Language, vassalage: string, nodeId: string): Promise<GameCard | undefined> {
      const [row] = await select()
        .where(ofBrand(tenant, eq(game.vendor, vassalage), eq(nodeOf, nodeId)))
        .orderBy(asc(game.position), asc(game.id))
        .limit(1);
      return row === undefined ? undefined : cardOf(language)(row);
    },
  };

  async function findGames(tenant: Tenant, language: Language, choice: GameChoice) {
    const words = foldText(choice.search ?? '')
      .split(' ')
      .filter((word) => word !== '');
    const category = choice.gameType === undefined && words.length > 0 ? undefined : inType(tenant, choice.gameType);
    const where = ofBrand(
      tenant,
      category,
      choice.vassalage === undefined ? undefined : eq(game.vendor, choice.vassalage),
      choice.only === undefined ? undefined : narrowedTo[choice.only],
      choice.classification === undefined ? undefined : eq(game.classification, choice.classification),
      ...words.map((word) => like(game.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
    );
    const [found] = await db.select({ total: count() }).from(game).where(where);
    const total = found?.total ?? 0;
    const totalPages = Math.ceil(total / pageSize);
    const pageNum = choice.pageNum ?? 1;
    const rows = await select()
      .where(where)
      .orderBy(...orderOf(choice, language), asc(game.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const counts = category === undefined ? {} : { counts: await countsOf(ofBrand(tenant, category)) };
    return { rows, pageNum, totalPages, total, ...counts };
  }
}

/** The SQL of a card's `nodeId`. */
const nodeOf = sql<string>`coalesce(${game.nodeId}, ${game.vendor} || '-' || ${game.category})`;

/** Of the games of a vendor in a category. */
const firstNode = sql<string>`(array_agg(${nodeOf} order by ${game.position}, ${game.id}))[1]`;

const narrowedTo: Readonly<Record<GameFilter, SQL>> = {
  new: eq(game.isNew, true),
  hot: eq(game.isHot, true),
  trial: eq(game.supportPlay, 0),
};

/** Default order: by position within a category, by popularity across categories. */
function orderOf({ sort, gameType }: GameChoice, language: Language): SQL[] {
  if (sort === 'name') return [asc(language === defaultLanguage ? game.searchText : nameIn(language))];
  if (sort === 'newest') return [desc(game.isNew), desc(game.position)];
  if (sort === 'popular' || gameType === undefined || gameType === 'HOT') return [desc(game.popularity)];
  return [asc(game.position)];
}

/** The SQL of `localized`. Not `searchText`: it starts with the name in the default language only. */
const nameIn = (language: Language) => sql<string>`coalesce(${game.names}->>${language}, ${game.names}->>${defaultLanguage})`;
