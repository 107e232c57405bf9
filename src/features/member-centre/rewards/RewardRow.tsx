import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import type { PromotionActs } from '../../../runtime/promotions/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PromotionOffer } from '../../../wire/promotions.ts';
import * as css from './rewards.css.ts';

interface RewardRowProps {
  readonly offer: PromotionOffer;
  readonly acts: PromotionActs;
}

const icons = {
  depositMatch: 'hand-deposit',
  cashback: 'percent',
  fixed: 'gift',
  ladder: 'trophy',
  raffle: 'ticket',
  signIn: 'fire',
} as const;

/** One promotion that waits for the member, or that the member is in. */
export function RewardRow({ offer, acts }: RewardRowProps) {
  const t = useText();
  const { kind, state, title } = offer;
  if (kind === null || state === null) return null;
  const isClaimable = state === 'claim';
  return (
    <li className={css.row}>
      <span className={css.rowIcon[isClaimable ? 'claimable' : 'other']}>
        <Icon name={icons[kind]} weight="duotone" size={22} />
      </span>
      <span className={css.rowWords}>
        <span className={css.rowTitle}>{title}</span>
        <span className={css.rowNote}>
          {t(`promotions.state.${state}`)}
          <Deadline offer={offer} />
        </span>
      </span>
      <Worth offer={offer} />
      <span className={css.rowAct}>
        <Act offer={offer} acts={acts} />
      </span>
    </li>
  );
}

function Deadline({ offer: { claimUntil, progress, count, kind } }: Pick<RewardRowProps, 'offer'>) {
  const t = useText();
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  const isHidden = useBalanceHidden();
  if (progress !== null) {
    const done = isHidden ? hiddenSum : moneyText(progress.done, money);
    return <> · {t('promotions.progress', { done, needed: moneyText(progress.needed, money) })}</>;
  }
  if (kind === 'raffle' && count !== null) return <> · {t('rewards.raffle.left', { count })}</>;
  if (claimUntil === null) return null;
  return <> · {t('promotions.claimUntil', { until: momentText(claimUntil, { timeZone, language, to: 'minute' }) })}</>;
}

/** Worth of a reward: the sum once that is known, else the most. */
function Worth({ offer: { kind, amount, maxAmount } }: Pick<RewardRowProps, 'offer'>) {
  const t = useText();
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  if (amount !== null && kind !== 'raffle')
    return <span className={css.rowAmount}>{isHidden ? hiddenSum : moneyText(amount, money)}</span>;
  if (maxAmount === null) return null;
  return <span className={css.rowAmount}>{t('promotions.upTo', { amount: moneyText(maxAmount, money) })}</span>;
}

function Act({ offer, acts }: RewardRowProps) {
  const t = useText();
  const memberHref = useMemberHref();
  const act = acts.actOf(offer);
  const { id, kind, title } = offer;
  const of = <VisuallyHidden>: {title}</VisuallyHidden>;
  if (kind === 'raffle') {
    return (
      <LinkButton to={memberHref('rewardCenter', { tab: 'raffle' })} tone="secondary" size="sm">
        {t('rewards.raffle.open')}
        {of}
      </LinkButton>
    );
  }
  if (act === null || act === 'promotion.apply') {
    return (
      <LinkButton to={`/promoDetail?id=${id}`} tone="secondary" size="sm">
        {t('rewards.view')}
        {of}
      </LinkButton>
    );
  }
  const isPaid = act === 'promotion.claim' || act === 'promotion.sign';
  return (
    <Button tone={isPaid ? 'promo' : 'tonal'} size="sm" busy={acts.running === id} onClick={() => acts.start(offer)}>
      {t(act === 'promotion.sign' ? 'promotions.act.sign' : isPaid ? 'promotions.act.claim' : 'promotions.act.join')}
      {of}
    </Button>
  );
}
