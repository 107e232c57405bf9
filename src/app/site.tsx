import '../theme/global.css.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { callAt } from '../api/apiOrigin.ts';
import { collectFailedStyles } from '../api/importWithRetry.ts';
import { languageOf } from '../domain/language.ts';
import { followLanguage } from '../i18n/chooseLanguage.ts';
import { createText } from '../i18n/index.ts';
import { createPageCache } from '../runtime/data/index.ts';
import { historyGuard } from '../runtime/navigation/index.ts';
import { watchMode } from '../theme/mode.ts';
import type { Boot } from '../wire/boot.ts';
import { App } from './App.tsx';
import { loadFirst } from './pages.ts';
import { keepServed, servedNodes, showFailed } from './served.ts';

async function start(): Promise<void> {
  // What served browsers lack comes with one of these (`scripts/quality/newerThanServed.test.ts`).
  if (!('withResolvers' in Promise && 'any' in AbortSignal && 'parse' in URL)) await import('../domain/polyfills.ts');
  const boot = readBoot();
  callAt(boot.api ?? '');
  collectFailedStyles();
  const [text] = await Promise.all([createText(boot.language, boot.words, boot.areas), loadFirst(location.pathname, boot)]);
  watchMode(boot.brand.defaultMode, boot.brand.modes);
  followLanguage(boot.language, languageOf);
  addEventListener('popstate', (event) => historyGuard.current?.(event));
  const root = document.querySelector('#root') ?? document.body;
  keepServed(root);
  // React empties the page after an error that no boundary catches.
  const restore = () => {
    root.replaceChildren(...(servedNodes() ?? []));
    showFailed();
  };
  // In small steps, so that a tap during start-up is handled quickly.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App boot={boot} text={text} cache={createPageCache(boot.queries)} />
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError: () => setTimeout(restore) },
    );
  });
}

function readBoot(): Boot {
  const text = document.querySelector('#boot')?.textContent;
  if (typeof text !== 'string') throw new Error('The page came without its boot data.');
  return JSON.parse(text) as Boot;
}

start().catch((error: unknown) => {
  showFailed();
  throw error;
});
