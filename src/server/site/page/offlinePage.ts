import { createHash } from 'node:crypto';
import { type Language, languages } from '../../../domain/language.ts';
import { offlineAddress, type WorkerData } from '../../../domain/workerMessages.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import { contentSecurityPolicy } from '../../media/plainPage/index.ts';
import { jsonForScript, escapeHtml as text } from '../../platform/http/index.ts';
import type { Words } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ClientBuild } from './clientBuild.ts';
import type { PageDocument } from './document.ts';
import { offlineStyle } from './offlineStyle.ts';
import { wordOf } from './pageTexts.ts';
import type { ThemeHead } from './themeHead.ts';

export interface OfflineDeps {
  readonly client: Pick<ClientBuild, 'worker'>;
  readonly pictures: Pick<Pictures, 'iconOf' | 'markOf' | 'read'>;
  readonly themeHead: (tenant: Tenant) => ThemeHead;
  readonly words: Words;
}

/** Name of the build whose files the worker of a brand keeps; null if the brand or the build has no worker. */
export const workerBuildOf = ({ worker }: Pick<ClientBuild, 'worker'>, { brand }: Tenant): string | null =>
  brand.app.offline ? (worker?.build ?? null) : null;

/** The page that shows without a network, and the service worker that shows it, cached per version of a brand. */
export function createOffline({ client, pictures, themeHead, words }: OfflineDeps) {
  const cache = new WeakMap<Tenant, Promise<PageDocument>>();

  const page = (tenant: Tenant): Promise<PageDocument> => {
    const known = cache.get(tenant) ?? draw(tenant);
    cache.set(tenant, known);
    return known;
  };

  const draw = async (tenant: Tenant) => writeOffline(tenant, await markOf(tenant), themeHead(tenant), words);

  /** Part of the document: a picture would be one more file to keep. */
  async function markOf(tenant: Tenant): Promise<string | null> {
    const [, , scope = '', hash = '', name = ''] = pictures.markOf(tenant).base.split('/');
    const sent = await pictures.read({ scope, hash, file: `${name}-192.webp` });
    return sent === null ? null : `data:image/webp;base64,${sent.bytes.toString('base64')}`;
  }

  return {
    /** Null if the brand or the build has no worker. */
    page: async (tenant: Tenant): Promise<PageDocument | null> =>
      workerBuildOf(client, tenant) === null ? null : page(tenant),

    /** The program with the data of the brand; one that removes the worker if the brand has none. */
    async program(tenant: Tenant): Promise<string> {
      const build = workerBuildOf(client, tenant);
      if (build === null || client.worker === undefined) return retiring;
      const { html } = await page(tenant);
      const digest = createHash('sha256').update(html).digest('base64url').slice(0, 16);
      const data: WorkerData = { build, icon: `${pictures.iconOf(tenant).base}-192.png`, page: digest };
      return `self.livery=${jsonForScript(data)};${client.worker.text}`;
    },
  };
}

/** Program of a worker that is no longer wanted: it deletes what its predecessor kept, and itself. */
const retiring =
  `addEventListener('install',function(){skipWaiting()});` +
  `addEventListener('activate',function(e){e.waitUntil(caches.keys().then(function(n){` +
  `return Promise.all(n.map(function(k){return caches.delete(k)}))}).then(function(){return registration.unregister()}))});`;

/** One document in every language of the brand, because the worker knows neither cookie nor storage; its script shows one. */
function writeOffline(tenant: Tenant, mark: string | null, { head, mode }: ThemeHead, words: Words): PageDocument {
  const { name, languages: spoken } = tenant.brand;
  const { default: usual, offered } = spoken;
  const shown = languages.filter((language) => language === usual || offered.includes(language));
  const script = `${mode};${chooseAndWait(shown)}`;
  const style = `${offlineStyle}${shown.map((code) => `:root[lang="${code}"] [data-words]:not([lang="${code}"])`).join(',')}{display:none}`;
  const palette = head.palette === null ? '' : ` data-palette="${head.palette}"`;
  const html = `<!doctype html>
<html lang="${usual}"${palette}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${text(name)}</title>
<meta name="color-scheme" content="${text(head.colorScheme)}">
<meta name="theme-color" content="${text(head.themeColor)}"${Object.entries(head.themeColors)
    .map(([each, colour]) => ` data-${each}="${text(colour)}"`)
    .join('')}>
<style>${head.theme}</style>
<style>${style}</style>
<script>${script}</script>
</head>
<body>
<header>${mark === null ? '' : `<img src="${mark}" alt="" width="40" height="40">`}<span>${text(name)}</span></header>
<main>${sign}${shown.map((language) => inLanguage(tenant, language, words)).join('')}</main>
</body>
</html>
`;
  const policy = contentSecurityPolicy({
    scripts: [script],
    styles: [head.theme, style],
    pictures: [],
    frames: [],
  });
  return { html, policy };
}

function inLanguage({ brand }: Tenant, language: Language, words: Words): string {
  const word = (key: string) => text(wordOf(brand, language, key, words) ?? '');
  const { email, answerHours } = brand.contacts;
  const hours = answerHours === undefined ? '' : word('app.offline.hours').replace('{{hours}}', String(answerHours));
  const contact =
    email === undefined && hours === ''
      ? ''
      : `<p class="contact"><b>${word('app.offline.contact')}</b>${
          email === undefined ? '' : `<a href="mailto:${text(email)}">${text(email)}</a>`
        }${hours === '' ? '' : `<span>${hours}</span>`}</p>`;
  return (
    `<section data-words lang="${language}"><h1>${word('app.offline.title')}</h1><p>${word('app.offline.text')}</p>${contact}` +
    `<a class="retry" href="">${word('common.retry')}</a></section>`
  );
}

/** A cloud and a plug that is out of its socket. */
const sign =
  `<svg class="sign" viewBox="0 -4 120 100" width="120" height="100" aria-hidden="true">` +
  `<path class="cloud" d="M34 60a20 20 0 0 1-2-40 26 26 0 0 1 49-6 23 23 0 0 1 5 46z"/>` +
  `<path class="bolt" d="M62 24 50 42h9l-5 14 15-19h-9l7-13z"/>` +
  `<path class="wire" d="M4 84h34m44 0h34M44 78v12m8-9h-8m8 6h-8m32-9v12"/></svg>`;

/** Time between two tries to reach the site. The event of the system comes before names are found again, and not when the server was down. */
const tryEveryMs = 5_000;

/**
 * Script of the page: the language of the address, else of an earlier visit, else the first; and a reload when the site answers
 * again. The address is that of the page which could not be loaded.
 */
const chooseAndWait = (shown: readonly Language[]) =>
  `(function(d,o,s){try{s=localStorage.getItem('lang').toLowerCase()}catch(e){}` +
  `s=[new URLSearchParams(location.search).get('lang'),s].filter(function(l){return o.indexOf(l)>=0})[0];` +
  `if(s)d.documentElement.lang=s;function t(){d.hidden||self.fetch('/robots.txt',{method:'HEAD',cache:'no-store'})` +
  `.then(function(){location.reload()},function(){})}` +
  `if(location.pathname!='${offlineAddress}'){addEventListener('online',t);setInterval(t,${tryEveryMs})}` +
  `})(document,${jsonForScript(shown)})`;
