import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { usePeriod } from './period.ts';

/** Offers a longer period than an empty one; nothing for 30 days and more. */
export function EmptyAction() {
  const t = useText();
  const { preset, choosePreset } = usePeriod();
  if (preset === 'last30') return null;
  return (
    <Button tone="tonal" onClick={() => choosePreset('last30')}>
      {t('records.period.last30')}
    </Button>
  );
}
