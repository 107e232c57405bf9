import { useText } from '../../../i18n/index.ts';
import { useCopy as useCopyWith } from '../../../runtime/overlays/index.ts';

/** Copies a text and says whether it could. */
export function useCopy() {
  const t = useText();
  const copy = useCopyWith();
  return (text: string) => copy(text, t('agent.copied'), t('agent.copy.failed'));
}
