import { type Money, moneyOf, moneyToWire, sumOf, zero } from '../../../domain/money.ts';
import { useText } from '../../../i18n/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { hideBalance, useBalanceHidden } from '../../../runtime/session/index.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Sum } from '../transfer/Sum.tsx';
import type { VendorWallet } from './vendorWallet.ts';
import * as css from './wallet.css.ts';

interface BalanceCardProps {
  readonly main: string;
  readonly held: string;
  readonly total: string;
  readonly vendors: readonly VendorWallet[];
  readonly isRefreshing: boolean;
  readonly isCollecting: boolean;
  readonly onRefresh: () => void;
  readonly onCollect: () => void;
}

/** The balance, what it consists of, and the ways in and out. */
export function BalanceCard({
  main,
  held,
  total,
  vendors,
  isRefreshing,
  isCollecting,
  onRefresh,
  onCollect,
}: BalanceCardProps) {
  const t = useText();
  const memberHref = useMemberHref();
  const isHidden = useBalanceHidden();
  const inVendors = sumOf(vendors.map(({ balance }) => moneyOf(balance)));
  const canCollect = inVendors > zero && !isCollecting;
  const figures = [
    { id: 'main', value: main },
    { id: 'vendors', value: moneyToWire(inVendors) },
    { id: 'held', value: held },
  ] as const;
  return (
    <section className={css.hero} aria-label={t('wallet.total')}>
      <div>
        <span className={css.caption}>
          {t('wallet.total')}
          <IconButton
            tone="inherit"
            size="sm"
            label={t(isHidden ? 'wallet.show' : 'wallet.hide')}
            aria-pressed={isHidden}
            icon={<Icon name={isHidden ? 'eye-slash' : 'eye'} size={18} />}
            onClick={() => hideBalance(!isHidden)}
          />
          <IconButton
            tone="inherit"
            size="sm"
            label={t('wallet.refresh')}
            aria-busy={isRefreshing ? true : undefined}
            icon={<Icon name="arrows-clockwise" size={18} />}
            onClick={onRefresh}
          />
        </span>
        <p className={css.total}>
          <Sum value={total} priced />
        </p>
      </div>
      <dl className={css.figures}>
        {figures.map(({ id, value }) => (
          <div key={id}>
            <dt className={css.figureName}>{t(`wallet.${id}`)}</dt>
            <dd className={css.figureValue}>
              <Sum value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        <LinkButton to={memberHref('depositv2')} iconStart={<Icon name="plus-circle" size={18} />}>
          {t('wallet.deposit')}
        </LinkButton>
        <SiteLink className={css.outlined} to={memberHref('withdraw')}>
          {t('wallet.withdraw')}
        </SiteLink>
        <button
          type="button"
          className={css.outlined}
          aria-disabled={canCollect ? undefined : true}
          aria-busy={isCollecting ? true : undefined}
          onClick={() => (canCollect ? onCollect() : undefined)}
        >
          <Icon name="arrow-counter-clockwise" size={18} />
          {t('wallet.collectAll')}
        </button>
      </div>
      {isHidden ? null : <Shares main={main} vendors={vendors} />}
    </section>
  );
}

const shades = [0, 1, 2, 3] as const;
const named = 2;

/** Shares of the balance: the main wallet, the two largest vendor wallets and the rest. */
function Shares({ main, vendors }: Pick<BalanceCardProps, 'main' | 'vendors'>) {
  const t = useText();
  const filled = vendors
    .map(({ wallet, name, balance }) => ({ id: wallet, name, units: moneyOf(balance) }))
    .filter(({ units }) => units > zero)
    .toSorted((one, other) => (one.units > other.units ? -1 : 1));
  const rest: Money = sumOf(filled.slice(named).map(({ units }) => units));
  const parts = [
    { id: 'main', name: t('wallet.main'), units: moneyOf(main) },
    ...filled.slice(0, named),
    { id: 'rest', name: t('wallet.others'), units: rest },
  ].filter(({ units }) => units > zero);
  if (parts.length < 2) return null;
  const shown = parts.map((part, index) => ({ ...part, shade: css.shade[shades[index] ?? 3] }));
  return (
    <div role="group" aria-label={t('wallet.shares')}>
      <div className={css.bar} aria-hidden="true">
        {shown.map(({ id, units, shade }) => (
          <span key={id} className={`${css.part} ${shade}`} style={{ flexGrow: Number(units) }} />
        ))}
      </div>
      <ul className={css.legend}>
        {shown.map(({ id, name, shade }) => (
          <li key={id} className={css.legendItem}>
            <span className={`${css.dot} ${shade}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
