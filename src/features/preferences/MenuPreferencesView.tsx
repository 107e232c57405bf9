import { useId, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { mirrorsQuery } from '../../api/mirrors.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBoot } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { DomainRoute } from '../../wire/permission.ts';
import { analyticsConsent } from './consent.ts';
import * as css from './MenuPreferences.css.ts';

export function MenuPreferencesView() {
  const { gtagId } = useBoot().permission.analytics;
  const { data } = useQuery(mirrorsQuery());
  const mirrors = data?.domainList ?? [];
  if (mirrors.length === 0 && gtagId === undefined) return null;
  return (
    <WithWords areas={['preferences']}>
      {mirrors.length === 0 ? null : <Mirrors mirrors={mirrors} />}
      {gtagId === undefined ? null : <AnalyticsSwitch />}
    </WithWords>
  );
}

/** Links to this page at the other addresses, the fastest first. */
function Mirrors({ mirrors }: { readonly mirrors: DomainRoute['domainList'] }) {
  const t = useText();
  const id = useId();
  const { pathname, search } = useLocation();
  const bySpeed = mirrors.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('preferences.mirrors')}
      </h2>
      <ul className={css.list}>
        {bySpeed.map(({ url, speed }) => (
          <li key={url}>
            <a className={css.row} href={new URL(`${pathname}${search}`, url).href}>
              <span className={css.name}>{new URL(url).host}</span>
              <span className={css.speed}>
                {speed === null ? t('preferences.mirrors.unreachable') : t('preferences.mirrors.speed', { speed })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rankOf = ({ speed }: DomainRoute['domainList'][number]) => speed ?? Number.POSITIVE_INFINITY;

/** Takes the consent back, or gives it later. */
function AnalyticsSwitch() {
  const t = useText();
  const isOn = useSyncExternalStore(analyticsConsent.subscribe, analyticsConsent.read, () => null) === 'granted';
  return (
    <button
      type="button"
      className={css.row}
      aria-pressed={isOn}
      onClick={() => analyticsConsent.write(isOn ? 'denied' : 'granted')}
    >
      <span className={css.name}>{t('preferences.analytics')}</span>
      <span className={css.speed}>{t(isOn ? 'preferences.analytics.on' : 'preferences.analytics.off')}</span>
      {isOn ? <Icon name="check" weight="bold" size={16} /> : null}
    </button>
  );
}
