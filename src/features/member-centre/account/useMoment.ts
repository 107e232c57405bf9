import { momentText } from '../../../domain/momentText.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';

/** Formats moments in the brand's time zone. */
export function useMoment(): (moment: string, to: 'day' | 'minute' | 'second') => string {
  const language = useLanguage();
  const { timeZone } = useBrand();
  return (moment, to) => momentText(moment, { timeZone, language, to });
}
