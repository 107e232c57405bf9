import Type, { type TSchema } from 'typebox';
import { constants } from '../../../domain/constants.ts';
import { type Language, languageCode } from '../../../domain/language.ts';
import { defaultAnnouncementType } from '../../../domain/notice.ts';
import type { BootQueries } from '../../../wire/boot.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import { GameCard, GamePage, LiveTable, Mission, Promotion, SortingVendor, WinnerEntry } from '../../../wire/catalogue.ts';
import { envelopeOf } from '../../../wire/envelope.ts';
import { Notice } from '../../../wire/notice.ts';
import { RegisterSettings } from '../../../wire/permission.ts';
import type { Content, PageChoice } from '../../content/published/index.ts';
import type { ClientInfo } from '../../platform/http/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { PageReads } from './pageReads.ts';

/** Envelope of each read; a constant, because its compiled check is kept by the call. */
const shapes = {
  publicVendors: envelopeOf(Type.Array(SortingVendor)),
  announcements: envelopeOf(Type.Array(Notice)),
  hotGames: envelopeOf(Type.Array(GameCard)),
  popularGames: envelopeOf(Type.Array(GameCard)),
  rankList: envelopeOf(Type.Array(WinnerEntry)),
  liveTables: envelopeOf(Type.Array(LiveTable)),
  availablePromotions: envelopeOf(Type.Array(Promotion)),
  missions: envelopeOf(Type.Array(Mission)),
  publicCatalogue: envelopeOf(GamePage),
  registerSettings: envelopeOf(RegisterSettings),
} as const satisfies Partial<Record<CallName, TSchema>>;

type PageCall = keyof typeof shapes;

/**
 * Content of pages in upstream mode: what the manifest says is ours (banners, help, articles, theme), the rest is read from the
 * upstream by the calls that the page itself would send.
 */
export function createUpstreamContent(content: Content, reads: PageReads): Content {
  const readerOf = (tenant: Tenant, language: Language) =>
    async function read<Value>(name: PageCall, query: Readonly<Record<string, string>> = {}): Promise<Value | undefined> {
      const search = new URLSearchParams({ ...query, lang: language }).toString();
      const answer = await reads.of<{ value: Value }>(name, `${calls[name].path}?${search}`, tenant, language, shapes[name]);
      return answer?.value;
    };

  const bootQueries = async (choice: PageChoice): Promise<BootQueries> => {
    const { tenant, language, screen } = choice;
    const { brand } = tenant;
    const read = readerOf(tenant, language);
    const isReadable = brand.catalogue.guestRead;
    const [vendors, notices] = await Promise.all([
      isReadable ? read<SortingVendor[]>('publicVendors') : [],
      read<Notice[]>('announcements', { types: defaultAnnouncementType, platform: constants.callPlatform }),
    ]);
    const everywhere = {
      ...(vendors === undefined ? {} : { catalogue: vendors }),
      ...(notices === undefined ? {} : { notices }),
      banners: screen.page === 'home' ? content.banners(tenant, language, 'home') : [],
      help: content.help(tenant, language),
    };
    if (screen.page === 'home') return { ...everywhere, ...(await homeQueries(choice)) };
    if (screen.page === 'article') return { ...everywhere, more: content.articles.readBy(tenant, language, choice.article) };
    if (screen.page === 'news' || screen.page === 'blog')
      return { ...everywhere, more: content.articles.readBy(tenant, language, 'lists') };
    if (screen.page === 'category' && isReadable) return { ...everywhere, ...(await categoryQueries(choice, vendors)) };
    return everywhere;
  };

  const hotGames = (tenant: Tenant, language: Language) =>
    readerOf(tenant, language)<GameCard[]>('hotGames', {
      merchantCode: tenant.brand.merchant,
      isPlatform: '2',
      platform: constants.platform,
      language: languageCode(language),
    });

  async function homeQueries({ tenant, language }: PageChoice): Promise<Partial<BootQueries>> {
    const { home, banners, catalogue } = tenant.brand;
    const sections = new Set(home.sections);
    const read = readerOf(tenant, language);
    const wanted = {
      hotGames:
        sections.has('hotGames') || (sections.has('hero') && banners.home.length === 0)
          ? hotGames(tenant, language)
          : undefined,
      popular: home.aside === 'popular' ? read('popularGames', { count: String(constants.popularCount) }) : undefined,
      winners: sections.has('winners') ? read('rankList') : undefined,
      live: sections.has('live') && catalogue.guestRead ? read('liveTables') : undefined,
      promotions: sections.has('promotions') ? read('availablePromotions') : undefined,
      missions: sections.has('missions') && catalogue.guestRead ? read('missions') : undefined,
    };
    const found = await Promise.all(Object.entries(wanted).map(async ([name, value]) => [name, await value] as const));
    return Object.fromEntries(found.filter(([, value]) => value !== undefined));
  }

  async function categoryQueries(
    { tenant, language, screen, vendor }: PageChoice,
    vendors: readonly SortingVendor[] | undefined,
  ): Promise<Partial<BootQueries>> {
    const { category } = screen;
    if (category === undefined) return {};
    const listed = vendors?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
    const vassalage = listed.find((each) => each.vassalage === vendor)?.vassalage ?? null;
    const page = await readerOf(tenant, language)<GamePage>('publicCatalogue', {
      gameType: category,
      ...(vassalage === null ? {} : { vassalage }),
      pageNum: '1',
      pageSize: String(constants.gamePageSize),
    });
    if (page === undefined) return {};
    const games: NonNullable<BootQueries['games']> = { gameType: category, vassalage, page };
    if (category === 'HOT' || page.total > constants.shortList) return { games };
    const hot = await hotGames(tenant, language);
    return { games, ...(hot === undefined ? {} : { hotGames: hot }) };
  }

  return {
    ...content,
    version: (tenant) => {
      const own = content.version(tenant);
      const withTime = (version: string) => `${version}.${reads.version()}`;
      return typeof own === 'string' ? withTime(own) : own.then(withTime);
    },
    bootQueries,
    async bootFor(choice: PageChoice, location?: ClientInfo) {
      const { tenant, language } = choice;
      const boot = content.bootOf(choice, await bootQueries(choice), location);
      const registerRules = await readerOf(tenant, language)<RegisterSettings>('registerSettings');
      return registerRules === undefined ? boot : { ...boot, permission: { ...boot.permission, registerRules } };
    },
    // The pictures of the upstream's games are its own to render.
    warm: async () => undefined,
  };
}
