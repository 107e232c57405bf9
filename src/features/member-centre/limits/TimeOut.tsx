import { useState } from 'react';
import { saferPlayCalls } from '../../../api/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { TimeOutRequest } from '../../../wire/saferPlay.ts';
import * as css from './limits.css.ts';
import { useSaferPlayChange } from './useSaferPlayChange.ts';

const lengths = [1, 7, 30] as const satisfies readonly TimeOutRequest['days'][];

/** A pause that nothing ends early, so it is asked for twice. */
export function TimeOut({ isExcluded }: { readonly isExcluded: boolean }) {
  const t = useText();
  const [days, setDays] = useState<TimeOutRequest['days'] | null>(null);
  const beginning = useSaferPlayChange(saferPlayCalls.timeOut);
  return (
    <section className={css.breakBlock} aria-labelledby="time-out">
      <h3 id="time-out" className={css.breakTitle}>
        <span className={css.icon}>
          <Icon name="pause" size={20} />
        </span>
        {t('limits.timeOut')}
      </h3>
      <p className={css.text}>{t('limits.timeOut.text')}</p>
      <FailureLine
        failed={beginning.isError ? { code: failureCodeOf(beginning.error), waitSeconds: null } : null}
        textOf={failureText}
      />
      {isExcluded ? null : days === null ? (
        <div className={css.actions}>
          {lengths.map((length) => (
            <Button key={length} tone="secondary" size="sm" onClick={() => setDays(length)}>
              {t(`limits.timeOut.${length}`)}
            </Button>
          ))}
        </div>
      ) : (
        <>
          <p className={css.ask} role="status">
            {t('limits.timeOut.ask', { time: t(`limits.timeOut.${days}`) })}
          </p>
          <div className={css.actions}>
            <Button
              size="sm"
              busy={beginning.isPending}
              onClick={() => beginning.mutate(days, { onSuccess: () => setDays(null) })}
            >
              {t('limits.timeOut.begin')}
            </Button>
            <Button size="sm" tone="secondary" onClick={() => setDays(null)}>
              {t('common.cancel')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
