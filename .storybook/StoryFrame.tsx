import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createCache } from '../src/app/createCache.ts';
import { modals } from '../src/app/modals.ts';
import { Surroundings } from '../src/app/Surroundings.tsx';
import { BrandProvider } from '../src/brand/index.ts';
import { SessionProvider, SessionWatch } from '../src/features/auth/index.ts';
import { OverlayProvider } from '../src/features/overlays/index.ts';
import { SiteControls } from '../src/features/shell/index.ts';
import { StatusGate } from '../src/features/status/index.ts';
import { TextProvider } from '../src/i18n/index.ts';
import type { StoryParameters } from '../src/testing/stories/parameters.ts';
import * as css from './StoryFrame.css.ts';
import type { World } from './world.ts';

export interface StoryFrameProps {
  readonly world: World;
  readonly parameters: StoryParameters;
  readonly children: ReactNode;
}

/** The tree of `src/app/App.tsx` with a story in the place of the screens. */
export function StoryFrame({
  world: { boot, text },
  parameters: { path = '/index', around = 'part' },
  children,
}: StoryFrameProps) {
  const [cache] = useState(() => createCache(boot, { retry: 0 }));
  if (around === 'world')
    return (
      <BrandProvider boot={boot}>
        <TextProvider text={text}>{children}</TextProvider>
      </BrandProvider>
    );
  return (
    <MemoryRouter initialEntries={[path]}>
      <BrandProvider boot={boot}>
        <TextProvider text={text}>
          <QueryClientProvider client={cache}>
            <SessionProvider>
              <OverlayProvider modals={modals}>
                <SessionWatch />
                <Suspense fallback={null}>
                  {around === 'site' ? <Site>{children}</Site> : <Ground around={around}>{children}</Ground>}
                </Suspense>
              </OverlayProvider>
            </SessionProvider>
          </QueryClientProvider>
        </TextProvider>
      </BrandProvider>
    </MemoryRouter>
  );
}

/** Header, menu and footer as the site draws them around a page. */
function Site({ children }: { readonly children: ReactNode }) {
  return (
    <StatusGate controls={<SiteControls />} onContact={nothing}>
      <Routes>
        <Route element={<Surroundings />}>
          <Route path="*" element={children} />
        </Route>
      </Routes>
    </StatusGate>
  );
}

function Ground({ around, children }: { readonly around: 'page' | 'part' | 'nothing'; readonly children: ReactNode }) {
  return around === 'nothing' ? children : <main className={css.ground[around]}>{children}</main>;
}

const nothing = () => undefined;
