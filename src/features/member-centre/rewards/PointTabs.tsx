import { useState } from 'react';
import { pointQueries } from '../../../api/points.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, PageAction, useMemberParams } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { ExchangeDialog, ExchangeList, PointCard, PointRecordList, usePointText } from '../../../runtime/points/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as css from './rewards.css.ts';

/** The way to the mall; back to the reward from which the centre was opened [MEMBER-21]. */
export function MallAction() {
  const t = useText();
  const [{ mall }] = useMemberParams();
  const goods = mall === undefined || mall === 'open' ? '' : `?goods=${encodeURIComponent(mall)}`;
  return (
    <PageAction>
      <LinkButton
        tone="secondary"
        to={`/pointMall${goods}`}
        label={t('points.mall')}
        iconStart={<Icon name="storefront" size={18} />}
      >
        <span className={css.wideOnly}>{t('points.mall')}</span>
      </LinkButton>
    </PageAction>
  );
}

/** The points of the account, with the ways to spend them [MEMBER-12]. */
export function PointSummary() {
  const t = useText();
  const text = usePointText();
  const memberHref = useMemberHref();
  const { data, isError } = useQuery(pointQueries.balance());
  return (
    <Card title={t('points.balance.now')}>
      <p className={css.pointBalance}>
        {data !== undefined ? text.own(data.balance) : isError ? t('points.balance.failed') : <Skeleton shape="textHalf" />}
      </p>
      <p className={css.text}>{t('points.never')}</p>
      <div className={css.pointPair}>
        <LinkButton tone="secondary" block to={memberHref('rewardCenter', { tab: 'exchange' })}>
          {t('points.toMoney')}
        </LinkButton>
        <LinkButton tone="tonal" block to="/pointMall">
          {t('points.toMall')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** My points, and their exchange for money. */
export function PointTabs({ tab }: { readonly tab: 'points' | 'exchange' }) {
  const place = useMemberParams();
  return (
    <>
      <PointCard />
      {tab === 'points' ? (
        <PointRecordList place={place} />
      ) : (
        <>
          <Convert />
          <ExchangeList place={place} wording="records" />
        </>
      )}
    </>
  );
}

function Convert() {
  const t = useText();
  const [, change] = useMemberParams();
  const [isOpen, setOpen] = useState(false);
  const mall = useQuery(pointQueries.mall());
  const own = useQuery(pointQueries.balance());
  const config = mall.data?.config;
  return (
    <Card title={t('points.convert')}>
      <p className={css.text}>{t(config?.convert === null ? 'points.convert.off' : 'points.convert.text')}</p>
      {config?.convert === null ? null : (
        <div className={css.pointActs}>
          <Button
            disabled={config === undefined || own.data === undefined}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('points.convert.submitEmpty')}
          </Button>
        </div>
      )}
      {isOpen && config !== undefined && own.data !== undefined ? (
        <ExchangeDialog
          item={null}
          config={config}
          balance={own.data.balance}
          isPaymentPasswordSet={own.data.isPaymentPasswordSet}
          onRecords={() => {
            setOpen(false);
            change({ state: null, after: null, before: null, page: null });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}
