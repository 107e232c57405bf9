import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dayText } from '../../domain/dateText.ts';
import { WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { installSheet, mayAsk, readMemory, rememberAsked, useInstallOpen, useInstallWay } from '../../runtime/install/index.ts';
import { useScreen } from '../../runtime/page/index.ts';
import { watchPage } from '../../runtime/quiet/index.ts';
import { InstallSheet } from './InstallSheet.tsx';

/** Shows the sheet where it was opened: by a press, or once by itself. */
export function InstallHost() {
  const way = useInstallWay();
  const isOpen = useInstallOpen();
  const { timeZone } = useBrand();
  useAskOnce(way !== null);
  const answer = (act: () => void) => () => {
    rememberAsked(dayText(new Date(), timeZone));
    act();
  };
  return way === null || !isOpen ? null : (
    <Suspense fallback={null}>
      <WithWords areas={['app']}>
        <InstallSheet
          way={way}
          hasOffline={document.documentElement.dataset['build'] !== undefined}
          onAdd={answer(installSheet.prompt)}
          onClose={answer(installSheet.close)}
        />
      </WithWords>
    </Suspense>
  );
}

/** Opens the sheet by itself when the page is quiet: never over games, forms and other windows. */
function useAskOnce(isPossible: boolean): void {
  const { timeZone } = useBrand();
  const { key } = useLocation();
  const { layout, modal, group } = useScreen();
  const first = useRef(key);
  const isPage = layout === 'full' && modal === null && group === 'index';
  useEffect(() => {
    const today = dayText(new Date(), timeZone);
    const memory = readMemory(today);
    if (!isPossible || !isPage || !mayAsk(memory, today, key === first.current)) return undefined;
    return watchPage((isQuiet) => {
      if (!isQuiet || readMemory(today).asked) return;
      rememberAsked(today);
      installSheet.open();
    });
  }, [isPossible, isPage, key, timeZone]);
}
