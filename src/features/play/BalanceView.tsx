import { useEffect, useRef, useState } from 'react';
import { playQueries } from '../../api/play.ts';
import { constants } from '../../domain/constants.ts';
import { priceText } from '../../domain/moneyText.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { hiddenSum, hideBalance, useBalanceHidden } from '../../runtime/session/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Balance.css.ts';
import { createThrottle } from './throttle.ts';

export interface BalanceProps {
  readonly place: keyof typeof looks;
}

const looks = { header: css.header, menu: css.menu, centre: css.centre, game: css.game };

export default function BalanceView(props: BalanceProps) {
  return (
    <WithWords areas={['play']}>
      <View {...props} />
    </WithWords>
  );
}

function View({ place }: BalanceProps) {
  const t = useText();
  const { money } = useBrand();
  const { data, isError, isFetching, refetch } = useQuery(playQueries.balance());
  const isHidden = useBalanceHidden();
  const [may] = useState(() => createThrottle(constants.balanceRefresh, Date.now));
  const price = data === undefined ? '' : priceText(data.sumBalance, data.currencySymbol, money);
  const said = useAnnounceChange(isFetching, isHidden ? '' : price);
  const look = looks[place];
  return (
    <section className={look.box} aria-label={t('play.balance')}>
      {place === 'centre' ? (
        <span className={css.caption} aria-hidden="true">
          {t('play.balance')}
        </span>
      ) : null}
      <span className={look.amount} data-length={lengthOf(isHidden ? '' : price)}>
        {data === undefined ? (
          isError ? (
            <span className={css.failed}>{t('play.balance.failed')}</span>
          ) : (
            <span className={css.waiting}>
              <Skeleton shape="text" />
            </span>
          )
        ) : (
          <span aria-hidden={isHidden ? true : undefined}>{isHidden ? hiddenSum : price}</span>
        )}
        {isHidden ? <VisuallyHidden>{t('play.balance.hidden')}</VisuallyHidden> : null}
      </span>
      <span className={css.tools}>
        <IconButton
          tone="inherit"
          size="sm"
          label={t(isHidden ? 'play.balance.show' : 'play.balance.hide')}
          aria-pressed={isHidden}
          icon={<Icon name={isHidden ? 'eye-slash' : 'eye'} size={18} />}
          onClick={() => hideBalance(!isHidden)}
        />
        <IconButton
          tone="inherit"
          size="sm"
          label={t('play.balance.refresh')}
          aria-busy={isFetching ? true : undefined}
          icon={
            <span className={isFetching ? css.turning : css.still}>
              <Icon name="arrows-clockwise" size={18} />
            </span>
          }
          onClick={() => (may() ? void refetch() : undefined)}
        />
      </span>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </section>
  );
}

/** Length class of an amount: money is never cut, a longer amount is written smaller. */
const lengthOf = (price: string) => (price.length > 17 ? 'longest' : price.length > 12 ? 'long' : undefined);

/** Announces a changed balance to screen readers, never the first one. */
function useAnnounceChange(isFetching: boolean, amount: string): string {
  const before = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isFetching || amount === '') return;
    if (before.current !== null && before.current !== amount) setSaid(amount);
    before.current = amount;
  }, [isFetching, amount]);
  return said;
}
