import { type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { modals } from '../src/app/modals.tsx';
import { Surroundings } from '../src/app/Surroundings.tsx';
import { screens } from '../src/app/screens.ts';
import { loadLaunchHost } from '../src/features/play/index.ts';
import { SiteControls } from '../src/features/shell/index.ts';
import { StatusGate } from '../src/features/status/index.ts';
import { TextProvider } from '../src/i18n/index.ts';
import { BrandProvider } from '../src/runtime/brand/index.ts';
import { createPageCache, PageCacheProvider } from '../src/runtime/data/index.ts';
import { LaunchProvider } from '../src/runtime/launch/index.ts';
import { OverlayProvider } from '../src/runtime/overlays/index.ts';
import { ScreensProvider } from '../src/runtime/page/index.ts';
import { SessionBridge, SessionProvider } from '../src/runtime/session/index.ts';
import type { Boot } from '../src/wire/boot.ts';
import type { StoryParameters } from './kit/parameters.ts';
import * as css from './StoryFrame.css.ts';
import type { World } from './world.ts';

type Ground = 'page' | 'part' | 'nothing';

export interface StoryFrameProps {
  readonly world: World;
  readonly parameters: StoryParameters;
  readonly children: ReactNode;
}

/** Wraps a story in the providers of `src/app/App.tsx`; for `around: 'world'`, in the brand and its texts only. */
export function StoryFrame({ world, parameters, children }: StoryFrameProps) {
  return (
    <BrandProvider boot={world.boot}>
      <TextProvider text={world.text}>
        {parameters.around === 'world' ? (
          children
        ) : (
          <Page boot={world.boot} path={parameters.path ?? '/index'} around={parameters.around ?? 'part'}>
            {children}
          </Page>
        )}
      </TextProvider>
    </BrandProvider>
  );
}

interface PageProps {
  readonly boot: Boot;
  readonly path: string;
  readonly around: 'site' | Ground;
  readonly children: ReactNode;
}

function Page({ boot, path, around, children }: PageProps) {
  const [cache] = useState(() => createPageCache(boot.queries, { retry: 0 }));
  return (
    <MemoryRouter initialEntries={[path]}>
      <PageCacheProvider cache={cache}>
        <ScreensProvider screens={screens}>
          <SessionProvider>
            <OverlayProvider modals={modals}>
              <SessionBridge />
              <LaunchProvider loadHost={loadLaunchHost}>
                <Suspense fallback={null}>
                  {around === 'site' ? <Site>{children}</Site> : <OnGround around={around}>{children}</OnGround>}
                </Suspense>
              </LaunchProvider>
            </OverlayProvider>
          </SessionProvider>
        </ScreensProvider>
      </PageCacheProvider>
    </MemoryRouter>
  );
}

/** The site's header, menu and footer around a page. */
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

function OnGround({ around, children }: { readonly around: Ground; readonly children: ReactNode }) {
  return around === 'nothing' ? children : <main className={css.ground[around]}>{children}</main>;
}

const nothing = () => undefined;
