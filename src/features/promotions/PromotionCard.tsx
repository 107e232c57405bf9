import { moneyOf } from '../../domain/money.ts';
import { useText } from '../../i18n/index.ts';
import { useMemberLink } from '../../runtime/navigation/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { lookOfState, type PromotionActs } from '../../runtime/promotions/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PromotionOffer } from '../../wire/promotions.ts';
import * as css from './promotions.css.ts';
import { usePromotionText } from './usePromotionText.ts';

interface CardProps {
  readonly offer: PromotionOffer;
  readonly acts: PromotionActs;
}

const over: ReadonlySet<string | null> = new Set(['closed', 'claimed']);

export const addressOf = (id: string) => `/promoDetail?id=${id}`;

/** One promotion: what it is, what it means for the account, its terms in short, one act and its rules. */
export function PromotionCard({ offer, acts }: CardProps) {
  const text = usePromotionText();
  const { id, state, title, picture } = offer;
  const tone = state === 'claim' ? 'reward' : state === 'rejected' ? 'danger' : 'plain';
  return (
    <article className={acts.actOf(offer) === null ? css.compactCard : css.card}>
      <div className={css.artOf[over.has(state) ? 'over' : 'open']}>
        {picture === null ? null : (
          <LazyPicture
            picture={picture}
            alt=""
            sizes="(min-width: 1024px) 412px, (min-width: 768px) 50vw, 100vw"
            fallback={null}
          />
        )}
      </div>
      <div className={css.body}>
        <div className={css.line}>
          {state === null ? <span /> : <StateOf state={state} />}
          <span className={css.period}>{text.period(offer)}</span>
        </div>
        <h2 className={css.name}>
          <SiteLink to={addressOf(id)} className={css.link}>
            {title}
          </SiteLink>
        </h2>
        <p className={css.meaningOf[tone]}>{text.meaning(offer)}</p>
        <OfferProgress offer={offer} />
        <p className={css.note}>{text.wagering(offer)}</p>
        <div className={css.acts}>
          <Act offer={offer} acts={acts} />
          <Rules offer={offer} />
        </div>
      </div>
    </article>
  );
}

export function StateOf({ state }: { readonly state: NonNullable<PromotionOffer['state']> }) {
  const t = useText();
  const { tone, icon } = lookOfState(state);
  return (
    <Badge kind={tone} size="lg" icon={icon === null ? undefined : <Icon name={icon} size={14} />}>
      {t(`promotions.state.${state}`)}
    </Badge>
  );
}

/** Progress of the account; no bar while sums are hidden, because it would give them away. */
export function OfferProgress({ offer: { progress, title } }: Pick<CardProps, 'offer'>) {
  const t = useText();
  const { own, sum, isHidden } = usePromotionText();
  if (progress === null) return null;
  const [done, needed]: [bigint, bigint] = [moneyOf(progress.done), moneyOf(progress.needed)];
  const percent = needed === 0n ? 100 : Number((done * 100n) / needed);
  return (
    <>
      <span className={css.period}>{t('promotions.progress', { done: own(progress.done), needed: sum(progress.needed) })}</span>
      {isHidden ? null : <Progress value={percent} label={title} />}
    </>
  );
}

function Rules({ offer: { id, title } }: Pick<CardProps, 'offer'>) {
  const t = useText();
  return (
    <LinkButton to={addressOf(id)} tone="ghost">
      {t('promotions.rules')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </LinkButton>
  );
}

/** The one act of a state: by the member where the machine permits one, else a look at what became of it. */
export function Act({ offer, acts, block = false }: CardProps & { readonly block?: boolean }) {
  const t = useText();
  const memberLink = useMemberLink();
  const { isLoggedIn } = useSessionView();
  const { openModal } = useOverlays();
  const { sum } = usePromotionText();
  const { id, state, kind, amount, title } = offer;
  const act = acts.actOf(offer);
  const of = <VisuallyHidden>: {title}</VisuallyHidden>;
  if (state === 'joined' && kind === 'depositMatch' && memberLink !== null) {
    return (
      <LinkButton to={memberLink('depositv2')} tone="primary" block={block}>
        {t('promotions.act.deposit')}
        {of}
      </LinkButton>
    );
  }
  if (state === null || act === null || (act === 'promotion.apply' && isLoggedIn)) {
    const to =
      memberLink !== null && (state === 'signed' || state === 'issued' || state === 'claimed')
        ? memberLink(state === 'signed' ? 'rewardCenter' : 'bonusDetails', state === 'signed' ? { tab: 'signIn' } : {})
        : addressOf(id);
    return (
      <LinkButton to={to} tone={act === null ? 'secondary' : 'primary'} block={block}>
        {act === null ? t(`promotions.view.${state ?? 'join'}`) : t('promotions.act.apply')}
        {of}
      </LinkButton>
    );
  }
  if (!isLoggedIn) {
    return (
      <Button block={block} aria-haspopup="dialog" onClick={() => openModal('loginPopupModal')}>
        {t('promotions.login')}
        {of}
      </Button>
    );
  }
  if (kind === 'raffle' && memberLink !== null) {
    return (
      <LinkButton to={memberLink('rewardCenter', { tab: 'raffle' })} tone="promo" block={block}>
        {t('promotions.act.draw')}
        {of}
      </LinkButton>
    );
  }
  const isJoin = act === 'promotion.join';
  return (
    <Button tone={isJoin ? 'primary' : 'promo'} block={block} busy={acts.running === id} onClick={() => acts.start(offer)}>
      {isJoin
        ? t('promotions.act.join')
        : act === 'promotion.sign'
          ? t('promotions.act.sign')
          : amount === null
            ? t('promotions.act.claim')
            : t('promotions.act.claimSum', { amount: sum(amount) })}
      {of}
    </Button>
  );
}
