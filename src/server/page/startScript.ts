import type { PageFiles } from './clientBuild.ts';
import { jsonForScript } from './escape.ts';

/** Fallback for a late `load` event (slow picture, background tab). */
const timeoutMs = 4_000;

/**
 * Inline script that loads the client bundle after the `load` event or on the first pointer or key event. The page is
 * complete without it, so its own resources get the bandwidth first. A button clicked before hydration is marked and
 * clicked again afterwards (`src/app/replayEarlyPress.ts`).
 */
export const startScript = ({ entry, preloads }: Pick<PageFiles, 'entry' | 'preloads'>) =>
  `(function(d,f,b){function s(){b||(b=1,f.forEach(function(h,l){l=d.createElement('link');l.rel='modulepreload';l.href=h;` +
  `d.head.appendChild(l)}),import(f[0]))}addEventListener('load',function(){setTimeout(s)});setTimeout(s,${timeoutMs});` +
  `['pointerdown','keydown'].forEach(function(n){addEventListener(n,s,{capture:true,once:true,passive:true})});` +
  `d.addEventListener('click',function(e,t){t=e.target.closest('button');d.documentElement.hasAttribute('data-live')||` +
  `t&&t.setAttribute('data-pressed','')},true)})(document,${jsonForScript([entry, ...preloads])})`;
