import { useSearchParams } from 'react-router-dom';
import { PromotionView } from '../features/promotions/index.ts';
import { WithWords } from '../i18n/index.ts';
import { useHydrated } from '../runtime/page/index.ts';
import { page } from './page.css.ts';

/** One promotion, which the parameter `id` names. The first paint has none, because the server renders a page for all addresses. */
export default function PromoDetailPage() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const id = hydrated ? (params.get('id') ?? '') : null;
  return (
    <WithWords areas={['form', 'launch', 'promotions']}>
      <div className={page}>
        <PromotionView key={id} id={id} />
      </div>
    </WithWords>
  );
}
