import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { chooseCdn } from '../domain/cdn.ts';
import { loadLaunchHost } from '../features/play/index.ts';
import { TextProvider } from '../i18n/index.ts';
import { BrandProvider } from '../runtime/brand/index.ts';
import { type PageCache, PageCacheProvider } from '../runtime/data/index.ts';
import { LaunchProvider } from '../runtime/launch/index.ts';
import { OverlayProvider } from '../runtime/overlays/index.ts';
import { ScreensProvider } from '../runtime/page/index.ts';
import { SessionBridge, SessionProvider } from '../runtime/session/index.ts';
import { PictureOrigin } from '../ui/Picture/pictureOrigin.ts';
import type { Boot } from '../wire/boot.ts';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { replayEarlyPress } from './earlyPress.ts';
import { modals } from './modals.tsx';
import { Screens } from './Screens.tsx';
import { screens } from './screens.ts';

export interface AppProps {
  readonly boot: Boot;
  readonly text: i18n;
  readonly cache: PageCache;
}

/** The whole site below its router. */
export function App({ boot, text, cache }: AppProps) {
  useEffect(() => {
    // After the renders that start-up itself triggers.
    const waiting = setTimeout(replayEarlyPress);
    return () => clearTimeout(waiting);
  }, []);
  const [pictureOrigin] = useState(() => chooseCdn(boot.permission.imageCDNs, Math.random)?.replace(/\/$/, '') ?? '');
  return (
    <BrandProvider boot={boot}>
      <PictureOrigin value={pictureOrigin}>
        <TextProvider text={text}>
          <PageCacheProvider cache={cache}>
            <ScreensProvider screens={screens}>
              <SessionProvider>
                <OverlayProvider modals={modals}>
                  <SessionBridge />
                  <LaunchProvider loadHost={loadLaunchHost}>
                    <ChunkBoundary page={null}>
                      <Screens />
                    </ChunkBoundary>
                  </LaunchProvider>
                </OverlayProvider>
              </SessionProvider>
            </ScreensProvider>
          </PageCacheProvider>
        </TextProvider>
      </PictureOrigin>
    </BrandProvider>
  );
}
