import { useLocation, useNavigate } from 'react-router-dom';
import { promotionQueries } from '../../api/promotions.ts';
import { promotionSpans } from '../../domain/promotion.ts';
import { useText } from '../../i18n/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { type PromotionActs, usePromotionActs } from '../../runtime/promotions/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { RadioChips } from '../../ui/RadioChips/RadioChips.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PromotionOffer } from '../../wire/promotions.ts';
import { type Filters, filtersOf, groups, inGroup, searchOf, shows, withoutGroup } from './filters.ts';
import { PromotionCard } from './PromotionCard.tsx';
import * as css from './promotions.css.ts';
import { usePromotionText } from './usePromotionText.ts';

/** All promotions [ROUTE-24]: what can be claimed is repeated on top. Filters live in the address. */
export function PromotionList() {
  const t = useText();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filters = filtersOf(hydrated ? search : '');
  const { isLoggedIn } = useSessionView();
  const ahead = filters.show === 'coming' ? filters.span : null;
  const { data, isError, refetch } = useQuery(promotionQueries.board(isLoggedIn ? 'member' : 'guest', ahead));
  const acts = usePromotionActs();
  const change = (next: Partial<Filters>) =>
    void navigate(`${pathname}${searchOf(search, { ...filters, ...next })}`, { replace: true });
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{t('promotions.title')}</h1>
        <Checkbox name="onlyMine" checked={filters.onlyMine} onChange={(onlyMine) => change({ onlyMine })}>
          {t('promotions.onlyMine')}
        </Checkbox>
      </div>
      <FilterBar offers={data?.promotions} filters={filters} onChange={change} />
      {data !== undefined ? (
        <Offers offers={data.promotions} filters={filters} acts={acts} />
      ) : isError ? (
        <LoadFailed level={2} title={t('promotions.failed')} onRetry={refetch} />
      ) : (
        <Busy />
      )}
    </>
  );
}

interface FilterBarProps {
  readonly offers: readonly PromotionOffer[] | undefined;
  readonly filters: Filters;
  readonly onChange: (next: Partial<Filters>) => void;
}

function FilterBar({ offers = [], filters, onChange }: FilterBarProps) {
  const t = useText();
  const shown = withoutGroup(offers, filters);
  return (
    <div className={css.filters}>
      <RadioChips
        label={t('promotions.groups')}
        options={groups.map((value) => ({
          value,
          label: t(`promotions.group.${value}`, { count: inGroup(shown, value).length }),
        }))}
        value={filters.group}
        onChange={(group) => onChange({ group })}
      />
      <div className={css.shows}>
        <div className={css.wholeWidth}>
          <Segmented
            label={t('promotions.show')}
            options={shows.map((value) => ({ value, label: t(`promotions.show.${value}`) }))}
            value={filters.show}
            onChange={(show) => onChange({ show })}
          />
        </div>
      </div>
      {filters.show === 'coming' ? (
        <div className={css.spans}>
          <RadioChips
            label={t('promotions.starts')}
            options={promotionSpans.map((value) => ({ value, label: t(`promotions.starts.${value}`) }))}
            value={filters.span}
            onChange={(span) => onChange({ span })}
          />
        </div>
      ) : null}
    </div>
  );
}

interface OffersProps {
  readonly offers: readonly PromotionOffer[];
  readonly filters: Filters;
  readonly acts: PromotionActs;
}

function Offers({ offers, filters, acts }: OffersProps) {
  const t = useText();
  const shown = inGroup(withoutGroup(offers, filters), filters.group);
  const claimable = offers.filter(
    (offer) => offer.amount !== null && offer.kind !== 'raffle' && acts.actOf(offer) === 'promotion.claim',
  );
  if (shown.length === 0 && filters.show === 'coming') {
    return (
      <EmptyState
        icon="calendar-check"
        title={t('promotions.coming.empty')}
        text={t('promotions.coming.empty.text')}
        action={
          <LinkButton to="/promotions?show=open" tone="tonal">
            {t('promotions.coming.empty.action')}
          </LinkButton>
        }
      />
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="gift"
        title={t('promotions.empty')}
        text={t('promotions.empty.text')}
        action={
          <LinkButton to="/community" tone="tonal">
            {t('promotions.empty.action')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {claimable.length === 0 ? null : <Waiting offers={claimable} acts={acts} />}
      <ul className={css.list}>
        {shown.map((offer) => (
          <li key={offer.id} className={css.item}>
            <PromotionCard offer={offer} acts={acts} />
          </li>
        ))}
        <li className={css.item}>
          <Help />
        </li>
      </ul>
    </>
  );
}

/** Offers that can be claimed now, with the first of it to press. */
function Waiting({ offers, acts }: Pick<OffersProps, 'offers' | 'acts'>) {
  const t = useText();
  const { own, moment } = usePromotionText();
  const [first] = offers;
  if (first === undefined) return null;
  const { id, title, amount, claimUntil } = first;
  const slots = { title, amount: amount === null ? '' : own(amount) };
  return (
    <section className={css.waiting} aria-label={t('promotions.waiting', { count: offers.length })}>
      <span className={css.waitingIcon}>
        <Icon name="gift" weight="duotone" size={40} />
      </span>
      <div className={css.waitingWords}>
        <h2 className={css.waitingTitle}>{t('promotions.waiting', { count: offers.length })}</h2>
        <p className={css.text}>
          {claimUntil === null
            ? t('promotions.waiting.open', slots)
            : t('promotions.waiting.until', { ...slots, until: moment(claimUntil, 'minute') })}
        </p>
      </div>
      <Button
        tone="promo"
        iconStart={<Icon name="gift" size={18} />}
        busy={acts.running === id}
        onClick={() => acts.start(first)}
      >
        {t('promotions.waiting.act')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </section>
  );
}

function Help() {
  const t = useText();
  return (
    <section className={css.help} aria-label={t('promotions.help.title')}>
      <span className={css.helpIcon}>
        <Icon name="question" weight="duotone" size={40} />
      </span>
      <h2 className={css.name}>{t('promotions.help.title')}</h2>
      <p className={css.text}>{t('promotions.help.text')}</p>
      <LinkButton to="/help#terms" tone="secondary">
        {t('promotions.help.action')}
      </LinkButton>
    </section>
  );
}

function Busy() {
  const t = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <ul className={css.list}>
        {['first', 'second', 'third'].map((card) => (
          <li key={card} className={css.card}>
            <div className={css.artOf.over} />
            <div className={css.body}>
              <Skeleton shape="textHalf" />
              <Skeleton shape="text" />
              <Skeleton shape="text" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
