import type { Language } from '../../domain/language.ts';
import type { Screen } from '../../domain/routes.ts';
import type { Boot } from '../../wire/boot.ts';
import { systemStatus } from '../content/permission.ts';
import type { ClientInfo } from '../http/decorations.ts';
import { createLoadingCache } from '../loadingCache.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Words } from '../words.ts';
import type { ClientBuild } from './clientBuild.ts';
import { type CompressedBody, compressBody } from './compressedBody.ts';
import { type PageDocument, writeDocument } from './document.ts';
import { heroScript } from './heroScript.ts';
import { pageTexts } from './pageTexts.ts';
import { screens } from './screens.ts';
import type { ThemeHead } from './themeHead.ts';
import { thirdPartySources } from './thirdPartySources.ts';

/** Draws what stands inside `#root`. The server knows React only as this function. */
export type RenderPage = (request: {
  readonly url: string;
  readonly boot: Boot;
}) => Promise<{ html: string; areas: readonly string[] }>;

export interface PageRequest {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly screen: Screen;
  /** Vendor of a category page. */
  readonly vendor: string | null;
}

export interface SitePagesDeps {
  readonly renderPage: RenderPage;
  readonly client: ClientBuild;
  readonly bootFor: (request: PageRequest) => Promise<Boot>;
  /** Changes when anything a page shows may have changed. */
  readonly contentVersion: (tenant: Tenant) => Promise<string>;
  readonly themeHead: (tenant: Tenant) => ThemeHead;
  readonly words: Words;
  readonly now: () => Date;
  /** Public address of a brand, without a final slash. */
  readonly originOf: (tenant: Tenant) => string;
  /** Whether the challenge is geetest's. */
  readonly hasGeetest: boolean;
  /** Origins that games of every brand may come from. */
  readonly frameOrigins?: readonly string[];
  /** How many pages stay in memory. */
  readonly keepPages?: number;
  readonly adjust?: (document: PageDocument) => Promise<PageDocument>;
}

export interface SitePage {
  readonly packed: CompressedBody;
  readonly policy: string;
}

const defaultMaxPages = 400;

/** Pages of every brand. A page is the same bytes for everybody, so it is drawn once and kept. */
export function createSitePages(needs: SitePagesDeps) {
  const pages = createLoadingCache<SitePage>({ max: needs.keepPages ?? defaultMaxPages });

  const draw = async (request: PageRequest, boot: Boot): Promise<SitePage> => {
    const written = await compose(needs, request, boot);
    const document = needs.adjust === undefined ? written : await needs.adjust(written);
    return { packed: await compressBody(document.html), policy: document.policy };
  };

  return {
    async open(request: PageRequest): Promise<SitePage> {
      const { tenant, language, screen, vendor } = request;
      const version = await needs.contentVersion(tenant);
      const key = [tenant.brand.merchant, tenant.digest, version, language, screen.path, vendor ?? ''].join(' ');
      return pages(key, async () => draw(request, await needs.bootFor(request)));
    },

    /** Says where the visitor is, so it is drawn for one visitor and never kept. */
    async refuse(tenant: Tenant, language: Language, visitor: ClientInfo): Promise<SitePage> {
      const request: PageRequest = { tenant, language, screen: screens.notFound, vendor: null };
      const boot = await needs.bootFor(request);
      const status = systemStatus(tenant.brand, visitor, needs.now());
      return draw(request, { ...boot, status });
    },
  };
}

export type SitePages = ReturnType<typeof createSitePages>;

async function compose(needs: SitePagesDeps, request: PageRequest, known: Boot): Promise<PageDocument> {
  const { tenant, language, screen, vendor } = request;
  const { brand } = tenant;
  const origins = needs.frameOrigins ?? [];
  const boot: Boot = { ...known, frames: gameOrigins(brand, origins) };
  const dress = needs.themeHead(tenant);
  const { html, areas } = await needs.renderPage({ url: addressOf(request), boot });
  const origin = needs.originOf(tenant);
  const exists = screen !== screens.notFound;
  const path = exists ? screen.path : '/index';
  const inLanguage = (code: Language) => `${origin}${path}${code === brand.languages.default ? '' : `?lang=${code}`}`;
  return writeDocument({
    ...pageTexts(tenant, language, screen, needs.words),
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
    files: needs.client.filesFor(screen.page, language, areas),
    body: html,
    boot: { ...boot, areas },
    pictureHosts: brand.cdn.images.map((address) => new URL(address).origin),
    guests: thirdPartySources(tenant, needs.hasGeetest),
    frameHosts: frameSources(brand, origins),
  });
}

const frameSources = (brand: Tenant['brand'], origins: readonly string[]) => [
  ...new Set([...gameOrigins(brand, origins), ...brand.frames.customerService.map((host) => `https://${host}`)]),
];

/** Launch CDNs carry games whose suppliers give a path only. */
const gameOrigins = ({ frames, cdn }: Tenant['brand'], origins: readonly string[]) => [
  ...new Set([
    ...frames.games.map((host) => `https://${host}`),
    ...cdn.games.map((address) => new URL(address).origin),
    ...origins,
  ]),
];

/** Where a brand opens its home page with banners, the first of them is the largest thing on the first screen. */
function firstPicture({ tenant, screen }: PageRequest, { queries }: Boot) {
  const [banner] = queries.banners;
  const opens = screen.page === 'home' && tenant.brand.home.sections.slice(0, 2).includes('hero');
  return opens && banner !== undefined ? heroScript(banner, tenant.brand.theme.modes) : '';
}

/** An unknown path is drawn as one fixed address, so that nobody can fill the memory with invented ones. */
function addressOf({ language, screen, vendor }: PageRequest) {
  const query = new URLSearchParams({ lang: language, ...(vendor === null ? {} : { page: vendor }) });
  return `${screen === screens.notFound ? '/not-found' : screen.path}?${query}`;
}
