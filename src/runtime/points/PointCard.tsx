import { pointQueries } from '../../api/points.ts';
import { categoryLabels } from '../../i18n/categoryLabels.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../data/index.ts';
import * as css from './points.css.ts';
import { usePointText } from './usePointText.ts';

/** The points of the account [API-61], and what earns them. */
export function PointCard() {
  const t = useText();
  const text = usePointText();
  const balance = useQuery(pointQueries.balance());
  const mall = useQuery(pointQueries.mall());
  const config = mall.data?.config;
  return (
    <section className={css.card} aria-label={t('points.balance')}>
      <div className={css.own}>
        <span className={css.label}>{t('points.balance.now')}</span>
        <span className={css.balance}>
          <span className={css.coin}>
            <Icon name="coins" weight="duotone" size={28} />
          </span>
          {balance.data !== undefined ? (
            text.own(balance.data.balance)
          ) : balance.isError ? (
            <span className={css.note}>{t('points.balance.failed')}</span>
          ) : (
            <Skeleton shape="textHalf" />
          )}
        </span>
        <p className={css.note}>{t('points.never')}</p>
      </div>
      {config === undefined || config.values.length === 0 ? null : (
        <div className={css.earning}>
          <span className={css.label}>{t('points.values.unit', { unit: text.money(String(config.unit)) })}</span>
          <ul className={css.values}>
            {config.values.map(({ gameType, value }) => (
              <li key={gameType} className={css.value}>
                <span className={css.valueName}>{t(categoryLabels[gameType])}</span>
                <span className={css.valueNumber}>{text.exact(value)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
