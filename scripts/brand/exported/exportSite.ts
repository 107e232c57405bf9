import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { earlierEntries } from '../../../src/domain/earlierEntries.ts';
import type { Language } from '../../../src/domain/language.ts';
import { offlineAddress, workerAddress } from '../../../src/domain/workerMessages.ts';
import { opensWindows } from '../../../src/server/media/plainPage/thirdPartySources.ts';
import { escapeHtml } from '../../../src/server/platform/http/escapeHtml.ts';
import studios from '../../../src/server/play/vendors/demoVendors.json' with { type: 'json' };
import { screens } from '../../../src/server/site/page/screens.ts';
import type { Tenant } from '../../../src/server/tenants/tenant/index.ts';
import { clientAssets } from '../../paths.ts';
import { headersFile } from './headersFile.ts';
import { linkedFiles } from './linkedFiles.ts';
import type { OpenSite } from './openSite.ts';

export interface Exported {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Files that a page names and the server did not have. */
  readonly missing: readonly string[];
}

interface Page {
  /** Folder of its `index.html`, or a file. */
  readonly file: string;
  readonly html: string;
}

/** Writes the site of a brand as files: HTML per language and screen, the client, fonts, pictures and what CDNs read. */
export async function exportSite(site: OpenSite, tenant: Tenant, out: string): Promise<Exported> {
  const { brand } = tenant;
  let [files, bytes] = [0, 0];
  const write = async (name: string, content: string | Buffer) => {
    const path = join(out, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    files += 1;
    bytes += Buffer.byteLength(content);
  };
  const host = brand.hosts[0] ?? 'localhost';
  const take = async (url: string) => {
    const answer = await site.server.inject({ url, headers: { host, 'accept-encoding': 'identity' } });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  };

  const linked = new Set(signsOfVendors(site));
  const pages = await pagesOf(site, tenant);
  for (const { file, html } of pages) {
    for (const address of linkedFiles(html)) linked.add(address);
    await write(file, html);
  }
  for (const { file, html } of spelledAsLinked(pages)) await write(file, html);
  for (const language of brand.languages.offered) {
    const manifest = await take(`/site.webmanifest?lang=${language}`);
    if (manifest === null) continue;
    for (const address of manifest.toString('utf8').match(/\/pictures\/[^"]+/g) ?? []) linked.add(address);
    await write(webManifest(language), manifest);
  }
  const offline = await site.pages.offline.page(tenant);
  if (offline !== null) {
    await write(offlineAddress.slice(1), asFile(offline.html, offline.policy, brand.languages.default));
    for (const address of linkedFiles(offline.html)) linked.add(address);
  }
  // Of a brand without one too: it removes the worker of an earlier export.
  await write(workerAddress.slice(1), await site.pages.offline.program(tenant));
  for (const name of ['robots.txt', 'sitemap.xml']) await write(name, (await take(`/${name}`)) ?? '');
  for (const name of await readdir(clientAssets)) {
    if (!/\.(?:map|br|gz)$/.test(name)) await write(`assets/${name}`, await readFile(join(clientAssets, name)));
  }
  const missing: string[] = [];
  for (const address of linked) {
    const content = await take(address);
    if (content === null) missing.push(address);
    else await write(address.slice(1), content);
  }
  await write(
    '_headers',
    headersFile(
      opensWindows(tenant),
      pages.every(({ html }) => html.includes('upgrade-insecure-requests')),
    ),
  );
  await write('_redirects', `${Object.entries(earlierEntries).flatMap(redirect).join('\n')}\n`);
  return { pages: pages.length, files, bytes, missing };
}

/** A page of the same name stands in the way of its earlier one. */
const redirect = ([from, to]: readonly [string, string]) =>
  `/${from}` === to || screens.of(`/${from}`) !== screens.notFound ? [] : [`/${from} ${to} 302`];

async function pagesOf(site: OpenSite, tenant: Tenant): Promise<readonly Page[]> {
  const { default: usual, offered } = tenant.brand.languages;
  const pages: Page[] = [];
  for (const language of offered) {
    const folder = language === usual ? '' : `${language}/`;
    const draw = async (
      screen: (typeof screens)['all'][number],
      article: Parameters<typeof site.pages.open>[0]['article'] = null,
    ) => {
      const { packed, policy } = await site.pages.open({ tenant, language, screen, vendor: null, article });
      return asFile(packed.plain.toString('utf8'), policy, language);
    };
    for (const screen of screens.all.filter(({ path }) => !path.includes(':'))) {
      const html = await draw(screen);
      pages.push({ file: `${folder}${screen.path.slice(1)}/index.html`, html });
      // The root is home: its script writes the address.
      if (screen.path === '/index') pages.push({ file: `${folder}index.html`, html });
    }
    for (const article of site.content.articles.addresses(tenant)) {
      const path = `/${article.kind}/${article.id}`;
      pages.push({ file: `${folder}${path.slice(1)}/index.html`, html: await draw(screens.of(path), article) });
    }
    if (language === usual) pages.push({ file: '404.html', html: await draw(screens.notFound) });
  }
  return pages;
}

/** Signs are drawn by reference, which browsers allow within an origin only: the files of the studios that we have signs of. */
const signsOfVendors = ({ pictures }: OpenSite) => studios.map(({ code }) => pictures.demoGlyph('vendors', code));

/** Pages under the letters that links write, such as `/pointMall`: a server of all brands ignores their case, a file server does not. */
function spelledAsLinked(pages: readonly Page[]): readonly Page[] {
  const links = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/href="\/([A-Za-z/]+)[?"]/g)].map(([, path = '']) => path)),
  );
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const folders = ['', ...new Set(pages.flatMap(({ file }) => /^[a-z]{2}\/(?=index\.html$)/.exec(file)?.[0] ?? []))];
  return [...links]
    .filter((path) => path !== path.toLowerCase())
    .flatMap((path) =>
      folders.flatMap((folder) => {
        const page = byFile.get(`${folder}${path.toLowerCase()}/index.html`);
        return page === undefined ? [] : [{ file: `${folder}${path}/index.html`, html: page.html }];
      }),
    );
}

const webManifest = (language: Language) => `site.${language}.webmanifest`;

/** A file server sends no policy with a page and ignores queries: the policy is in the page, and the manifest has a name per language. */
function asFile(html: string, policy: string, language: Language): string {
  // A policy in a document cannot say who frames it; `_headers` does.
  const inDocument = policy.replace(/; frame-ancestors [^;]*/, '');
  const first = '<meta charset="utf-8">\n';
  return html
    .replace(first, `${first}<meta http-equiv="Content-Security-Policy" content="${escapeHtml(inDocument)}">\n`)
    .replace(`/site.webmanifest?lang=${language}`, `/${webManifest(language)}`);
}
