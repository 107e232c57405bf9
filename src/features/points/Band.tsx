import { categoryLabels } from '../../i18n/categoryLabels.ts';
import { useText } from '../../i18n/index.ts';
import { useMemberLink } from '../../runtime/navigation/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { usePointText } from '../../runtime/points/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { PointConfig } from '../../wire/points.ts';
import present from './art/present.svg';
import * as css from './mall.css.ts';

interface BandProps {
  readonly config: PointConfig | undefined;
  /** Null for guests, and until it is known. */
  readonly balance: string | null;
  readonly onConvert: () => void;
}

/** The points of the account and what earns them. */
export function Band({ config, balance, onConvert }: BandProps) {
  const t = useText();
  const text = usePointText();
  const memberLink = useMemberLink();
  const { isLoggedIn } = useSessionView();
  const { openModal } = useOverlays();
  return (
    <section className={css.band} aria-label={t('points.balance')}>
      <div className={css.own}>
        {isLoggedIn ? (
          <>
            {memberLink === null ? (
              <span className={css.bandLabel}>{t('points.balance')}</span>
            ) : (
              <SiteLink className={css.bandLabel} to={memberLink('rewardCenter', { tab: 'points', mall: 'open' })}>
                {t('points.balance')}
              </SiteLink>
            )}
            <span className={css.balance}>{balance === null ? <Skeleton shape="textHalf" /> : text.ownWhole(balance)}</span>
            <span className={css.bandNote}>{t('points.never')}</span>
            {config?.convert == null || balance === null ? null : (
              <span className={css.bandAct}>
                <Button tone="secondary" size="sm" onClick={onConvert}>
                  {t('points.convert')}
                </Button>
              </span>
            )}
          </>
        ) : (
          <>
            <span className={css.bandTitle}>{t('points.guest')}</span>
            <span className={css.bandNote}>{t('points.never')}</span>
            <span className={css.bandAct}>
              <Button tone="secondary" size="sm" aria-haspopup="dialog" onClick={() => openModal('loginPopupModal')}>
                {t('points.login')}
              </Button>
            </span>
          </>
        )}
      </div>
      {config === undefined || config.values.length === 0 ? null : (
        <div className={css.earning}>
          <span className={css.bandLabel}>{t('points.values')}</span>
          <ul className={css.values}>
            {config.values.map(({ gameType, value }) => (
              <li key={gameType} className={css.value}>
                <span className={css.valueNumber}>{text.exact(value)}</span>
                <span>{t(categoryLabels[gameType])}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <img className={css.bandArt} src={present} alt="" width={260} height={170} />
    </section>
  );
}
