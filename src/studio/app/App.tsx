import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Navigate, Route, Routes } from 'react-router-dom';
import { type Language, localeOf } from '../../domain/language.ts';
import { createQueries } from '../api/index.ts';
import { createText, keepLanguage, type Text, TextProvider, useText } from '../i18n/index.ts';
import { EmptyState, LinkButton, Toasts } from '../kit/index.ts';
import { Commands } from './commands/Commands.tsx';
import { BrandFrame } from './frame/BrandFrame.tsx';
import { GlobalFrame } from './frame/GlobalFrame.tsx';
import { studioPages } from './pages.ts';
import { SessionGate } from './SessionGate.tsx';

/** The studio within its router. */
export function App({ text: firstText }: { readonly text: Text }) {
  const [text, setText] = useState(firstText);
  const [queries] = useState(createQueries);
  const chooseLanguage = useCallback((language: Language) => {
    keepLanguage(language);
    void createText(language).then((next) => {
      document.documentElement.lang = language;
      setText(next);
    });
  }, []);
  return (
    <TextProvider text={text} chooseLanguage={chooseLanguage}>
      <I18nProvider locale={localeOf(text.language as Language)}>
        <QueryClientProvider client={queries}>
          <Pages />
          <Toasts />
        </QueryClientProvider>
      </I18nProvider>
    </TextProvider>
  );
}

const routesOf = (frame: 'global' | 'brand' | 'bare') =>
  studioPages
    .filter((page) => page.frame === frame)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

function Pages() {
  return (
    <Suspense>
      <Routes>
        {routesOf('bare')}
        <Route path="*" element={<SignedIn />} />
      </Routes>
    </Suspense>
  );
}

function SignedIn() {
  return (
    <SessionGate>
      <Commands>
        <Routes>
          <Route element={<BrandFrame />}>{routesOf('brand')}</Route>
          <Route path="/brands/:merchant" element={<Navigate to="edit" replace />} />
          <Route element={<GlobalFrame />}>
            {routesOf('global')}
            <Route path="*" element={<Missing />} />
          </Route>
        </Routes>
      </Commands>
    </SessionGate>
  );
}

function Missing() {
  const text = useText();
  return (
    <EmptyState icon="magnifying-glass" title={text('shell.missing.title')} text={text('shell.missing.text')}>
      <LinkButton to="/">{text('shell.missing.back')}</LinkButton>
    </EmptyState>
  );
}
