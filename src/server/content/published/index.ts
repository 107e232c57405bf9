import type { Category } from '../../../domain/category.ts';
import { constants, stripCount } from '../../../domain/constants.ts';
import type { Language } from '../../../domain/language.ts';
import { defaultAnnouncementType } from '../../../domain/notice.ts';
import type { Screen } from '../../../domain/routes.ts';
import type { Boot, BootQueries, SiteBrand } from '../../../wire/boot.ts';
import type { Banner, GamePage } from '../../../wire/catalogue.ts';
import type { HelpTopic } from '../../../wire/notice.ts';
import type { Location, PermissionInfo, SystemStatusInfo } from '../../../wire/permission.ts';
import { createCatalogue } from '../../play/catalogue/index.ts';
import { permission, systemStatus } from '../../tenants/permission/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type ArticleAddress, createArticles } from './articles.ts';
import { createBoard } from './board.ts';
import type { ContentDeps } from './contentDeps.ts';
import { createFeedbackBox } from './feedbackBox.ts';
import { isOpenToGuests } from './guestsMayRead.ts';
import { createHelp } from './help.ts';
import { createMarketing } from './marketing.ts';
import { siteBrand } from './siteBrand.ts';

export type { ContentDeps } from './contentDeps.ts';
export { readCountryTable } from './countryTable.ts';
export { findCustomerService } from './customerService.ts';
export { guestsMayRead } from './guestsMayRead.ts';

/** Choice that a page is rendered for. */
export interface PageChoice {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly screen: Screen;
  /** Vendor in the query of a category page. */
  readonly vendor: string | null;
  /** Article in the path of its page; null on other pages and if there is no such article. */
  readonly article: ArticleAddress | null;
}

export type Content = ReturnType<typeof createContent>;

const popularCount = 20;

const nowhere: Location = { ip: '', country: '' };

/** Content of a site, from the brand's manifest and the database. */
export function createContent(deps: ContentDeps) {
  const { pictures, now } = deps;
  const { versionOf } = deps.promotionBook;
  const catalogue = createCatalogue(deps, versionOf);
  const board = createBoard(deps, catalogue);
  const marketing = createMarketing(deps);
  const articles = createArticles(deps);
  const help = createHelp();

  const content = {
    ...catalogue,
    ...board,
    ...marketing,
    articles,
    feedback: createFeedbackBox(deps),
    help: ({ brand }: Tenant, language: Language): HelpTopic[] => help(brand, language),
    siteBrand: (tenant: Tenant, language: Language): SiteBrand => siteBrand(pictures, tenant, language, articles.kinds(tenant)),
    permission: ({ brand }: Tenant, location: Location): PermissionInfo => permission(brand, location, now()),
    status: ({ brand }: Tenant, location: Location): SystemStatusInfo => systemStatus(brand, location, now()),

    /** Cache key of the content of a page: changes with the rows, the vendors, and when a banner, promotion or article begins or ends. */
    version(tenant: Tenant): string | Promise<string> {
      const keyOf = (version: number, moment: string) => [version, moment, ...deps.gameOrigins()].join('.');
      const version = versionOf(tenant.brand.merchant);
      const moment = marketing.moment(tenant);
      if (typeof version === 'number' && typeof moment === 'string') return keyOf(version, moment);
      return Promise.all([version, moment]).then((known) => keyOf(...known));
    },

    /** Query data embedded in the HTML, so that the first screen makes no request. */
    async bootQueries({ tenant, language, screen, vendor, article }: PageChoice): Promise<BootQueries> {
      const vendors = isOpenToGuests(tenant) ? await catalogue.vendors(tenant) : [];
      const everywhere = {
        catalogue: vendors,
        banners: screen.page === 'home' ? marketing.banners(tenant, language, 'home') : [],
        notices: await board.notices(tenant, language, { types: [defaultAnnouncementType] }),
        help: help(tenant.brand, language),
      };
      if (screen.page === 'home') return { ...everywhere, ...(await homeQueries(tenant, language)) };
      if (screen.page === 'article') return { ...everywhere, more: articles.readBy(tenant, language, article) };
      if (screen.page === 'news' || screen.page === 'blog')
        return { ...everywhere, more: articles.readBy(tenant, language, 'lists') };
      const { category } = screen;
      if (screen.page !== 'category' || category === undefined || !isOpenToGuests(tenant)) return everywhere;
      const listed = vendors.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
      const vassalage = listed.find((each) => each.vassalage === vendor)?.vassalage ?? null;
      const page: GamePage = await catalogue.games(tenant, language, { gameType: category, vassalage: vassalage ?? undefined });
      const games: { gameType: Category | 'HOT'; vassalage: string | null; page: GamePage } = {
        gameType: category,
        vassalage,
        page,
      };
      const isShort = category !== 'HOT' && page.total <= constants.shortList;
      return { ...everywhere, games, ...(isShort ? { hotGames: await catalogue.hotGames(tenant, language) } : {}) };
    },

    /** Pre-renders the pictures of home pages: the first screen of every brand, then the rest. */
    async warm(brands: readonly Tenant[]): Promise<void> {
      const screens = await Promise.all(brands.map(homePictures));
      await pictures.warm([...screens.flatMap(({ first }) => first), ...screens.flatMap(({ below }) => below)]);
    },

    /** Boot data of a page. `location` affects the status only; without it the page can be cached for all visitors. */
    bootFor: async (choice: PageChoice, location?: Location): Promise<Boot> =>
      content.bootOf(choice, await content.bootQueries(choice), location),

    /** Boot data around the given queries. */
    bootOf({ tenant, language }: PageChoice, queries: BootQueries, location = nowhere): Boot {
      const { location: _location, whitelabel: _tree, ...permissionInfo } = content.permission(tenant, nowhere);
      return {
        language,
        brand: content.siteBrand(tenant, language),
        words: tenant.brand.words[language],
        permission: permissionInfo,
        status: content.status(tenant, location),
        queries,
        frames: gameOriginsOf(tenant.brand, deps.gameOrigins()),
      };
    },
  };
  return content;

  async function homePictures(tenant: Tenant) {
    const language = tenant.brand.languages.default;
    const banners = marketing.banners(tenant, language, 'home');
    const { hotGames = [], popular = [], live: tables = [], promotions = [] } = await homeQueries(tenant, language);
    const drawings = ({ narrow, wide }: Banner) => tenant.brand.theme.modes.flatMap((mode) => [narrow[mode], wide[mode]]);
    const { logo } = content.siteBrand(tenant, language);
    const cards = [...hotGames, ...tables, ...popular].map(({ picture }) => picture);
    return {
      first: [logo.onDark, logo.onLight, ...banners.slice(0, 1).flatMap(drawings)],
      below: [...cards, ...promotions.flatMap(({ picture }) => picture ?? []), ...banners.slice(1).flatMap(drawings)],
    };
  }

  async function homeQueries(tenant: Tenant, language: Language) {
    const sections = new Set(tenant.brand.home.sections);
    const readable = isOpenToGuests(tenant);
    return {
      // A hero without banners shows hot games too.
      ...(sections.has('hotGames') || (sections.has('hero') && tenant.brand.banners.home.length === 0)
        ? { hotGames: await catalogue.hotGames(tenant, language) }
        : {}),
      ...(tenant.brand.home.aside === 'popular' ? { popular: await catalogue.popular(tenant, language, popularCount) } : {}),
      ...(sections.has('winners') ? { winners: await board.winners(tenant, language) } : {}),
      ...(sections.has('live') && readable ? { live: await board.liveTables(tenant, language) } : {}),
      ...(sections.has('promotions')
        ? { promotions: (await marketing.promotions(tenant, language)).slice(0, stripCount) }
        : {}),
      ...(sections.has('missions') && readable ? { missions: await board.missions(tenant, language) } : {}),
    };
  }
}

/** Allowed origins of game frames. Launch CDNs serve the games of vendors that return a path only. */
const gameOriginsOf = ({ frames, cdn }: Tenant['brand'], vendors: readonly string[]) => [
  ...new Set([
    ...frames.games.map((host) => `https://${host}`),
    ...cdn.games.map((address) => new URL(address).origin),
    ...vendors,
  ]),
];
