import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import * as css from './NoticeModal.css.ts';
import { noticePage } from './noticePage.ts';

/** Content of the notice modal: all notices, nine per page, one open at a time. */
export function NoticeModal() {
  const t = useText();
  const { data: notices, isError, refetch } = useQuery(queries.notices());
  const [page, setPage] = useState(1);
  // By default the first notice of a page is open; null: all are closed.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);

  if (isError) {
    return (
      <EmptyState
        icon="wifi-slash"
        title={t('notices.failed.title')}
        level={3}
        action={
          <Button tone="tonal" onClick={() => void refetch()}>
            {t('notices.failed.action')}
          </Button>
        }
      />
    );
  }
  if (notices === undefined) return <Loading />;
  if (notices.length === 0) {
    return <EmptyState icon="megaphone" title={t('notices.empty.title')} level={3} text={t('notices.empty.text')} />;
  }

  const { shown, from, to, totalPages } = noticePage(notices, page);
  const expanded = chosen === undefined ? shown[0]?.id : chosen;
  const turnTo = (next: number) => {
    setPage(next);
    setChosen(undefined);
  };
  return (
    <>
      <ul className={css.list}>
        {shown.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            expanded={notice.id === expanded}
            onToggle={() => setChosen(notice.id === expanded ? null : notice.id)}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <output className={css.shown}>{t('notices.shown', { from, to, total: notices.length })}</output>
        <Pagination page={page} totalPages={totalPages} label={t('notices.pages')} onChange={turnTo} />
      </div>
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('notices.loading')}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={css.waiting}>
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
