import { eq } from 'drizzle-orm';
import type { Category } from '../../domain/category.ts';
import { constants } from '../../domain/constants.ts';
import type { Language } from '../../domain/language.ts';
import { defaultAnnouncementType } from '../../domain/notice.ts';
import type { Screen } from '../../domain/routes.ts';
import type { Boot, BootQueries, SiteBrand } from '../../wire/boot.ts';
import type { Banner, GamePage } from '../../wire/catalogue.ts';
import type { HelpTopic } from '../../wire/notice.ts';
import type { Location, PermissionInfo, SystemStatusInfo } from '../../wire/permission.ts';
import { contentVersion } from '../db/tables/content.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import { createBoard } from './board.ts';
import { createCatalogue } from './catalogue.ts';
import { createFeedbackBox } from './feedbackBox.ts';
import { isOpenToGuests } from './guestsMayRead.ts';
import { createHelp } from './help.ts';
import { createMarketing } from './marketing.ts';
import type { ContentNeeds } from './needs.ts';
import { permission, systemStatus } from './permission.ts';
import { siteBrand } from './siteBrand.ts';

export type { ContentNeeds } from './needs.ts';

/** What a page is drawn for. */
export interface PageChoice {
  readonly live: LiveBrand;
  readonly language: Language;
  readonly screen: Screen;
  /** Vendor that the address of a category page names. */
  readonly vendor: string | null;
}

export type Content = ReturnType<typeof createContent>;

const popularCount = 20;
const nowhere: Location = { ip: '', country: '' };

/** Everything a site shows: from the brand's manifest and from its rows in the database. */
export function createContent(needs: ContentNeeds) {
  const { db, pictures, now } = needs;
  const catalogue = createCatalogue(needs);
  const board = createBoard(needs, catalogue);
  const marketing = createMarketing(needs);
  const help = createHelp();
  const seeded = new Map<string, Promise<void>>();

  /**
   * Gives a merchant its demo world on first sight, so that a brand that appears while the server runs
   * is never empty. Play money and real money never mix: a real brand gets none of it.
   */
  const seed = ({ brand: { merchant, profile } }: LiveBrand): Promise<void> => {
    const known = seeded.get(merchant);
    if (known !== undefined) return known;
    const work = profile === 'play' ? seedDemo(needs, merchant) : Promise.resolve();
    seeded.set(merchant, work);
    work.catch(() => seeded.delete(merchant));
    return work;
  };

  const content = {
    ...catalogue,
    ...board,
    ...marketing,
    feedback: createFeedbackBox(needs),
    help: ({ brand }: LiveBrand, language: Language): HelpTopic[] => help(brand, language),
    siteBrand: (live: LiveBrand, language: Language): SiteBrand => siteBrand(pictures, live, language),
    permission: ({ brand }: LiveBrand, location: Location): PermissionInfo => permission(brand, location, now()),
    status: ({ brand }: LiveBrand, location: Location): SystemStatusInfo => systemStatus(brand, location, now()),

    seed,

    /** Changes with everything a page shows, be it rows or the time of an offer. */
    async version(live: LiveBrand): Promise<string> {
      await seed(live);
      const [row] = await db.select().from(contentVersion).where(eq(contentVersion.merchant, live.brand.merchant));
      return `${row?.version ?? 0}.${marketing.moment(live)}`;
    },

    /** Server data a page starts with, so that the first screen asks nothing. */
    async bootQueries({ live, language, screen, vendor }: PageChoice): Promise<BootQueries> {
      await seed(live);
      const vendors = isOpenToGuests(live) ? await catalogue.vendors(live) : [];
      const everywhere = {
        catalogue: vendors,
        banners: screen.page === 'home' ? marketing.banners(live, language, 'home') : [],
        notices: await board.notices(live, language, { types: [defaultAnnouncementType] }),
        help: help(live.brand, language),
      };
      if (screen.page === 'home') return { ...everywhere, ...(await homeQueries(live, language)) };
      const { category } = screen;
      if (screen.page !== 'category' || category === undefined || !isOpenToGuests(live)) return everywhere;
      const listed = vendors.find(({ gameType }) => gameType === category)?.vendors ?? [];
      const named = listed.find(({ vassalage }) => vassalage === vendor);
      // Slots always show one vendor: the first in order where the address names none that exists.
      const shown = named ?? (category === 'RNG' ? listed[0] : undefined);
      const vassalage = shown?.vassalage ?? null;
      const page: GamePage = await catalogue.games(live, language, { gameType: category, vassalage: vassalage ?? undefined });
      const games: { gameType: Category | 'HOT'; vassalage: string | null; page: GamePage } = {
        gameType: category,
        vassalage,
        page,
      };
      const isShort = category !== 'HOT' && page.total <= constants.shortList;
      return { ...everywhere, games, ...(isShort ? { hotGames: await catalogue.hotGames(live, language) } : {}) };
    },

    /** Renders what home pages show ahead of their first visitors: the first screen of every brand, then what is below it. */
    async warm(brands: readonly LiveBrand[]): Promise<void> {
      const screens = await Promise.all(brands.map(homePictures));
      await pictures.warm([...screens.flatMap(({ first }) => first), ...screens.flatMap(({ below }) => below)]);
    },

    async bootFor(choice: PageChoice): Promise<Boot> {
      const { live, language } = choice;
      const { location: _location, ...permissionInfo } = content.permission(live, nowhere);
      return {
        language,
        brand: content.siteBrand(live, language),
        words: live.brand.words[language],
        permission: permissionInfo,
        status: content.status(live, nowhere),
        queries: await content.bootQueries(choice),
      };
    },
  };
  return content;

  async function homePictures(live: LiveBrand) {
    await seed(live);
    const language = live.brand.languages.default;
    const banners = marketing.banners(live, language, 'home');
    const { hotGames = [], popular = [], live: tables = [], promotions = [] } = await homeQueries(live, language);
    const drawings = ({ narrow, wide }: Banner) => live.brand.theme.modes.flatMap((mode) => [narrow[mode], wide[mode]]);
    const { logo } = siteBrand(pictures, live, language);
    const cards = [...hotGames, ...tables, ...popular].map(({ picture }) => picture);
    return {
      first: [logo.onDark, logo.onLight, ...banners.slice(0, 1).flatMap(drawings)],
      below: [...cards, ...promotions.flatMap(({ picture }) => picture ?? []), ...banners.slice(1).flatMap(drawings)],
    };
  }

  async function homeQueries(live: LiveBrand, language: Language) {
    const sections = new Set(live.brand.home.sections);
    const readable = isOpenToGuests(live);
    return {
      // A hero without banners shows hot games too.
      ...(sections.has('hotGames') || (sections.has('hero') && live.brand.banners.home.length === 0)
        ? { hotGames: await catalogue.hotGames(live, language) }
        : {}),
      ...(live.brand.home.aside === 'popular' ? { popular: await catalogue.popular(live, language, popularCount) } : {}),
      ...(sections.has('winners') ? { winners: await board.winners(live, language) } : {}),
      ...(sections.has('live') && readable ? { live: await board.liveTables(live, language) } : {}),
      ...(sections.has('promotions') ? { promotions: marketing.promotions(live, language) } : {}),
      ...(sections.has('missions') && readable ? { missions: await board.missions(live, language) } : {}),
    };
  }
}
