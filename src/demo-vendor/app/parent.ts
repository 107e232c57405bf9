import type { FrameMessage } from '../wire.ts';
import { boot } from './boot.ts';

/** Whether a site shows the game in its page, whose bar has name, balance, time played and the way back. */
export const isFramed = window.parent !== window;

/** Posts a message to the embedding site; the target origin is fixed. */
export function postToSite(message: FrameMessage) {
  if (isFramed) window.parent.postMessage(message, boot.site);
}

/** Applies dark or light mode when the site switches it. */
export function followMode() {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== boot.site || source !== window.parent || typeof data !== 'object' || data === null) return;
    const { type, mode } = data as { type?: unknown; mode?: unknown };
    if (type === 'mode' && (mode === 'dark' || mode === 'light')) document.documentElement.dataset['palette'] = mode;
  });
}

/** Asks the site to show the game in full screen or to leave it; outside a frame, the page does so itself. */
export function switchFullScreen() {
  if (isFramed) return postToSite({ type: 'fullScreen' });
  const change =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen?.() : document.exitFullscreen?.();
  // A refusal changes nothing.
  void change.catch(() => undefined);
}

/** Asks the site to show the limits of the player, over the game; outside a frame, goes to them. */
export function openLimits() {
  postToSite({ type: 'limits' });
  if (!isFramed) location.assign(new URL('/index?member=securityCenter&member.tab=limits', boot.site));
}

/** Asks the site to close the game; outside a frame, goes back to the site. */
export function leave() {
  postToSite({ type: 'close' });
  if (!isFramed) location.assign(new URL(boot.backUrl, boot.site));
}
