import { useEffect } from 'react';
import { promotionCalls, promotionQueries } from '../../api/promotions.ts';
import { useText } from '../../i18n/index.ts';
import { useQuery, useQueryClient } from '../../runtime/data/index.ts';
import { usePromotionActs } from '../../runtime/promotions/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Figures } from '../../ui/Figures/Figures.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { failureCodeOf } from '../../wire/failure.ts';
import type { PromotionDetail } from '../../wire/promotions.ts';
import { Application } from './Application.tsx';
import * as css from './detail.css.ts';
import { Act, OfferProgress, StateOf } from './PromotionCard.tsx';
import { RuleBlocks } from './RuleBlocks.tsx';
import { usePromotionText } from './usePromotionText.ts';

/** One promotion [ROUTE-25], null while it is not known which: banner, key terms, how to take part, and the act or the form beside them. */
export function PromotionView({ id }: { readonly id: string | null }) {
  return id === null ? <Busy /> : <Found id={id} />;
}

function Found({ id }: { readonly id: string }) {
  const t = useText();
  const isId = /^[a-z0-9][a-z0-9-]{0,39}$/.test(id);
  const { isLoggedIn } = useSessionView();
  const { data, error, refetch } = useQuery({
    ...promotionQueries.detail(id, isLoggedIn ? 'member' : 'guest'),
    enabled: isId,
  });
  if (!isId || (error !== null && failureCodeOf(error) === 'NOT_FOUND')) return <NotFound />;
  if (data !== undefined) return <Shown detail={data} />;
  return error === null ? <Busy /> : <LoadFailed level={1} title={t('promotions.failed')} onRetry={refetch} />;
}

/** Reports that a member has opened the promotion: the badge counts the others. Without an answer it stays counted. */
function useOpened(id: string) {
  const client = useQueryClient();
  const { isLoggedIn } = useSessionView();
  useEffect(() => {
    if (!isLoggedIn) return;
    promotionCalls.open(id).then(
      () => client.invalidateQueries({ queryKey: promotionQueries.available().queryKey }),
      () => undefined,
    );
  }, [client, id, isLoggedIn]);
}

interface ShownProps {
  readonly detail: PromotionDetail;
}

function Shown({ detail }: ShownProps) {
  const t = useText();
  const acts = usePromotionActs();
  const { offer, application } = detail;
  useOpened(offer.id);
  return (
    <>
      <nav className={css.path} aria-label={t('promotions.path')}>
        <SiteLink to="/promotions" className={css.back}>
          <Icon name="arrow-left" weight="bold" size={16} />
          {t('promotions.title')}
        </SiteLink>
        <Icon name="caret-right" weight="bold" size={12} />
        <span>{offer.title}</span>
      </nav>
      <div className={css.columns}>
        <div className={css.main}>
          <Banner detail={detail} />
          <KeyTerms detail={detail} />
          <RuleBlocks detail={detail} />
        </div>
        <aside className={css.aside}>
          {application === null ? (
            <>
              <h2 className={css.asideHeading}>{t('promotions.part')}</h2>
              <Meaning detail={detail} />
              <Act offer={offer} acts={acts} block />
            </>
          ) : (
            <Application key={offer.period} offer={offer} application={application} acts={acts} />
          )}
        </aside>
      </div>
    </>
  );
}

function Meaning({ detail: { offer } }: ShownProps) {
  const text = usePromotionText();
  return (
    <>
      <p className={css.text}>{text.meaning(offer)}</p>
      <OfferProgress offer={offer} />
      <p className={css.text}>{text.wagering(offer)}</p>
    </>
  );
}

function Banner({ detail: { offer } }: ShownProps) {
  const { title, overline, picture, state } = offer;
  return (
    <header className={css.banner} data-place="media">
      {picture === null ? null : (
        <div className={css.art}>
          <Picture picture={picture} alt="" sizes="(min-width: 1024px) 876px, 100vw" priority />
        </div>
      )}
      <div className={css.bannerWords}>
        {state === null ? null : <StateOf state={state} />}
        <h1 className={css.title}>{title}</h1>
        {overline === null ? null : <p className={css.overline}>{overline}</p>}
      </div>
    </header>
  );
}

/** The four terms that decide whether an offer is worth it. */
function KeyTerms({ detail: { offer, facts } }: ShownProps) {
  const t = useText();
  const { sum } = usePromotionText();
  const { kind, maxAmount, wagering } = offer;
  if (kind === null) return null;
  const none = t('promotions.fact.none');
  const items = [
    facts.percent === null
      ? { label: t('promotions.fact.least'), value: facts.min === null ? none : sum(facts.min) }
      : { label: t('promotions.fact.percent'), value: `${facts.percent}%` },
    { label: t('promotions.fact.most'), value: maxAmount === null ? none : sum(maxAmount) },
    {
      label: t('promotions.fact.wagering'),
      value: wagering === null ? none : t('promotions.fact.times', { times: wagering.times }),
    },
    {
      label: t('promotions.fact.days'),
      value: wagering === null ? none : t('promotions.fact.inDays', { days: wagering.days }),
    },
  ];
  return <Figures items={items.map((item) => ({ ...item, id: item.label }))} />;
}

function NotFound() {
  const t = useText();
  return (
    <EmptyState
      icon="gift"
      level={1}
      title={t('promotions.notFound')}
      text={t('promotions.notFound.text')}
      action={
        <LinkButton to="/promotions" tone="tonal">
          {t('promotions.notFound.action')}
        </LinkButton>
      }
    />
  );
}

function Busy() {
  const t = useText();
  return (
    <div className={css.columns} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={css.main}>
        <div className={css.banner} />
        <Skeleton shape="text" />
        <Skeleton shape="textHalf" />
      </div>
      <div className={css.aside}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
