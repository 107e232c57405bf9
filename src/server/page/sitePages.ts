import type { Language } from '../../domain/language.ts';
import { notFoundScreen, type Screen } from '../../domain/routes.ts';
import type { Boot } from '../../wire/boot.ts';
import { systemStatus } from '../content/permission.ts';
import type { Visitor } from '../decorations.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import type { Words } from '../words.ts';
import type { ClientBuild } from './clientBuild.ts';
import { type PageDocument, writeDocument } from './document.ts';
import type { Dress } from './dress.ts';
import { guestsOf } from './guests.ts';
import { heroScript } from './heroScript.ts';
import { type Packed, pack } from './packed.ts';
import { pageTexts } from './pageTexts.ts';
import { keepRecent } from './recent.ts';

/** Draws what stands inside `#root`. The server knows React only as this function. */
export type RenderPage = (request: { readonly url: string; readonly boot: Boot }) => Promise<{ html: string }>;

export interface PageRequest {
  readonly live: LiveBrand;
  readonly language: Language;
  readonly screen: Screen;
  /** Vendor of a category page. */
  readonly vendor: string | null;
}

export interface SitePagesNeeds {
  readonly renderPage: RenderPage;
  readonly client: ClientBuild;
  readonly bootFor: (request: PageRequest) => Promise<Boot>;
  /** Changes when anything a page shows may have changed. */
  readonly contentVersion: (live: LiveBrand) => Promise<string>;
  readonly dress: (live: LiveBrand) => Dress;
  readonly words: Words;
  readonly now: () => Date;
  /** Public address of a brand, without a final slash. */
  readonly originOf: (live: LiveBrand) => string;
  /** Whether the challenge is geetest's. */
  readonly hasGeetest: boolean;
  /** Origins that games of every brand may come from. */
  readonly frameOrigins?: readonly string[];
  /** How many pages stay in memory. */
  readonly keepPages?: number;
  readonly adjust?: (document: PageDocument) => Promise<PageDocument>;
}

export interface SitePage {
  readonly packed: Packed;
  readonly policy: string;
}

const usualKept = 400;

/** Pages of every brand. A page is the same bytes for everybody, so it is drawn once and kept. */
export function createSitePages(needs: SitePagesNeeds) {
  const recent = keepRecent<SitePage>(needs.keepPages ?? usualKept);

  const draw = async (request: PageRequest, boot: Boot): Promise<SitePage> => {
    const written = await compose(needs, request, boot);
    const document = needs.adjust === undefined ? written : await needs.adjust(written);
    return { packed: await pack(document.html), policy: document.policy };
  };

  return {
    async open(request: PageRequest): Promise<SitePage> {
      const { live, language, screen, vendor } = request;
      const version = await needs.contentVersion(live);
      const key = [live.brand.merchant, live.digest, version, language, screen.path, vendor ?? ''].join(' ');
      return recent(key, async () => draw(request, await needs.bootFor(request)));
    },

    /** Says where the visitor is, so it is drawn for one visitor and never kept. */
    async refuse(live: LiveBrand, language: Language, visitor: Visitor): Promise<SitePage> {
      const request: PageRequest = { live, language, screen: notFoundScreen, vendor: null };
      const boot = await needs.bootFor(request);
      const status = systemStatus(live.brand, visitor, needs.now());
      return draw(request, { ...boot, status });
    },
  };
}

export type SitePages = ReturnType<typeof createSitePages>;

async function compose(needs: SitePagesNeeds, request: PageRequest, known: Boot): Promise<PageDocument> {
  const { live, language, screen, vendor } = request;
  const { brand } = live;
  const origins = needs.frameOrigins ?? [];
  const boot: Boot = { ...known, frames: gameOrigins(brand, origins) };
  const dress = needs.dress(live);
  const { html } = await needs.renderPage({ url: addressOf(request), boot });
  const origin = needs.originOf(live);
  const exists = screen !== notFoundScreen;
  const path = exists ? screen.path : '/index';
  const inLanguage = (code: Language) => `${origin}${path}${code === brand.languages.default ? '' : `?lang=${code}`}`;
  return writeDocument({
    ...pageTexts(live, language, screen, needs.words),
    ...dress.head,
    language,
    merchant: brand.merchant,
    siteName: brand.name,
    canonical: inLanguage(language),
    alternates: [
      ...brand.languages.offered.map((code) => ({ language: code, address: `${origin}${path}?lang=${code}` })),
      { language: 'x-default', address: `${origin}${path}` },
    ],
    noIndex: !exists || screen.group === 'byIframe' || vendor !== null,
    sharePicture: `${origin}${dress.sharePicture}`,
    webManifest: `/site.webmanifest?lang=${language}`,
    headScript: [dress.headScript(language), firstPicture(request, boot)].filter((part) => part !== '').join(';'),
    files: needs.client.filesFor(screen.page, language),
    body: html,
    boot,
    pictureHosts: brand.cdn.images.map((address) => new URL(address).origin),
    guests: guestsOf(live, needs.hasGeetest),
    frameHosts: frameSources(brand, origins),
  });
}

const frameSources = (brand: LiveBrand['brand'], origins: readonly string[]) => [
  ...new Set([...gameOrigins(brand, origins), ...brand.frames.customerService.map((host) => `https://${host}`)]),
];

/** Launch CDNs carry games whose suppliers give a path only. */
const gameOrigins = ({ frames, cdn }: LiveBrand['brand'], origins: readonly string[]) => [
  ...new Set([
    ...frames.games.map((host) => `https://${host}`),
    ...cdn.games.map((address) => new URL(address).origin),
    ...origins,
  ]),
];

/** Where a brand opens its home page with banners, the first of them is the largest thing on the first screen. */
function firstPicture({ live, screen }: PageRequest, { queries }: Boot) {
  const [banner] = queries.banners;
  const opens = screen.page === 'home' && live.brand.home.sections.slice(0, 2).includes('hero');
  return opens && banner !== undefined ? heroScript(banner, live.brand.theme.modes) : '';
}

/** An unknown path is drawn as one fixed address, so that nobody can fill the memory with invented ones. */
function addressOf({ language, screen, vendor }: PageRequest) {
  const query = new URLSearchParams({ lang: language, ...(vendor === null ? {} : { page: vendor }) });
  return `${screen === notFoundScreen ? '/not-found' : screen.path}?${query}`;
}
