import { serverNow } from '../../../api/serverTime.ts';
import { type DatePreset, type DayRange, presetRange } from '../../../domain/datePresets.ts';
import { useBrand } from '../../brand/index.ts';
import { useMemberParams } from '../parts/useMemberParams.ts';
import { periodOf, periodText } from './periodAddress.ts';

/** Parameters that belong to one list: another filter starts at its first page. */
export const firstPage = { after: null, before: null, page: null } as const;

/** The period of a page, which lives in its address. */
export function usePeriod() {
  const [params, change] = useMemberParams();
  const { timeZone } = useBrand();
  const now = serverNow();
  return {
    ...periodOf(params['days'], now, timeZone),
    today: presetRange('today', now, timeZone).until,
    rangeOf: (preset: DatePreset) => presetRange(preset, now, timeZone),
    choosePreset: (preset: DatePreset) => change({ days: preset, ...firstPage }),
    chooseRange: (range: DayRange) => change({ days: periodText(range, now, timeZone), ...firstPage }),
  };
}
