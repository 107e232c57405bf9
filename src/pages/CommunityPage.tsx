import { Channels } from '../features/customer-service/index.ts';
import { NoticeModal } from '../features/notices/index.ts';
import { useText, WithWords } from '../i18n/index.ts';
import { useBrand } from '../runtime/brand/index.ts';
import * as css from './CommunityPage.css.ts';
import { page } from './page.css.ts';

export default function CommunityPage() {
  return (
    <WithWords areas={['contact']}>
      <Community />
    </WithWords>
  );
}

function Community() {
  const t = useText();
  const { name } = useBrand();
  return (
    <div className={page}>
      <h1 className={css.title}>{t('contact.community.title', { name })}</h1>
      <p className={css.lead}>{t('contact.community.text')}</p>
      <section aria-labelledby="community-channels">
        <h2 className={css.heading} id="community-channels">
          {t('contact.community.channels')}
        </h2>
        <Channels />
      </section>
      <section className={css.section} aria-labelledby="community-notices">
        <h2 className={css.heading} id="community-notices">
          {t('contact.community.notices')}
        </h2>
        <div className={css.notices}>
          <NoticeModal />
        </div>
      </section>
    </div>
  );
}
