import { promotionQueries } from '../../../api/promotions.ts';
import { useText } from '../../../i18n/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';

/** Bonuses on a deposit: those that count the next one, and those to join before it. Nothing until they are known. */
export function Bonus() {
  const t = useText();
  const { data } = useQuery(promotionQueries.board('member'));
  const offers = data?.promotions.filter(({ kind, isEligible }) => kind === 'depositMatch' && isEligible) ?? [];
  return offers.map(({ id, state, title }) =>
    state === 'joined' || state === 'join' ? (
      <Alert key={id} tone={state === 'joined' ? 'success' : 'info'}>
        {t(`deposit.bonus.${state}`, { title })} <TextLink to={`/promoDetail?id=${id}`}>{t('deposit.bonus.open')}</TextLink>
      </Alert>
    ) : null,
  );
}

/** The bonus of a deposit that waits to be claimed. Nothing if there is none. */
export function WaitingBonus() {
  const t = useText();
  const { data } = useQuery(promotionQueries.board('member'));
  const offer = data?.promotions.find(({ kind, state }) => kind === 'depositMatch' && state === 'claim');
  return offer === undefined ? null : (
    <Alert tone="success">
      {t('deposit.bonus.claim', { title: offer.title })}{' '}
      <TextLink to={`/promoDetail?id=${offer.id}`}>{t('deposit.bonus.take')}</TextLink>
    </Alert>
  );
}
