import { useText } from '../../i18n/index.ts';
import type { PlaceParams } from '../../runtime/points/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { RadioChips } from '../../ui/RadioChips/RadioChips.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { RedeemItem } from '../../wire/points.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { groupsOf, pageSize, shownOf, sorts, viewOf } from './goodsView.ts';
import * as css from './mall.css.ts';

interface GoodsGridProps {
  readonly goods: readonly RedeemItem[];
  /** Null for guests, and until it is known. */
  readonly balance: string | null;
  readonly place: PlaceParams;
}

/** The rewards, by group and price, eight at a time. */
export function GoodsGrid({ goods, balance, place: [params, change] }: GoodsGridProps) {
  const t = useText();
  const { isLoggedIn } = useSessionView();
  const view = viewOf(params);
  const shown = shownOf(goods, view, balance);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = Math.min(view.page, pages);
  const start = (page - 1) * pageSize;
  const items = shown.slice(start, start + pageSize);
  const filter = (changes: Readonly<Record<string, string | null>>) => change({ ...changes, page: null });
  if (goods.length === 0) return <EmptyState icon="gift" title={t('points.goods.empty')} text={t('points.goods.empty.text')} />;
  return (
    <>
      <div className={css.filters}>
        <RadioChips
          label={t('points.groups')}
          options={(['all', ...groupsOf(goods)] as const).map((value) => ({ value, label: t(`points.group.${value}`) }))}
          value={view.group}
          onChange={(group) => filter({ group: group === 'all' ? null : group })}
        />
        <div className={css.order}>
          {isLoggedIn ? (
            <Checkbox
              name="affordable"
              checked={view.affordable}
              onChange={(affordable) => filter({ affordable: affordable ? '1' : null })}
            >
              {t('points.affordable')}
            </Checkbox>
          ) : null}
          <Segmented
            label={t('points.sort')}
            options={sorts.map((value) => ({ value, label: t(`points.sort.${value}`) }))}
            value={view.sort}
            onChange={(sort) => filter({ sort: sort === 'popular' ? null : sort })}
          />
        </div>
      </div>
      {items.length === 0 ? (
        <EmptyState
          icon="gift"
          title={t('points.goods.none')}
          text={t('points.goods.none.text')}
          action={
            <Button tone="tonal" onClick={() => filter({ group: null, affordable: null })}>
              {t('points.goods.none.action')}
            </Button>
          }
        />
      ) : (
        <ul className={css.grid}>
          {items.map((item) => (
            <li key={item.id} className={css.cell}>
              <GoodsCard item={item} balance={balance} onOpen={() => change({ goods: item.id })} />
            </li>
          ))}
        </ul>
      )}
      <div className={css.foot}>
        <span role="status">
          {items.length === 0 ? null : t('points.shown', { from: start + 1, until: start + items.length, total: shown.length })}
        </span>
        <Pagination page={page} totalPages={pages} onChange={(next) => change({ page: next === 1 ? null : String(next) })} />
      </div>
    </>
  );
}

export function GoodsWaiting() {
  const t = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <ul className={css.grid}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <li key={card} className={css.card}>
            <span className={css.art} />
            <span className={css.body}>
              <Skeleton shape="text" />
              <Skeleton shape="textHalf" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
