import { momentText } from '../../domain/momentText.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';

/** Writes a date of publication in the zone of the brand. */
export function useDay() {
  const { timeZone } = useBrand();
  const language = useLanguage();
  return (moment: string) => momentText(moment, { timeZone, language, to: 'day' });
}
