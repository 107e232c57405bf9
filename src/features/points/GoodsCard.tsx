import { moneyFromUnits, moneyOf, moneyToWire } from '../../domain/money.ts';
import type { GoodsGroup } from '../../domain/points.ts';
import { useText } from '../../i18n/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { usePointText } from '../../runtime/points/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/iconNames.ts';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { RedeemItem } from '../../wire/points.ts';
import * as css from './mall.css.ts';

interface GoodsCardProps {
  readonly item: RedeemItem;
  /** Null for guests, and until it is known. */
  readonly balance: string | null;
  readonly onOpen: () => void;
}

const icons = {
  voucher: 'ticket',
  electronics: 'devices',
  home: 'house-simple',
  fashion: 'star',
  festive: 'gift',
  other: 'storefront',
} as const satisfies Readonly<Record<GoodsGroup, IconName>>;

/** One reward: what it costs, how many are left, and one act. */
export function GoodsCard({ item, balance, onOpen }: GoodsCardProps) {
  const t = useText();
  const text = usePointText();
  const { name, picture, group, quantity, points, amount, kind } = item;
  const symbol = (
    <span className={css.symbol}>
      <Icon name={icons[group]} weight="duotone" size={40} />
    </span>
  );
  return (
    <article className={css.card}>
      <span className={css.art}>
        {picture === null ? (
          symbol
        ) : (
          <LazyPicture
            picture={picture}
            alt=""
            sizes="(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw"
            fallback={symbol}
          />
        )}
        <span className={css.stock}>{quantity === 0 ? t('points.soldOut') : t('points.left', { count: quantity })}</span>
      </span>
      <div className={css.body}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.price}>
          <span className={css.coin}>
            <Icon name="coins" weight="duotone" size={20} />
          </span>
          <span className={css.points}>{text.whole(points)}</span>
          <VisuallyHidden>{t('points.cost', { points: '' })}</VisuallyHidden>
          {kind === 'voucher' || /^[0.]*$/.test(amount) ? null : (
            <span className={css.amount}>{t('points.plus', { amount: text.money(amount) })}</span>
          )}
        </p>
        <div className={css.act}>
          <Act item={item} balance={balance} onOpen={onOpen} />
        </div>
      </div>
    </article>
  );
}

function Act({ item, balance, onOpen }: GoodsCardProps) {
  const t = useText();
  const text = usePointText();
  const { isLoggedIn } = useSessionView();
  const { openModal } = useOverlays();
  const of = <VisuallyHidden>: {item.name}</VisuallyHidden>;
  if (!isLoggedIn) {
    return (
      <Button tone="secondary" block aria-haspopup="dialog" onClick={() => openModal('loginPopupModal')}>
        {t('points.toLogin')}
        {of}
      </Button>
    );
  }
  if (item.quantity === 0) {
    return (
      <Button tone="secondary" block disabled>
        {t('points.soldOut')}
        {of}
      </Button>
    );
  }
  const missing = balance === null ? 0n : moneyOf(item.points) - moneyOf(balance);
  if (missing > 0n) {
    return (
      <Button tone="secondary" block disabled>
        {t('points.missing', { points: text.exact(moneyToWire(moneyFromUnits(missing))).replace(/\D00$/, '') })}
        {of}
      </Button>
    );
  }
  return (
    <Button block disabled={balance === null} aria-haspopup="dialog" onClick={onOpen}>
      {t('points.redeem')}
      {of}
    </Button>
  );
}
