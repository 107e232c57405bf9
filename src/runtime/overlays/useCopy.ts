import { useOverlays } from './useOverlays.ts';

/**
 * Copies a text, and says so in a toast. Where the clipboard is blocked, or there is none because the site is not served over https, it
 * says what failed, or nothing if the text can still be selected by hand.
 */
export function useCopy() {
  const { showToast } = useOverlays();
  return (text: string, title: string, failed?: string) =>
    void Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => showToast({ tone: 'success', title }),
        () => (failed === undefined ? undefined : showToast({ tone: 'danger', title: failed })),
      );
}
