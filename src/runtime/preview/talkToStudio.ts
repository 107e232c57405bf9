import { type FromPreview, isOriginOf, type MarkColours, readToPreview, type ToPreview } from '../../domain/previewMessages.ts';
import { readStateAddress } from '../../domain/stateAddress.ts';
import { createSheet } from './createSheet.ts';
import { createMark } from './marks.ts';
import { partOf, placeAround } from './places.ts';
import { becomes } from './visitor.ts';

/** Follows the messages of the studio that frames this page, and reports to it what happens. */
export function talkToStudio(framedBy: string): void {
  let studio: string | null = null;
  const sheet = createSheet();
  const focused = createMark();
  const hovered = createMark();
  let picking: MarkColours | null = null;

  const post = (message: FromPreview) => {
    if (studio !== null) window.parent.postMessage(message, studio);
  };
  const loaded = new Promise<void>((done) => {
    if (document.readyState === 'complete') done();
    else addEventListener('load', () => done(), { once: true });
  });
  const isState = readStateAddress(location.search) !== null;
  /** The page shows what it was asked for. */
  const reached = isState ? stateReached() : Promise.resolve();
  const path = () => `${location.pathname}${location.search}`;

  /** Whether the page of another visitor comes instead: what this one shows is nothing to show. */
  let leaving = Promise.resolve(false);
  const place = () => {
    const { scrollHeight } = document.documentElement;
    post({ livery: 'scrolled', y: Math.max(0, scrollY), isEnd: scrollY + innerHeight >= scrollHeight - 2 });
  };

  async function follow(message: ToPreview): Promise<void> {
    if (message.livery === 'visitor') {
      // A state of a flow signs in whom it needs.
      if (isState) return;
      leaving = becomes(message.as);
      if (await leaving) location.reload();
      return;
    }
    if (message.livery !== 'hello' && (await leaving)) return;
    if (message.livery === 'hello') {
      await loaded;
      post({ livery: 'ready', path: path(), mode: currentMode(), language: document.documentElement.lang });
    } else if (message.livery === 'theme') {
      sheet?.replaceSync(message.css ?? '');
      if (sheet !== null && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
      await reached;
      requestAnimationFrame(() => {
        post({ livery: 'applied' });
        place();
      });
    } else if (message.livery === 'mode') {
      show(message.mode);
    } else if (message.livery === 'scroll') {
      scrollTo({ top: message.y, behavior: 'instant' });
    } else if (message.livery === 'pick') {
      picking = message.isOn ? message.colours : null;
      document.documentElement.style.cursor = message.isOn ? 'crosshair' : '';
      if (!message.isOn) hovered.hide();
    } else {
      const part = message.pointer === null ? null : partOf(message.pointer);
      if (part === null) focused.hide();
      else {
        focused.show(part, message.label, message.colours);
        bringIntoView(part);
      }
    }
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (source !== window.parent || !isOriginOf(origin, framedBy)) return;
    const message = readToPreview(data);
    if (message === null) return;
    studio = origin;
    void follow(message);
  });

  document.addEventListener('mouseover', ({ target }) => {
    if (picking === null || !(target instanceof Element)) return;
    const found = placeAround(target);
    if (found === null) hovered.hide();
    else hovered.show(found.part, '', picking);
  });
  addEventListener(
    'click',
    (event) => {
      if (picking === null || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const found = placeAround(event.target);
      if (found !== null) post({ livery: 'picked', pointer: found.pointer });
    },
    true,
  );
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post({ livery: 'escaped' });
  });

  let last = path();
  const notice = () => {
    if (path() === last) return;
    last = path();
    post({ livery: 'navigated', path: last });
  };
  // The router changes the address without an event.
  new MutationObserver(notice).observe(document.querySelector('title') ?? document.head, { childList: true, subtree: true });
  addEventListener('popstate', notice);
  let waiting = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(place, 100);
    },
    { passive: true },
  );
}

const currentMode = () => (document.documentElement.dataset['palette'] === 'light' ? 'light' : 'dark');

/** In milliseconds. A program that does not load would leave the page unseen. */
const unreachedAfterMs = 30_000;

/** Resolves when the program of the states has led the page where it could. */
const stateReached = () =>
  new Promise<void>((done) => {
    const { documentElement: html } = document;
    const look = () => {
      if (!['reached', 'elsewhere'].includes(html.dataset['flowState'] ?? '')) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(look);
    setTimeout(done, unreachedAfterMs);
    observer.observe(html, { attributeFilter: ['data-flow-state'] });
    look();
  });

/** As the mode switch of the site does; the site's own listeners follow the storage event, which only other windows get. */
function show(mode: 'dark' | 'light'): void {
  try {
    localStorage.setItem('theme', mode);
  } catch {
    // Without storage the mode holds for this page.
  }
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  document.documentElement.dataset['palette'] = mode;
}

function bringIntoView(part: Element): void {
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight - 80) scrollBy({ top: top - 120, behavior: 'instant' });
}
