import { importWithRetry } from '../../api/importWithRetry.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { useBoot } from '../../runtime/brand/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { failureText } from '../../wire/failure.ts';
import { openBlankWindow } from './blankWindow.ts';

/**
 * Click handler of "customer service"; null if the brand has none. Call it synchronously in the click, not after an `await`,
 * or the browser blocks the window.
 */
export function useCustomerService(): (() => void) | null {
  const { brand, permission } = useBoot();
  const overlays = useOverlays();
  const t = useText();
  if (!permission.customerService.available) return null;

  const offerLink = (address: string) =>
    overlays.showDialog({
      title: t('shell.support.blockedTitle'),
      text: t('shell.support.blockedText'),
      closeOnCover: true,
      buttons: [
        { label: t('shell.support.later'), tone: 'secondary' },
        { label: t('shell.support.open'), tone: 'primary', onPress: () => void window.open(address, '_blank', 'noopener') },
      ],
    });
  const reportFailure = (reason: TextKey) =>
    overlays.showToast({ tone: 'danger', title: t('shell.support.failed'), detail: t(reason) });

  return () => {
    const opened = openBlankWindow(t('shell.support.connecting'));
    importWithRetry(() => import('./findPerson.ts')).then(
      ({ findPerson }) =>
        findPerson({
          opened,
          hosts: brand.contacts.supportHosts ?? [],
          offerLink,
          report: (code) => reportFailure(failureText(code)),
        }),
      () => {
        opened?.close();
        reportFailure(failureText('CHUNK'));
      },
    );
  };
}
