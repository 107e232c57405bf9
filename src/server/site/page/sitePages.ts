import { articleKinds } from '../../../domain/article.ts';
import type { Language } from '../../../domain/language.ts';
import type { Screen } from '../../../domain/routes.ts';
import type { Boot } from '../../../wire/boot.ts';
import type { Content, PageChoice } from '../../content/published/index.ts';
import { thirdPartySources } from '../../media/plainPage/index.ts';
import { createLoadingCache } from '../../platform/caches/index.ts';
import type { ClientInfo } from '../../platform/http/index.ts';
import type { Words } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { articleHead } from './articleHead.ts';
import type { ClientBuild } from './clientBuild.ts';
import { type CompressedBody, compressBody } from './compressedBody.ts';
import { type PageDocument, writeDocument } from './document.ts';
import { helpData } from './helpHead.ts';
import { exportedLanguageScript, heroScript, type PreviewOptions, previewScript } from './inlineScripts.ts';
import { createOffline, type OfflineDeps, workerBuildOf } from './offlinePage.ts';
import { articleTexts, pageTexts, whenFailed } from './pageTexts.ts';
import { screens } from './screens.ts';
import type { ThemeHead } from './themeHead.ts';

/** Renders the content of `#root` and returns it with the text areas and icon symbols it used. The only dependency of the server on React. */
export type RenderPage = (request: {
  readonly url: string;
  readonly boot: Boot;
}) => Promise<{ html: string; areas: readonly string[]; symbols: string }>;

export interface SitePagesDeps {
  readonly renderPage: RenderPage;
  readonly client: ClientBuild;
  readonly content: Pick<Content, 'articles' | 'bootFor' | 'version'>;
  readonly pictures: OfflineDeps['pictures'];
  readonly themeHead: (tenant: Tenant) => ThemeHead;
  readonly words: Words;
  /** Public origin of a brand, without a trailing slash. */
  readonly originOf: (tenant: Tenant) => string;
  /** Whether geetest provides the challenge. */
  readonly hasGeetest: boolean;
  /** For pages that another server delivers as files: origin of their calls. */
  readonly exported?: { readonly api: string };
  /** Maximum number of pages in the cache. */
  readonly keepPages?: number;
  readonly adjust?: (document: PageDocument) => Promise<PageDocument>;
}

export interface SitePage {
  readonly packed: CompressedBody;
  readonly policy: string;
}

const defaultMaxPages = 400;

/** Pages of every brand. A page is the same for all visitors, so it is rendered once per version and cached. */
export function createSitePages(deps: SitePagesDeps) {
  const pages = createLoadingCache<SitePage>({ max: deps.keepPages ?? defaultMaxPages });

  const draw = async (request: PageChoice, boot: Boot, use: 'once' | 'cached'): Promise<SitePage> => {
    const written = await compose(deps, request, boot);
    const document = deps.adjust === undefined ? written : await deps.adjust(written);
    return { packed: await compressBody(document.html, use), policy: document.policy };
  };

  const opened = (request: PageChoice, version: string): Promise<SitePage> => {
    const { tenant, language, screen, vendor, article } = request;
    const choice = vendor ?? article?.id ?? '';
    const key = `${tenant.brand.merchant} ${tenant.digest} ${version} ${language} ${screen.path} ${choice}`;
    return pages(key, async () => draw(request, await deps.content.bootFor(request), 'cached'));
  };

  return {
    offline: createOffline(deps),

    open(request: PageChoice): Promise<SitePage> {
      const version = deps.content.version(request.tenant);
      return typeof version === 'string' ? opened(request, version) : version.then((read) => opened(request, read));
    },

    /** The page of a blocked site. It shows the location of the visitor, so it is rendered per request and not cached. */
    async refuse(tenant: Tenant, language: Language, visitor: ClientInfo): Promise<SitePage> {
      const request: PageChoice = { tenant, language, screen: screens.notFound, vendor: null, article: null };
      return draw(request, await deps.content.bootFor(request, visitor), 'once');
    },
  };
}

export type SitePages = ReturnType<typeof createSitePages>;

async function compose(deps: SitePagesDeps, request: PageChoice, boot: Boot): Promise<PageDocument> {
  const { tenant, language, screen, vendor, article } = request;
  const { brand } = tenant;
  const theme = deps.themeHead(tenant);
  const { html, areas, symbols } = await deps.renderPage({ url: addressOf(request), boot });
  const origin = deps.originOf(tenant);
  const exists = isFound(request);
  const path = exists ? pathOf(request) : '/index';
  const inLanguage = (code: Language) => `${origin}${path}${code === brand.languages.default ? '' : `?lang=${code}`}`;
  const ownPicture = article === null ? null : deps.content.articles.sharePicture(tenant, article);
  const sharePicture = `${origin}${ownPicture ?? theme.sharePicture}`;
  const detail = article === null ? null : deps.content.articles.detail(tenant, language, article);
  const texts = (of: Screen) => pageTexts(tenant, language, of, deps.words);
  const articleParts =
    detail === null
      ? null
      : articleHead(tenant, detail, {
          origin,
          canonical: inLanguage(language),
          picture: sharePicture,
          language,
          section: texts(screens.of(`/${detail.article.kind}`)).title,
        });
  return writeDocument({
    ...(detail === null ? texts(exists ? screen : screens.notFound) : articleTexts(tenant, detail.article)),
    ...theme.head,
    language,
    merchant: brand.merchant,
    version: tenant.digest,
    build: workerBuildOf(deps.client, tenant),
    siteName: brand.name,
    canonical: inLanguage(language),
    alternates: [
      ...brand.languages.offered.map((code) => ({ language: code, address: `${origin}${path}?lang=${code}` })),
      { language: 'x-default', address: `${origin}${path}` },
    ],
    noIndex: tenant.preview !== undefined || !exists || isEmpty(boot, screen) || screen.group === 'byIframe' || vendor !== null,
    sharePicture,
    article: articleParts,
    structured: articleParts?.data ?? (path === '/help' ? helpData(boot.queries.help, language) : null),
    webManifest: `/site.webmanifest?lang=${language}`,
    headScript: [headScript(deps, request, theme), firstPicture(request, boot)].filter((part) => part !== '').join(';'),
    files: deps.client.filesFor(screen.page, language, areas),
    body: html,
    whenFailed: whenFailed(tenant, language, deps.words),
    symbols,
    boot: { ...boot, areas, ...(deps.exported === undefined ? {} : deps.exported) },
    api: deps.exported?.api ?? null,
    pictureHosts: brand.cdn.images.map((address) => new URL(address).origin),
    mirrorHosts: brand.routers.map((address) => new URL(address).origin),
    sources: thirdPartySources(tenant, deps.hasGeetest),
    frameHosts: frameSources(brand, boot.frames ?? []),
    ...(tenant.preview === undefined ? {} : { preview: previewParts(deps.client, tenant.preview) }),
  });
}

const previewParts = (client: ClientBuild, options: PreviewOptions) => ({
  script: previewScript(client.preview, options),
  states: client.states ?? null,
  framedBy: options.framedBy,
});

/** A missing page has no address in another language. */
function headScript({ exported }: SitePagesDeps, request: PageChoice, theme: ThemeHead): string {
  const { language, tenant } = request;
  if (exported === undefined) return theme.headScript(language);
  const { default: usual, offered } = tenant.brand.languages;
  const chooses = isFound(request) ? exportedLanguageScript(language, usual, offered) : '';
  return `${chooses}${theme.modeAndSession}`;
}

const frameSources = ({ frames }: Tenant['brand'], games: readonly string[]) => [
  ...new Set([...games, ...frames.customerService.map((host) => `https://${host}`)]),
];

/** Preload script of the first banner, which is the LCP element of a home page that starts with banners. */
function firstPicture({ tenant, screen }: PageChoice, { queries }: Boot) {
  const [banner] = queries.banners;
  const opens = screen.page === 'home' && tenant.brand.home.sections.slice(0, 2).includes('hero');
  return opens && banner !== undefined ? heroScript(banner, tenant.brand.theme.modes) : '';
}

/** All unknown paths share one URL, so that requests for random paths cannot flood the cache. */
function addressOf(request: PageChoice) {
  const { language, screen, vendor } = request;
  const query = new URLSearchParams({ lang: language, ...(vendor === null ? {} : { page: vendor }) });
  return `${screen === screens.notFound ? '/not-found' : pathOf(request)}?${query}`;
}

/** Whether the page has something to show; articles that do not exist have a page, with status 404. */
export const isFound = ({ screen, article }: Pick<PageChoice, 'screen' | 'article'>): boolean =>
  screen !== screens.notFound && (screen.page !== 'article' || article !== null);

/** Whether a page lists articles that the brand does not have. */
const isEmpty = ({ brand }: Boot, { page }: Screen) =>
  articleKinds.some((kind) => page === kind && !brand.articles.includes(kind));

const pathOf = ({ screen, article }: PageChoice) => screen.path.replace(':id', article?.id ?? '-');
