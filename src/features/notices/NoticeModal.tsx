import { useId, useState } from 'react';
import { noticeQueries } from '../../api/notices.ts';
import { dateText } from '../../domain/dateText.ts';
import { defaultAnnouncementType } from '../../domain/notice.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Notice } from '../../wire/notice.ts';
import * as css from './NoticeModal.css.ts';
import { noticePage } from './noticePage.ts';

export interface NoticeModalProps {
  /** Closes the window that it is in; absent on a page. */
  readonly close?: () => void;
}

/** Content of the notice modal: all notices, nine per page, one open at a time. */
export function NoticeModal({ close }: NoticeModalProps) {
  return (
    <WithWords areas={['pages', 'notices']}>
      <Notices {...(close === undefined ? {} : { close })} />
    </WithWords>
  );
}

function Notices({ close }: NoticeModalProps) {
  const t = useText();
  const { isLoggedIn } = useSessionView();
  const {
    data: notices,
    isError,
    refetch,
  } = useQuery(noticeQueries.list(defaultAnnouncementType, isLoggedIn ? 'member' : 'guest'));
  const [page, setPage] = useState(1);
  // By default the first notice of a page is open; null: all are closed.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);

  if (isError) {
    return <LoadFailed title={t('notices.failed.title')} onRetry={refetch} />;
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
        <LinkButton tone="ghost" size="sm" to="/noticePage" {...(close === undefined ? {} : { onFollow: close })}>
          {t('notices.all')}
        </LinkButton>
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

interface NoticeItemProps {
  readonly notice: Notice;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

function NoticeItem({ notice, expanded, onToggle }: NoticeItemProps) {
  const { timeZone } = useBrand();
  const body = useId();
  return (
    <li className={css.notice} data-expanded={expanded ? '' : undefined}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={css.head}
          aria-expanded={expanded}
          aria-controls={expanded ? body : undefined}
          onClick={onToggle}
        >
          <span className={css.title}>{notice.title}</span>
          <time className={css.date} dateTime={notice.date}>
            {dateText(notice.date, timeZone)}
          </time>
          <span className={css.caret}>
            <Icon name={expanded ? 'caret-up' : 'caret-down'} weight="bold" size={14} />
          </span>
        </button>
      </h3>
      {expanded ? (
        <div id={body} className={css.body}>
          <RichText html={notice.content} />
        </div>
      ) : null}
    </li>
  );
}
