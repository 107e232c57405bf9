import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { noticeQueries } from '../../api/notices.ts';
import { dateText } from '../../domain/dateText.ts';
import { articleTabs } from '../../domain/earlierEntries.ts';
import { type NoticeTopic, noticeTopics } from '../../domain/notice.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useMemberLink } from '../../runtime/navigation/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/iconNames.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SearchField } from '../../ui/SearchField/SearchField.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Notice } from '../../wire/notice.ts';
import { type BoardView, queryOf, type ShownNotices, shownNotices, tabs, typeOf, viewOf } from './boardView.ts';
import * as css from './NoticeBoard.css.ts';
import { readNotices } from './readNotices.ts';

/** All notices [ROUTE-09], nine a page: by kind, by topic and by words. What it shows is in the address. */
export function NoticeBoard() {
  const { pathname, search } = useLocation();
  const articles = articleTabs(pathname, { tab: new URLSearchParams(search).get('tab') ?? undefined });
  return articles === null ? (
    <WithWords areas={['pages', 'notices']}>
      <Board />
    </WithWords>
  ) : (
    <Navigate to={articles} replace />
  );
}

const iconOf: Readonly<Record<NoticeTopic, IconName>> = {
  maintenance: 'wrench',
  payment: 'qr-code',
  event: 'gift',
  policy: 'scales',
  safety: 'shield-check',
};

function Board() {
  const t = useText();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const query = hydrated ? search : '';
  const view = viewOf(query);
  const { isLoggedIn } = useSessionView();
  const { ornament } = useBrand();
  const { data, isError, refetch } = useQuery(noticeQueries.list(typeOf[view.tab], isLoggedIn ? 'member' : 'guest'));
  const to = (change: Partial<BoardView>) => `${pathname}${queryOf(query, { ...view, page: 1, notice: null, ...change })}`;
  const go = (change: Partial<BoardView>) => void navigate(to(change), { replace: true });
  const listed = data === undefined ? null : shownNotices(data, view);

  return (
    <>
      <SectionHeading level={1} title={t('notices.page.title')} ornament={ornament} />
      <nav className={css.tabs} aria-label={t('notices.tabs')}>
        {tabs.map((tab) => (
          <SiteLink key={tab} to={to({ tab, topic: null, search: '' })} current={tab === view.tab} className={css.tab}>
            {t(`notices.tab.${tab}`)}
          </SiteLink>
        ))}
      </nav>
      <div className={css.layout}>
        <div className={css.filters}>
          <SearchField label={t('notices.search')} value={view.search} onSearch={(words) => go({ search: words })} />
          {listed === null ? null : <Topics view={view} counts={listed.counts} to={to} />}
        </div>
        <div className={css.main}>
          {isError ? (
            <div className={css.card}>
              <LoadFailed level={2} title={t('notices.failed.title')} onRetry={refetch} />
            </div>
          ) : null}
          {!isError && listed === null ? <Busy /> : null}
          {isError || listed === null ? null : <List view={view} listed={listed} go={go} />}
        </div>
        <div className={css.further}>
          <InboxHint />
        </div>
      </div>
    </>
  );
}

interface ListProps {
  readonly view: BoardView;
  readonly listed: ShownNotices;
  readonly go: (change: Partial<BoardView>) => void;
}

function List({ view, listed, go }: ListProps) {
  const t = useText();
  const [closed, setClosed] = useState<string | null>(null);
  const { shown, from, to, total, totalPages, page, open, isGone } = listed;
  const expanded = open === closed ? null : open;
  if (total === 0) {
    const isSearched = view.search !== '' || view.topic !== null;
    return (
      <div className={css.card}>
        <EmptyState
          icon="megaphone"
          level={2}
          title={t(isSearched ? 'notices.none.title' : 'notices.empty.title')}
          text={t(isSearched ? 'notices.none.text' : 'notices.empty.text')}
          action={
            isSearched ? (
              <Button tone="tonal" onClick={() => go({ search: '', topic: null })}>
                {t('notices.none.action')}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  const toggle = (id: string) => {
    if (id === expanded) return setClosed(id);
    setClosed(null);
    return go({ page, notice: id });
  };
  return (
    <>
      {isGone ? <Alert tone="info">{t('notices.gone')}</Alert> : null}
      <ul className={css.card} aria-label={t('notices.page.title')}>
        {shown.map((notice) => (
          <Item key={notice.id} notice={notice} isExpanded={notice.id === expanded} onToggle={() => toggle(notice.id)} />
        ))}
      </ul>
      <div className={css.foot}>
        <output className={css.range}>{t('notices.shown', { from, to, total })}</output>
        <Pagination page={page} totalPages={totalPages} label={t('notices.pages')} onChange={(next) => go({ page: next })} />
      </div>
    </>
  );
}

const newDays = 3;
const dayMs = 86_400_000;

interface ItemProps {
  readonly notice: Notice;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

function Item({ notice: { id, title, content, date, topic }, isExpanded, onToggle }: ItemProps) {
  const t = useText();
  const { timeZone } = useBrand();
  const hydrated = useHydrated();
  const read = useSyncExternalStore(readNotices.subscribe, readNotices.read, readNotices.ofServer);
  const [openedAt] = useState(() => Date.now());
  const body = useId();
  const isNew = hydrated && !read.has(id) && openedAt - Date.parse(date) < newDays * dayMs;
  useEffect(() => {
    if (isExpanded && hydrated) return () => readNotices.add(id);
    return undefined;
  }, [isExpanded, hydrated, id]);
  return (
    <li className={css.notice}>
      <h2 className={css.heading}>
        <button
          type="button"
          className={css.head}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? body : undefined}
          onClick={onToggle}
        >
          <span className={css.sign}>
            <Icon name={topic === null ? 'megaphone' : iconOf[topic]} size={20} />
          </span>
          <span className={css.words}>
            <span className={isExpanded ? css.openTitle : css.title}>
              {title}
              {isNew ? (
                <span className={css.dot}>
                  <VisuallyHidden>{t('notices.new')}</VisuallyHidden>
                </span>
              ) : null}
            </span>
            <span className={css.meta}>
              {topic === null ? null : `${t(`notices.topic.${topic}`)} · `}
              <time dateTime={date}>{dateText(date, timeZone)}</time>
            </span>
          </span>
          <span className={css.caret}>
            <Icon name={isExpanded ? 'caret-up' : 'caret-down'} weight="bold" size={14} />
          </span>
        </button>
      </h2>
      {isExpanded ? (
        <div id={body} className={css.body}>
          <RichText html={content} />
        </div>
      ) : null}
    </li>
  );
}

interface TopicsProps {
  readonly view: BoardView;
  readonly counts: ShownNotices['counts'];
  readonly to: (change: Partial<BoardView>) => string;
}

/** Links that filter by topic; those without a notice do not show. */
function Topics({ view, counts, to }: TopicsProps) {
  const t = useText();
  const heading = useId();
  const listed = [null, ...noticeTopics].filter((topic) => topic === null || topic === view.topic || counts.has(topic));
  return (
    <nav className={css.topics} aria-labelledby={heading}>
      <h2 id={heading} className={css.topicsTitle}>
        {t('notices.topics')}
      </h2>
      <ul className={css.topicList}>
        {listed.map((topic) => (
          <li key={topic ?? 'all'} className={css.topicItem}>
            <SiteLink to={to({ topic })} current={topic === view.topic} className={css.topic}>
              <span>{t(topic === null ? 'notices.topic.all' : `notices.topic.${topic}`)}</span>
              <span className={css.count}>{counts.get(topic) ?? 0}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says where messages to the member are; a link for who is signed in. */
function InboxHint() {
  const t = useText();
  const link = useMemberLink();
  const { isLoggedIn } = useSessionView();
  const words = (
    <>
      <span className={css.hintSign}>
        <Icon name="bell" size={24} />
      </span>
      <span className={css.hintWords}>
        <span className={css.hintTitle}>{t('notices.inbox.title')}</span>
        <span className={css.hintText}>{t('notices.inbox.text')}</span>
      </span>
    </>
  );
  return link === null || !isLoggedIn ? (
    <div className={css.hint}>{words}</div>
  ) : (
    <SiteLink to={link('messageV2')} className={css.hintLink}>
      {words}
    </SiteLink>
  );
}

function Busy() {
  const t = useText();
  return (
    <div className={css.card} aria-busy="true">
      <VisuallyHidden>{t('notices.loading')}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className={css.waiting}>
          <Skeleton shape="textHalf" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
