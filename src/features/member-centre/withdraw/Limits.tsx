import { moneyOf } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { shortAmount } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Progress } from '../../../ui/Progress/Progress.tsx';
import type { WithdrawalBoard } from '../../../wire/withdrawal.ts';
import { useSum } from './useSum.ts';
import * as css from './withdraw.css.ts';

/** Limits that are left today, and the name in which accounts have to be. */
export function Limits({ board: { limits, holder } }: { readonly board: WithdrawalBoard }) {
  const t = useText();
  const { money } = useBrand();
  const sum = useSum();
  const isTurnoverDone = moneyOf(limits.turnoverLeft) === 0n;
  return (
    <Card title={t('withdraw.limits')}>
      <div className={css.used}>
        <span>
          {t('withdraw.limits.used')} <strong className={css.figure}>{sum(limits.usedToday)}</strong>
        </span>
        <span className={css.figure}>{shortAmount(limits.perDay)}</span>
      </div>
      <div className={css.bar}>
        <Progress max={Number(limits.perDay)} value={Number(limits.usedToday)} label={t('withdraw.limits.used')} />
      </div>
      <Facts
        items={[
          { label: t('withdraw.limits.left'), value: moneyText(limits.leftToday, money) },
          { label: t('withdraw.limits.times'), value: `${limits.timesLeft} / ${limits.timesPerDay}` },
          {
            label: t('withdraw.limits.turnover'),
            value: isTurnoverDone ? (
              <span className={css.enough}>{t('withdraw.limits.turnoverDone')}</span>
            ) : (
              t('withdraw.limits.turnoverLeft', { left: moneyText(limits.turnoverLeft, money) })
            ),
          },
        ]}
      />
      {holder === null ? null : (
        <p className={css.holder}>
          <Icon name="shield-check" size={18} />
          <span>
            {t('withdraw.holder')} <strong>{holder}</strong>
          </span>
        </p>
      )}
    </Card>
  );
}
