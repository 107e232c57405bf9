import type { FrameMessage } from '../wire.ts';
import { boot } from './boot.ts';

/** Posts a message to the embedding site; the target origin is fixed. */
export function postToSite(message: FrameMessage) {
  if (window.parent !== window) window.parent.postMessage(message, boot.site);
}

/** Applies dark or light mode when the site switches it. */
export function followMode() {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== boot.site || source !== window.parent || typeof data !== 'object' || data === null) return;
    const { type, mode } = data as { type?: unknown; mode?: unknown };
    if (type === 'mode' && (mode === 'dark' || mode === 'light')) document.documentElement.dataset['palette'] = mode;
  });
}

/** Asks the site to close the game; outside a frame, goes back to the site. */
export function leave() {
  postToSite({ type: 'close' });
  if (window.parent === window) location.assign(new URL(boot.backUrl, boot.site));
}
