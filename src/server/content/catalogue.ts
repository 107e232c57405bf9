import { and, asc, count, desc, eq, inArray, like, notInArray, or, type SQL } from 'drizzle-orm';
import type { Category } from '../../domain/category.ts';
import type { Language } from '../../domain/language.ts';
import { splitAffiliates } from '../../domain/navigation.ts';
import { foldText } from '../../domain/searchText.ts';
import type { GameCard, GamePage, SortingVendor, VendorCard } from '../../wire/catalogue.ts';
import { game, vendor } from '../db/tables/content.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import type { ContentNeeds } from './needs.ts';

export interface GameChoice {
  readonly gameType?: Category | 'HOT' | undefined;
  readonly vassalage?: string | undefined;
  readonly search?: string | undefined;
  readonly pageNum?: number | undefined;
}

const pageSize = 24;
const hotGameCount = 24;

/** Points earned per unit of valid bet; the other categories earn none. */
const points: Partial<Record<Category, string>> = { LIVE: '0.70', SPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00' };

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Vendors and games of a merchant, in the order its manifest asks for and without what it hides. */
export function createCatalogue({ db, pictures }: ContentNeeds) {
  const select = () =>
    db
      .select({ game, vendorName: vendor.name })
      .from(game)
      .innerJoin(vendor, and(eq(vendor.merchant, game.merchant), eq(vendor.code, game.vendor)));
  type Row = Awaited<ReturnType<typeof select>>[number];

  const ofBrand = ({ brand: { merchant, catalogue } }: LiveBrand, ...conditions: (SQL | undefined)[]) =>
    and(
      eq(game.merchant, merchant),
      inArray(game.category, catalogue.order),
      catalogue.hiddenVendors.length === 0 ? undefined : notInArray(game.vendor, catalogue.hiddenVendors),
      ...conditions,
    );

  const cardOf =
    (language: Language) =>
    ({ game: row, vendorName }: Row): GameCard => ({
      gameId: row.id,
      gameName: language === 'vi' ? row.nameVi : row.nameEn,
      gameNameEn: row.nameEn,
      gameType: row.category,
      vassalage: row.vendor,
      vendorName,
      isHot: row.isHot ? 1 : 0,
      isNew: row.isNew ? 1 : 0,
      supportPlay: row.supportPlay,
      picture: pictures.demo('games', row.id),
    });

  /** Affiliates' sports games are listed under e-sports, as their vendors are. */
  const inType = ({ brand }: LiveBrand, gameType: GameChoice['gameType']): SQL | undefined => {
    if (gameType === undefined || gameType === 'HOT') return eq(game.isHot, true);
    const moved = brand.catalogue.esportsAffiliates;
    if (moved.length === 0) return eq(game.category, gameType);
    if (gameType === 'SPORTS') return and(eq(game.category, 'SPORTS'), notInArray(game.vendor, moved));
    if (gameType !== 'ESPORTS') return eq(game.category, gameType);
    return or(eq(game.category, 'ESPORTS'), and(eq(game.category, 'SPORTS'), inArray(game.vendor, moved)));
  };

  return {
    async vendors(live: LiveBrand): Promise<SortingVendor[]> {
      const { catalogue } = live.brand;
      const rows = await db
        .selectDistinct({ category: game.category, vendor })
        .from(game)
        .innerJoin(vendor, and(eq(vendor.merchant, game.merchant), eq(vendor.code, game.vendor)))
        .where(ofBrand(live))
        .orderBy(asc(vendor.position));
      const inOrder = catalogue.order.map((gameType): SortingVendor => {
        const own = rows.filter((row) => row.category === gameType);
        const point = points[gameType];
        return {
          gameType,
          ...(point === undefined ? {} : { point }),
          vendors: own.map(({ vendor: { code, name, isHot } }): VendorCard => {
            return { vassalage: code, displayName: name, smallIcon: pictures.demoGlyph('vendors', code), isHot: isHot ? 1 : 0 };
          }),
        };
      });
      return splitAffiliates<VendorCard, SortingVendor>(inOrder, catalogue.esportsAffiliates).filter(
        ({ vendors }) => vendors.length > 0,
      );
    },

    async games(live: LiveBrand, language: Language, choice: GameChoice): Promise<GamePage> {
      const words = foldText(choice.search ?? '')
        .split(' ')
        .filter((word) => word !== '');
      const isOneCategory = choice.gameType !== undefined && choice.gameType !== 'HOT';
      const where = ofBrand(
        live,
        choice.gameType === undefined && words.length > 0 ? undefined : inType(live, choice.gameType),
        choice.vassalage === undefined ? undefined : eq(game.vendor, choice.vassalage),
        ...words.map((word) => like(game.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
      );
      const [found] = await db.select({ total: count() }).from(game).where(where);
      const total = found?.total ?? 0;
      const totalPages = Math.ceil(total / pageSize);
      const pageNum = choice.pageNum ?? 1;
      const rows = await select()
        .where(where)
        .orderBy(...(isOneCategory ? [asc(game.position)] : [desc(game.popularity)]), asc(game.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      return { games: rows.map(cardOf(language)), pageNum, totalPages, total };
    },

    /** Those the manifest names come first, in its order. */
    async hotGames(live: LiveBrand, language: Language, vassalage?: string): Promise<GameCard[]> {
      const first = live.brand.home.hotGames;
      const ofVendor = vassalage === undefined ? undefined : eq(game.vendor, vassalage);
      const hot = await select()
        .where(ofBrand(live, eq(game.isHot, true), ofVendor))
        .orderBy(desc(game.popularity), asc(game.id));
      const named = first.length === 0 ? [] : await select().where(ofBrand(live, inArray(game.id, first), ofVendor));
      const ahead = first.flatMap((id) => named.filter((row) => row.game.id === id));
      const rest = hot.filter((row) => !first.includes(row.game.id));
      return [...ahead, ...rest].slice(0, hotGameCount).map(cardOf(language));
    },

    async popular(live: LiveBrand, language: Language, limit: number): Promise<GameCard[]> {
      const rows = await select().where(ofBrand(live)).orderBy(desc(game.popularity), asc(game.id)).limit(limit);
      return rows.map(cardOf(language));
    },

    async byId(live: LiveBrand, language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, GameCard>> {
      if (ids.length === 0) return new Map();
      const rows = await select().where(ofBrand(live, inArray(game.id, [...ids])));
      return new Map(rows.map((row) => [row.game.id, cardOf(language)(row)]));
    },
  };
}
