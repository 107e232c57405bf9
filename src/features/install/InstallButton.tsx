import { Suspense } from 'react';
import { useText, WithWords } from '../../i18n/index.ts';
import { installSheet, useInstallWay } from '../../runtime/install/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** Opens the sheet that leads to the home screen; nothing where the browser has no way there. */
export function InstallButton() {
  return useInstallWay() === null ? null : (
    <Suspense fallback={null}>
      <WithWords areas={['app']}>
        <Offer />
      </WithWords>
    </Suspense>
  );
}

function Offer() {
  const t = useText();
  return (
    <Button tone="onMedia" iconStart={<Icon name="device-mobile" size={18} />} onClick={installSheet.open}>
      {t('app.install.title')}
    </Button>
  );
}
