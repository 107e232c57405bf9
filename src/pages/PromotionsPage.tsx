import { NoticeLinks } from '../features/notices/index.ts';
import { PromotionList } from '../features/promotions/index.ts';
import { WithWords } from '../i18n/index.ts';
import { page } from './page.css.ts';

export default function PromotionsPage() {
  return (
    <WithWords areas={['launch', 'promotions']}>
      <div className={page}>
        <PromotionList />
        <NoticeLinks tab="promotions" />
      </div>
    </WithWords>
  );
}
