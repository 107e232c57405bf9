import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { EmptyState, PageHead, Select, Unread } from '../../kit/index.ts';
import { ChatTab } from './chat/ChatTab.tsx';
import * as css from './content.css.ts';
import { FeedbackTab } from './feedback/FeedbackTab.tsx';
import { LettersTab } from './letters/LettersTab.tsx';
import { NoticesTab } from './notices/NoticesTab.tsx';
import { addressOf, type Tab, type TabProps, tabs, usePlace } from './usePlace.ts';

const contents: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  notices: NoticesTab,
  letters: LettersTab,
  chat: ChatTab,
  feedback: FeedbackTab,
};

/** Reading matter of the members of one brand: notices, letters to their inboxes, the chat room, and answers to feedback. */
export default function ContentPage() {
  const text = useText();
  const { operator } = useSession();
  const { tab, place, go } = usePlace();
  const mayRead = operator.roles.includes('members');
  const brands = useQuery({ ...read('brands', { query: { limit: 100 } }), enabled: mayRead });
  const served = (brands.data?.brands ?? []).filter((brand) => brand.live !== null);
  const merchant = place.merchant ?? served[0]?.merchant ?? null;
  if (!mayRead) {
    return <EmptyState icon="lock-simple" title={text('content.noRight.title')} text={text('content.noRight.text')} />;
  }
  const Content = contents[tab];
  return (
    <div className={css.page}>
      <PageHead title={text('content.title')} text={text(`content.text.${tab}`)}>
        <Select
          look="pick"
          label={text('content.brand')}
          icon="squares-four"
          value={merchant}
          options={served.map((brand) => ({ value: brand.merchant, label: brand.name }))}
          onChange={(value) => go({ merchant: value })}
        />
      </PageHead>
      <nav className={css.tabs} aria-label={text('content.tabs')}>
        {tabs.map((each) => (
          <Link
            key={each}
            className={css.tab}
            to={addressOf(each, place.merchant)}
            {...(each === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {text(`content.tab.${each}`)}
          </Link>
        ))}
      </nav>
      {brands.data === undefined ? (
        <Unread failure={brands.error && failureTextOf(brands.error, text)} onRetry={brands.refetch} height={420} />
      ) : merchant === null ? (
        <EmptyState icon="megaphone" title={text('content.noBrand.title')} text={text('content.noBrand.text')} />
      ) : (
        <Content key={merchant} merchant={merchant} place={place} go={go} />
      )}
    </div>
  );
}
