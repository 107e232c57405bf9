import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { areasOf, createText } from '../i18n/index.ts';
import { createPageCache } from '../runtime/data/index.ts';
import { loadNearParts } from '../runtime/page/index.ts';
import { symbolsOf } from '../ui/Icon/symbolsOf.ts';
import type { Boot } from '../wire/boot.ts';
import { App } from './App.tsx';
import { loadFirst } from './pages.ts';

/** Input of a server render: URL (path and query) and the boot data of its page. */
export interface RenderRequest {
  readonly url: string;
  readonly boot: Boot;
}

export interface RenderedPage {
  readonly html: string;
  /** Word areas used by the page, besides those of every first screen. */
  readonly areas: readonly string[];
  readonly symbols: string;
}

/** Renders the first paint of a page: the HTML inside `#root`. */
export async function renderPage({ url, boot }: RenderRequest): Promise<RenderedPage> {
  const [text] = await Promise.all([
    createText(boot.language, boot.words, 'all'),
    loadFirst(new URL(url, 'http://localhost').pathname, boot),
  ]);
  await loadNearParts();
  const html = renderToString(
    <StaticRouter location={url}>
      <App boot={boot} text={text} cache={createPageCache(boot.queries)} />
    </StaticRouter>,
  );
  return { html, areas: areasOf(text), symbols: symbolsOf(html) };
}
