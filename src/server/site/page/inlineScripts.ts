import type { Language } from '../../../domain/language.ts';
import { type ModePictures, srcSet } from '../../../domain/picture.ts';
import { answerChannel, handedKeys, handoverEvent, sessionChannel, tokenPattern } from '../../../domain/sessionHandover.ts';
import { stateQuery } from '../../../domain/stateAddress.ts';
import { heroCuts } from '../../../theme/heroPicture.ts';
import type { ModeName } from '../../../theme/tokens.ts';
import { jsonForScript } from '../../platform/http/index.ts';
import type { PageFiles, StatesProgram } from './clientBuild.ts';

/**
 * Inline script that redirects to the language stored by an earlier visit, before the first paint. The HTML is shared by
 * all visitors, so a cached page cannot choose it; the server redirects visitors who have the cookie `lang`.
 */
export function languageScript(served: Language, offered: readonly Language[]): string {
  const others = offered.filter((language) => language !== served);
  if (others.length === 0) return '';
  return (
    `(function(s,u){try{s=localStorage.getItem('lang').toLowerCase()}catch(e){}` +
    `if(/^(${others.join('|')})$/.test(s)){u=new URL(location.href);u.searchParams.set('lang',s);location.replace(u)}})();`
  );
}

/**
 * Inline script of a preview: its program, which talks to the studio that frames the page or takes remarks. Loaded by code of the
 * document, because a site with third parties allows no script by its host.
 */
export const previewScript = (program: string, options: PreviewOptions) =>
  `self.liveryPreview=${jsonForScript(options)};import(${jsonForScript(program)})`;

export interface PreviewOptions {
  /** CSP source of the studio; null inside a link, which nothing frames. */
  readonly framedBy: string | null;
}

/**
 * The same for an exported page, which a plain file server delivers: the pages of the default language are at their paths and the
 * others below a folder per language. Leads to the page of the language in the query, else of the folder, else of an earlier
 * visit; in the page itself the address is as the server of all brands has it, which is what the program reads.
 */
export const exportedLanguageScript = (served: Language, usual: Language, offered: readonly Language[]) =>
  `(function(v,u,o,l,p,f,q,w){f=/^\\/([a-z]{2})(?=\\/|$)/.exec(l.pathname);f=f&&o.indexOf(f[1])>=0?f[1]:'';` +
  `p=(f?l.pathname.slice(3):l.pathname).replace(/\\/+$/,'')||'/index';q=new URLSearchParams(l.search);w=q.get('lang')||f;` +
  `if(!w)try{w=localStorage.getItem('lang').toLowerCase()}catch(e){}if(o.indexOf(w)<0)w=u;` +
  `if(w!=v)return l.replace((w==u?'':'/'+w)+p+'/'+l.search+l.hash);if(v!=u)q.set('lang',v);q=String(q);` +
  `history.replaceState(history.state,'',p+(q?'?'+q:'')+l.hash)})` +
  `(${[served, usual, offered].map((each) => jsonForScript(each)).join(',')},location);`;

/** Time for another tab to answer, which may be in the background of a busy machine, before the channel of the answers is closed. */
const handoverTimeoutMs = 15_000;

/**
 * Inline script that marks the document if this tab has a session, before the first paint, so that a member never sees the
 * header of a guest. The HTML is the same for every visitor; a storage that throws counts as empty. A tab without a session
 * asks the other tabs for theirs, now and whenever it is shown; nothing waits for the answer.
 */
export const sessionScript =
  `(function(d,k,s){function m(){d.documentElement.setAttribute('data-session','')}` +
  `function a(n,c,b){if(d.hidden||s.getItem('token')||!self.BroadcastChannel)return;` +
  `n=Array.from(crypto.getRandomValues(new Uint8Array(16)),function(x){return(x+256).toString(16).slice(1)}).join('');` +
  `c=new BroadcastChannel('${answerChannel('')}'+n);c.onmessage=function(e,v){v=e.data||{};` +
  `if(s.getItem('token')||!${tokenPattern}.test(v.token)||` +
  `!k.every(function(x){return typeof v[x]=='string'&&v[x].length<1e3}))return;c.close();` +
  `k.forEach(function(x){s.setItem(x,v[x])});m();dispatchEvent(new Event('${handoverEvent}'))};` +
  `setTimeout(function(){c.close()},${handoverTimeoutMs});` +
  `b=new BroadcastChannel('${sessionChannel}');b.postMessage({kind:'ask',nonce:n});b.close()}` +
  `try{s=sessionStorage;s.getItem('token')?m():a();d.addEventListener('visibilitychange',function(){a()})}catch(e){}` +
  `})(document,${jsonForScript(handedKeys)})`;

/**
 * Inline script that keeps the offer of the browser to install the site until the program asks for it: it comes before the
 * program does, and only once. Without it a browser would show a bar by itself.
 */
export const installScript = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();self.liveryInstall=e})`;

/**
 * Inline script that preloads the first banner in the active mode. Only a script knows the mode; its text is the same for
 * every visitor, so the page stays cacheable.
 */
export function heroScript(
  pictures: { readonly wide: ModePictures; readonly narrow: ModePictures },
  modes: readonly ModeName[],
) {
  const sets = modes.map(
    (mode) => [mode, [srcSet(pictures.narrow[mode], 'avif'), srcSet(pictures.wide[mode], 'avif')]] as const,
  );
  const { narrow, wide } = heroCuts;
  const cuts = [narrow, wide].map(({ media, sizes }) => [media, sizes]);
  return (
    `(function(d,c,s,m){m=d.documentElement.getAttribute('data-palette');s[m]&&c.forEach(function(k,i){if(s[m][i]){` +
    `var l=d.createElement('link');l.rel='preload';l.as='image';l.type='image/avif';l.media=k[0];` +
    `l.setAttribute('imagesizes',k[1]);l.setAttribute('imagesrcset',s[m][i]);l.setAttribute('fetchpriority','high');` +
    `d.head.appendChild(l)}})})(document,${jsonForScript(cuts)},${jsonForScript(Object.fromEntries(sets))})`
  );
}

/** Fallback for a late `load` event (slow picture, background tab). */
const loadTimeoutMs = 4_000;

/**
 * Inline script that loads the client bundle after the `load` event or on the first pointer or key event. The page is
 * complete without it, so its own resources get the bandwidth first. A button clicked before hydration is marked and
 * clicked again afterwards (`src/app/earlyPress.ts`). Sheets that are part of the document get a disabled link, which is never
 * fetched: Vite's loader adds no sheet that the document already names.
 */
export const startScript = ({ entry, preloads, styles }: PageFiles) =>
  `(function(d,f,c,b){function s(){b||(b=1,c.forEach(function(h,l){l=d.createElement('link');l.rel='stylesheet';` +
  `l.disabled=true;l.href=h;d.head.appendChild(l)}),` +
  `f.forEach(function(h,l){l=d.createElement('link');l.rel='modulepreload';l.href=h;` +
  `d.head.appendChild(l)}),import(f[0]))}addEventListener('load',function(){setTimeout(s)});setTimeout(s,${loadTimeoutMs});` +
  `['pointerdown','keydown'].forEach(function(n){addEventListener(n,s,{capture:true,once:true,passive:true})});` +
  `d.addEventListener('click',function(e,t){t=e.target.closest('button');d.documentElement.hasAttribute('data-live')||` +
  `t&&t.setAttribute('data-pressed','')},true)})(document,${jsonForScript([entry, ...preloads])},${jsonForScript(styles.map(({ href }) => href))})`;

/**
 * The same for a page of a preview, which is one document for every query: asked for a state of a flow it starts the program of the states
 * with its style sheet, in place of the site's.
 */
export const previewStartScript = (files: PageFiles, { entry, style }: StatesProgram) =>
  `if(${stateQuery}.test(location.search))(function(d,l){l=d.createElement('link');l.rel='stylesheet';l.href=${jsonForScript(style)};` +
  `l.onload=function(){import(${jsonForScript(entry)})};d.head.appendChild(l)})(document);else ${startScript(files)}`;
