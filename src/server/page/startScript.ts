import type { PageFiles } from './clientBuild.ts';
import { jsonForScript } from './escape.ts';

/** How long a page without end (a slow picture, a tab in the background) keeps its program waiting, in milliseconds. */
const timeoutMs = 4_000;

/**
 * Starts the program once the page is drawn, or at the first touch or key. The page is whole without
 * it, so what it shows has the line for itself first. A button that is pressed before the program
 * listens is marked, and pressed again when it does (`src/app/pressAgain.ts`).
 */
export const startScript = ({ entry, preloads }: Pick<PageFiles, 'entry' | 'preloads'>) =>
  `(function(d,f,b){function s(){b||(b=1,f.forEach(function(h,l){l=d.createElement('link');l.rel='modulepreload';l.href=h;` +
  `d.head.appendChild(l)}),import(f[0]))}addEventListener('load',function(){setTimeout(s)});setTimeout(s,${timeoutMs});` +
  `['pointerdown','keydown'].forEach(function(n){addEventListener(n,s,{capture:true,once:true,passive:true})});` +
  `d.addEventListener('click',function(e,t){t=e.target.closest('button');d.documentElement.hasAttribute('data-live')||` +
  `t&&t.setAttribute('data-pressed','')},true)})(document,${jsonForScript([entry, ...preloads])})`;
