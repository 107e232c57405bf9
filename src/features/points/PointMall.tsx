import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pointQueries } from '../../api/points.ts';
import { useText } from '../../i18n/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { ExchangeDialog, ExchangeList, type PlaceParams, PointRecordList } from '../../runtime/points/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Band } from './Band.tsx';
import { GoodsGrid, GoodsWaiting } from './GoodsGrid.tsx';
import * as css from './mall.css.ts';

const tabs = ['goods', 'exchanges', 'records'] as const;
const panelId = 'points-mall-panel';
/** Name of the dialog for money in the address; ids of rewards are unlike it. */
const moneyDialog = '-money';

/** The points mall [PROD-17] [ROUTE-11]: guests look, members redeem. Tab, filters and the open reward live in the address. */
export function PointMall() {
  const t = useText();
  const place = usePlace();
  const [params, change] = place;
  const { isLoggedIn } = useSessionView();
  const mall = useQuery(pointQueries.mall());
  const own = useQuery({ ...pointQueries.balance(), enabled: isLoggedIn });
  const balance = isLoggedIn ? own.data : undefined;
  const tab = isLoggedIn ? (tabs.find((each) => each === params['tab']) ?? 'goods') : 'goods';
  const opened = params['goods'];
  const item = mall.data?.goods.find(({ id }) => id === opened) ?? null;
  // The member centre opens over the page: the dialog waits below it and is back when the centre closes.
  const isOpen = params['member'] === undefined && (item !== null || opened === moneyDialog);
  return (
    <>
      <h1 className={css.title}>{t('points.title')}</h1>
      <Band config={mall.data?.config} balance={balance?.balance ?? null} onConvert={() => change({ goods: moneyDialog })} />
      {isLoggedIn ? (
        <Tabs
          label={t('points.tabs')}
          items={tabs.map((id) => ({ id, label: t(`points.tab.${id}`) }))}
          selected={tab}
          onSelect={(id) => change({ ...nothing, tab: id === 'goods' ? null : id })}
          panelId={panelId}
        />
      ) : null}
      <div id={panelId} role={isLoggedIn ? 'tabpanel' : undefined} className={css.panel}>
        {tab === 'goods' ? null : (
          <h2 className={css.tabTitle}>
            <VisuallyHidden>{t(`points.tab.${tab}`)}</VisuallyHidden>
          </h2>
        )}
        {tab === 'exchanges' ? (
          <ExchangeList place={place} wording="mall" />
        ) : tab === 'records' ? (
          <PointRecordList place={place} />
        ) : mall.data !== undefined ? (
          <GoodsGrid goods={mall.data.goods} balance={balance?.balance ?? null} place={place} />
        ) : mall.isError ? (
          <LoadFailed level={2} title={t('points.failed')} onRetry={mall.refetch} />
        ) : (
          <GoodsWaiting />
        )}
      </div>
      {isOpen && balance !== undefined && mall.data !== undefined ? (
        <ExchangeDialog
          key={opened}
          item={item}
          config={mall.data.config}
          balance={balance.balance}
          isPaymentPasswordSet={balance.isPaymentPasswordSet}
          onRecords={() => change({ ...nothing, tab: 'exchanges' })}
          onClose={() => change({ goods: null })}
        />
      ) : null}
    </>
  );
}

/** Every parameter of the page removed. */
const nothing = {
  tab: null,
  goods: null,
  group: null,
  sort: null,
  affordable: null,
  page: null,
  after: null,
  before: null,
  type: null,
  state: null,
  days: null,
} as const;

/** The parameters of the page in the address; the server renders without any. */
function usePlace(): PlaceParams {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const shown = hydrated ? search : '';
  const params = useMemo(() => Object.fromEntries(new URLSearchParams(shown)), [shown]);
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) query.delete(name);
        else query.set(name, value);
      }
      const text = query.toString();
      void navigate(`${pathname}${text === '' ? '' : `?${text}`}`, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search],
  );
  return [params, change];
}
