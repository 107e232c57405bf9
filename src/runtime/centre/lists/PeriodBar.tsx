import { useText } from '../../../i18n/index.ts';
import { DateRange } from '../../../ui/form/DateRange.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { usePeriod } from './period.ts';

const shown = ['today', 'last7', 'last30'] as const;
const further = ['yesterday', 'thisMonth'] as const;

/** The most common periods, for a title row. */
export function PeriodSegment({ block = false }: { readonly block?: boolean }) {
  const t = useText();
  const { preset, choosePreset } = usePeriod();
  return (
    <Segmented<(typeof shown)[number] | ''>
      label={t('records.period')}
      options={shown.map((value) => ({ value, label: t(`records.period.${value}`) }))}
      value={shown.find((each) => each === preset) ?? ''}
      onChange={(value) => (value === '' ? undefined : choosePreset(value))}
      block={block}
    />
  );
}

/** Any days up to today. */
export function PeriodRange() {
  const t = useText();
  const { range, today, rangeOf, chooseRange } = usePeriod();
  return (
    <DateRange
      label={t('records.range')}
      range={range}
      max={today}
      presets={further.map((id) => ({ id, label: t(`records.period.${id}`), range: rangeOf(id) }))}
      words={{
        from: t('records.range.from'),
        until: t('records.range.until'),
        apply: t('records.range.apply'),
        fault: t('records.range.fault'),
      }}
      onChange={chooseRange}
    />
  );
}
