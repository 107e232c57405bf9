import { useMoment, useText } from '../../i18n/index.ts';
import type { Shown } from './schedule.ts';

/** Words for the time in which an entry is shown. */
export function useWhen(): (shown: Shown) => string {
  const text = useText();
  const momentText = useMoment();
  return ({ from, until }) => {
    if (from === null)
      return until === null ? text('banners.always') : text('banners.until', { until: momentText(until, 'day') });
    if (until === null) return text('banners.from', { from: momentText(from, 'day') });
    return text('banners.between', { from: momentText(from, 'day'), until: momentText(until, 'day') });
  };
}
