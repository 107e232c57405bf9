import { useOverlays } from './useOverlays.ts';

/** Copies a text, and says so in a toast. Where the clipboard is blocked nothing happens: the text can still be selected by hand. */
export function useCopy() {
  const { showToast } = useOverlays();
  return (text: string, title: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => showToast({ tone: 'success', title }),
      () => undefined,
    );
}
