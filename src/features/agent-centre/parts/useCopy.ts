import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';

/** Copies a text and says whether it could. */
export function useCopy() {
  const t = useText();
  const { showToast } = useOverlays();
  return async (text: string): Promise<void> => {
    // Without https there is no clipboard.
    const isCopied = await Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    showToast(isCopied ? { tone: 'success', title: t('agent.copied') } : { tone: 'danger', title: t('agent.copy.failed') });
  };
}
