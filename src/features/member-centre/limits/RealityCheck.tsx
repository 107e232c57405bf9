import { saferPlayCalls, saferPlayQueries } from '../../../api/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { SaferPlayState } from '../../../wire/saferPlay.ts';
import * as css from './limits.css.ts';
import { useLimitText } from './useLimitText.ts';
import { useSaferPlayChange } from './useSaferPlayChange.ts';

const intervals = [15, 30, 60] as const;
const off = 'off';

/** Choice of the time between two reality checks, and what one says, with the figures of today. */
export function RealityCheck({ choice: { minutes, longest } }: { readonly choice: SaferPlayState['realityCheck'] }) {
  const t = useText();
  const text = useLimitText();
  const setting = useSaferPlayChange(saferPlayCalls.setRealityCheck);
  const [today] = useQuery(saferPlayQueries.activity('day')).data ?? [];
  const permitted = intervals.filter((interval) => longest === null || interval <= longest);
  const options = [
    ...(longest === null ? [{ value: off, label: t('limits.check.off') }] : []),
    ...permitted.map((interval) => ({
      value: String(interval),
      label: t('limits.check.minutes', { minutes: interval }),
    })),
  ];
  const selected = setting.isPending ? setting.variables : minutes;
  return (
    <Card title={t('limits.check')}>
      <div className={css.form} aria-busy={setting.isPending ? true : undefined}>
        <p className={css.text}>{t('limits.check.text')}</p>
        <FailureLine
          failed={setting.isError ? { code: failureCodeOf(setting.error), waitSeconds: null } : null}
          textOf={failureText}
        />
        <Segmented
          block
          label={t('limits.check.every')}
          options={options}
          value={selected === null ? off : String(selected)}
          onChange={(value) => setting.mutate(intervals.find((interval) => String(interval) === value) ?? null)}
        />
        {longest === null ? null : <p className={css.note}>{t('limits.check.longest', { minutes: longest })}</p>}
        {selected === null ? (
          <p className={css.note}>{t('limits.check.isOff')}</p>
        ) : (
          <figure className={css.preview}>
            <span className={css.previewIcon}>
              <Icon name="timer" size={20} />
            </span>
            <span>
              <strong className={css.previewTitle}>{t('limits.check.played', { time: text.time(selected) })}</strong>
              <span className={css.previewText}>
                {t('limits.check.sums', { stakes: text.sum(today?.stakes ?? '0'), net: text.sum(today?.net ?? '0') })}
              </span>
            </span>
            <figcaption className={css.previewNote}>{t('limits.check.preview')}</figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}
