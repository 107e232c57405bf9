import '../../domain/polyfills.ts';
import '../theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createText, languageChoice } from '../i18n/index.ts';
import { watchMode } from '../theme/mode.ts';
import { App } from './App.tsx';

async function start(): Promise<void> {
  watchMode();
  const language = languageChoice();
  document.documentElement.lang = language;
  const text = await createText(language);
  createRoot(document.querySelector('#root') ?? document.body).render(
    <StrictMode>
      <BrowserRouter basename="/studio">
        <App text={text} />
      </BrowserRouter>
    </StrictMode>,
  );
}

void start();
