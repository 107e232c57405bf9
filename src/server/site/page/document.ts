import { type Language, localeOf } from '../../../domain/language.ts';
import { contentSecurityPolicy, type ThirdPartySource } from '../../media/plainPage/index.ts';

import { jsonForScript, escapeHtml as text } from '../../platform/http/index.ts';
import type { ArticleHead } from './articleHead.ts';
import type { PageFiles, StatesProgram } from './clientBuild.ts';
import { previewStartScript, startScript } from './inlineScripts.ts';

export interface DocumentParts {
  readonly language: Language;
  readonly merchant: string;
  /** Digest of the brand's version, which calls of the page name. */
  readonly version: string;
  /** Name of the build, for the service worker; null if the site has none. */
  readonly build: string | null;
  /** Null if the system's colour scheme applies until the visitor chooses. */
  readonly palette: 'dark' | 'light' | null;
  readonly colorScheme: string;
  /** Colour of the browser's UI, per mode; a mode switch reads the others from `data-` attributes of the tag. */
  readonly themeColor: string;
  readonly themeColors: Readonly<Partial<Record<'dark' | 'light', string>>>;
  readonly title: string;
  readonly description: string | null;
  readonly siteName: string;
  /** Absolute URLs. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  readonly sharePicture: string;
  readonly noIndex: boolean;
  /** Null for pages that are no article. */
  readonly article: Pick<ArticleHead, 'published'> | null;
  /** Structured data (schema.org) for search engines; null for pages without. */
  readonly structured: unknown;
  readonly icons: readonly { readonly rel: string; readonly type: string; readonly sizes: string; readonly href: string }[];
  readonly webManifest: string;
  readonly theme: string;
  /** Inline script that runs before the first paint. */
  readonly headScript: string;
  readonly fonts: readonly string[];
  readonly files: PageFiles;
  readonly body: string;
  /** Words of the line that shows if the page does not come alive. */
  readonly whenFailed: { readonly text: string; readonly reload: string };
  /** SVG symbols of the icons in the body, so that they are painted without the sprite. */
  readonly symbols: string;
  readonly boot: unknown;
  readonly pictureHosts: readonly string[];
  readonly mirrorHosts: readonly string[];
  readonly frameHosts: readonly string[];
  readonly sources: readonly ThirdPartySource[];
  /** Of a preview: its inline script, what shows a state of a flow instead of the page, and who may frame it. */
  readonly preview?: { readonly script: string; readonly states: StatesProgram | null; readonly framedBy: string | null };
  /** Of an exported page, whose server sends no headers that depend on it: origin of its calls. Null for a served page. */
  readonly api: string | null;
}

/** React Aria injects this style unless it exists; in the document, its hash is part of the CSP. */
const pressableStyle = '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }';

export interface PageDocument {
  readonly html: string;
  readonly policy: string;
}

/** Writes the HTML document around the rendered page, with its CSP. Every part is escaped for its context. */
export function writeDocument(parts: DocumentParts): PageDocument {
  const start = startOf(parts);
  const sheets = parts.files.styles.map(({ text }) => text).join('');
  const html = `<!doctype html>
<html lang="${parts.language}" data-brand="${text(parts.merchant)}" data-version="${parts.version}"${parts.build === null ? '' : ` data-build="${text(parts.build)}"`}${parts.palette === null ? '' : ` data-palette="${parts.palette}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(parts.title)}</title>
<meta name="color-scheme" content="${text(parts.colorScheme)}">
<meta name="theme-color" content="${text(parts.themeColor)}"${Object.entries(parts.themeColors)
    .map(([mode, colour]) => ` data-${mode}="${text(colour)}"`)
    .join('')}>
<style>${parts.theme}</style>
<style>${sheets}</style>
<style id="react-aria-pressable-style">${pressableStyle}</style>
<script>${parts.headScript}</script>
${[...loads(parts), ...about(parts)].join('\n')}
</head>
<body>
<div id="root">${parts.body}</div>
<p id="failed" role="alert" hidden>${text(parts.whenFailed.text)} <a href="">${text(parts.whenFailed.reload)}</a></p>
${parts.symbols}
<script type="application/json" id="boot">${jsonForScript(parts.boot)}</script>
<script>${start}</script>
${parts.preview === undefined ? '' : `<script>${parts.preview.script}</script>\n`}</body>
</html>
`;
  const policy = contentSecurityPolicy({
    scripts: [parts.headScript, start, ...(parts.preview === undefined ? [] : [parts.preview.script])],
    styles: [parts.theme, sheets, pressableStyle],
    pictures: parts.pictureHosts,
    mirrors: parts.mirrorHosts,
    frames: parts.frameHosts,
    api: parts.api,
    secure: (parts.api ?? parts.canonical).startsWith('https:'),
    sources: parts.sources,
    framedBy: parts.preview?.framedBy ?? null,
  });
  return { html, policy };
}

/** A page of a preview that is asked for a state of a flow starts another program. */
const startOf = ({ files, preview }: DocumentParts) =>
  preview === undefined || preview.states === null ? startScript(files) : previewStartScript(files, preview.states);

const loads = ({ fonts }: DocumentParts) =>
  fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${text(href)}" crossorigin>`);

function about(parts: DocumentParts) {
  const { title, description, canonical, sharePicture, siteName, article } = parts;
  return [
    ...(description === null ? [] : [`<meta name="description" content="${text(description)}">`]),
    ...(parts.noIndex ? ['<meta name="robots" content="noindex">'] : [`<link rel="canonical" href="${text(canonical)}">`]),
    ...(parts.noIndex ? [] : parts.alternates).map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${text(address)}">`,
    ),
    ...parts.icons.map(
      ({ rel, type, sizes, href }) => `<link rel="${rel}" type="${type}" sizes="${sizes}" href="${text(href)}">`,
    ),
    `<link rel="manifest" href="${text(parts.webManifest)}">`,
    `<meta name="mobile-web-app-capable" content="yes">`,
    `<meta name="apple-mobile-web-app-title" content="${text(siteName)}">`,
    property('og:type', article === null ? 'website' : 'article'),
    ...(article === null ? [] : [property('article:published_time', article.published)]),
    ...(parts.structured === null ? [] : [structuredData(parts.structured)]),
    property('og:site_name', siteName),
    property('og:title', title),
    ...(description === null ? [] : [property('og:description', description)]),
    property('og:url', canonical),
    property('og:locale', localeOf(parts.language).replace('-', '_')),
    property('og:image', sharePicture),
    property('twitter:card', 'summary_large_image'),
  ];
}

/** Data, not code: the CSP does not apply to it. */
const structuredData = (data: unknown) => `<script type="application/ld+json">${jsonForScript(data)}</script>`;

const property = (name: string, content: string) => `<meta property="${name}" content="${text(content)}">`;
