import { Suspense } from 'react';
import { useText, WithWords } from '../../../i18n/index.ts';
import { installSheet, useInstallWay } from '../../../runtime/install/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import * as css from './SideMenu.css.ts';

/** Closes the menu and opens the sheet that leads to the home screen; nothing where the browser has no way there. */
export function InstallRow({ onFollow }: { readonly onFollow: () => void }) {
  return useInstallWay() === null ? null : (
    <Suspense fallback={null}>
      <WithWords areas={['app']}>
        <Row
          onPress={() => {
            onFollow();
            installSheet.open();
          }}
        />
      </WithWords>
    </Suspense>
  );
}

function Row({ onPress }: { readonly onPress: () => void }) {
  const t = useText();
  return (
    <li>
      <button type="button" className={css.row} onClick={onPress}>
        <span className={css.rowIcon}>
          <Icon name="plus-square" size={22} />
        </span>
        <span className={css.rowText}>{t('app.install.title')}</span>
      </button>
    </li>
  );
}
