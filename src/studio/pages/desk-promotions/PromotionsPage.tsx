import { useQuery } from '@tanstack/react-query';
import { failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, PageHead, Unread } from '../../kit/index.ts';
import { NewOffer, OfferEditor } from './OfferEditor.tsx';
import { OfferList } from './OfferList.tsx';
import * as css from './promotions.css.ts';
import { newOffer, usePlace } from './usePlace.ts';

/** Promotions of one brand: the list with what each has paid, or one of them as a form. */
export default function PromotionsPage() {
  const text = useText();
  const { operator } = useSession();
  const { merchant: asked, offer, go } = usePlace();
  const mayRead = operator.roles.some((role) => role === 'members' || role === 'money' || role === 'approve');
  const brands = useQuery({ ...read('brands', { query: { limit: 100 } }), enabled: mayRead });
  const served = (brands.data?.brands ?? []).filter((brand) => brand.live !== null);
  const merchant = asked ?? served[0]?.merchant ?? null;
  if (!mayRead) {
    return <EmptyState icon="lock-simple" title={text('offers.noRight.title')} text={text('offers.noRight.text')} />;
  }
  if (brands.data === undefined || merchant === null) {
    return (
      <div className={css.page}>
        <PageHead title={text('offers.title')} />
        {brands.data === undefined ? (
          <Unread failure={brands.error && failureTextOf(brands.error, text)} onRetry={brands.refetch} height={420} />
        ) : (
          <EmptyState icon="gift" title={text('offers.noBrand.title')} text={text('offers.noBrand.text')} />
        )}
      </div>
    );
  }
  const options = served.map((brand) => ({ value: brand.merchant, label: brand.name }));
  const key = `${merchant} ${offer ?? ''}`;
  if (offer === null) return <OfferList key={key} merchant={merchant} brands={options} onGo={go} />;
  if (offer === newOffer) return <NewOffer key={key} merchant={merchant} onGo={go} />;
  return <OfferEditor key={key} merchant={merchant} offer={offer} onGo={go} />;
}
