import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createText } from '../i18n/index.ts';
import type { Boot } from '../wire/boot.ts';
import { App } from './App.tsx';
import { createCache } from './createCache.ts';
import { loadFirst } from './loadFirst.ts';

/** What the server asks for: an address (path and query) and the data of its page. */
export interface RenderRequest {
  readonly url: string;
  readonly boot: Boot;
}

/** Draws the first paint of a page as the HTML that stands inside `#root`. */
export async function renderPage({ url, boot }: RenderRequest): Promise<{ html: string }> {
  const [text] = await Promise.all([
    createText(boot.language, boot.words),
    loadFirst(new URL(url, 'http://localhost').pathname, boot),
  ]);
  const html = renderToString(
    <StaticRouter location={url}>
      <App boot={boot} text={text} cache={createCache(boot)} />
    </StaticRouter>,
  );
  return { html };
}
