import { useEffect, useEffectEvent, useState } from 'react';
import { countBadge } from '../../../domain/memberPages.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { Card, PageAction, StateBadge, useMedia, useMemberParams } from '../../../runtime/centre/index.ts';
import { useUnread } from '../../../runtime/live/index.ts';
import { useAgentHref, useMemberHref } from '../../../runtime/navigation/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { InboxMessage, InboxTemplate } from '../../../wire/inbox.ts';
import * as css from './inbox.css.ts';
import { PushChoice } from './PushChoice.tsx';
import { useInbox } from './useInbox.ts';
import { usePush } from './usePush.ts';

/** The list of messages and the chosen one beside it; on phones one of them. */
export function InboxPage() {
  return (
    <WithWords areas={['member', 'member-inbox']}>
      <Page />
    </WithWords>
  );
}

const looks = {
  depositCredited: { icon: 'hand-deposit', tone: 'success', kind: 'money', page: 'depositv2' },
  withdrawalApproved: { icon: 'hand-withdraw', tone: 'success', kind: 'money', page: 'withdraw' },
  withdrawalPaid: { icon: 'hand-withdraw', tone: 'success', kind: 'money', page: 'withdraw' },
  withdrawalRejected: { icon: 'x-circle', tone: 'danger', kind: 'money', page: 'withdraw' },
  depositFailed: { icon: 'x-circle', tone: 'danger', kind: 'money', page: 'depositv2' },
  exchangeApproved: { icon: 'gift', tone: 'success', kind: 'points', page: null },
  exchangeRejected: { icon: 'x-circle', tone: 'danger', kind: 'points', page: null },
  contractOffered: { icon: 'handshake', tone: 'info', kind: 'contract', page: null },
  contractEnding: { icon: 'handshake', tone: 'warning', kind: 'contract', page: null },
  contractStopped: { icon: 'handshake', tone: 'danger', kind: 'contract', page: null },
  feedbackAnswered: { icon: 'chat-circle-dots', tone: 'info', kind: 'answer', page: null },
  broadcast: { icon: 'megaphone', tone: 'neutral', kind: 'news', page: null },
  rankRaised: { icon: 'crown-simple', tone: 'success', kind: 'rank', page: null },
  rankLowered: { icon: 'crown-simple', tone: 'neutral', kind: 'rank', page: null },
} as const satisfies Readonly<Record<InboxTemplate, object>>;

const views = ['all', 'unread'] as const;

function Page() {
  const t = useText();
  const isPhone = useMedia(below.md);
  const unread = useUnread();
  const [{ show, message: chosenId }, change] = useMemberParams();
  const view = show === 'unread' ? 'unread' : 'all';
  const inbox = useInbox(view === 'unread');
  const push = usePush();
  const chosen = useChosen(chosenId, inbox.messages);
  const badge = countBadge(unread);
  const hasUnread = unread > 0 || inbox.messages?.some(({ isRead }) => !isRead) === true;
  const isDetail = isPhone && chosen !== null;
  const isAlone = chosen === null && (isPhone || inbox.isFailed || inbox.messages?.length === 0);

  return (
    <div className={css.page}>
      {hasUnread && !isDetail ? (
        <PageAction>
          <Button tone="secondary" size="sm" iconStart={<Icon name="check" size={18} />} onClick={inbox.readAll}>
            {t('inbox.readAll')}
          </Button>
        </PageAction>
      ) : null}
      {isDetail ? null : (
        <div className={css.filter}>
          <Segmented
            label={t('inbox.filter')}
            options={views.map((value) => ({
              value,
              label: value === 'unread' && badge !== null ? `${t('inbox.show.unread')} ${badge}` : t(`inbox.show.${value}`),
            }))}
            value={view}
            onChange={(next) => change({ show: next === 'all' ? null : next, message: null })}
          />
        </div>
      )}
      <div className={isAlone ? css.column : css.columns}>
        {isDetail ? null : <List inbox={inbox} view={view} chosen={chosen} />}
        {isAlone ? null : (
          <Detail
            message={chosen}
            onRead={inbox.read}
            onDelete={(id) => {
              change({ message: null }, { replace: true });
              void inbox.remove(id);
            }}
            back={isPhone ? { show: show ?? null } : null}
          />
        )}
      </div>
      {push === null || isDetail ? null : <PushChoice {...push} />}
    </div>
  );
}

/** The message of the address. It stays although it leaves the list of unread messages when it is read. */
function useChosen(id: string | undefined, messages: readonly InboxMessage[] | undefined): InboxMessage | null {
  const [kept, setKept] = useState<InboxMessage | null>(null);
  const listed = messages?.find((message) => message.id === id) ?? null;
  if (listed !== null && listed !== kept) setKept(listed);
  if (listed !== null) return listed;
  return kept?.id === id ? kept : null;
}

interface ListProps {
  readonly inbox: ReturnType<typeof useInbox>;
  readonly view: (typeof views)[number];
  readonly chosen: InboxMessage | null;
}

function List({ inbox: { messages, isFailed, isLoadingMore, hasMore, retry, loadMore }, view, chosen }: ListProps) {
  const t = useText();
  const href = useMemberHref();
  if (isFailed) return <LoadFailed title={t('inbox.failed')} onRetry={retry} />;
  if (messages === undefined) return <Waiting />;
  if (messages.length === 0) {
    const key = view === 'unread' ? 'inbox.noneUnread' : 'inbox.empty';
    return <EmptyState icon="envelope-simple" level={3} title={t(key)} text={t(`${key}.text`)} />;
  }
  const show = view === 'unread' ? view : null;
  return (
    <Card flush>
      <ul className={css.list} aria-label={t('member.page.messageV2')}>
        {messages.map((message) => (
          <li key={message.id}>
            <Row message={message} to={href('messageV2', { show, message: message.id })} isChosen={message.id === chosen?.id} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className={css.more}>
          <Button tone="ghost" size="sm" busy={isLoadingMore} onClick={loadMore}>
            {t('inbox.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

interface RowProps {
  readonly message: InboxMessage;
  readonly to: string;
  readonly isChosen: boolean;
}

function Row({ message: { template, title, text, sentAt, isRead }, to, isChosen }: RowProps) {
  const t = useText();
  const { brand, language } = useBoot();
  return (
    <SiteLink to={to} current={isChosen} className={isRead ? css.row : css.unreadRow}>
      <span className={css.mark}>
        <Icon name={looks[template].icon} size={20} />
      </span>
      <span className={css.rowTitle}>{title}</span>
      <span className={css.moment}>{momentText(sentAt, { timeZone: brand.timeZone, language, to: 'short' })}</span>
      <span className={css.second}>
        <span className={css.preview}>{text}</span>
        {isRead ? null : (
          <span className={css.dot}>
            <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>
          </span>
        )}
      </span>
    </SiteLink>
  );
}

interface DetailProps {
  readonly message: InboxMessage | null;
  readonly onRead: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** Parameters of the list to go back to; null if it is beside the message. */
  readonly back: Readonly<Record<string, string | null>> | null;
}

function Detail({ message, onRead, onDelete, back }: DetailProps) {
  const t = useText();
  const href = useMemberHref();
  const agentHref = useAgentHref();
  const { brand, language } = useBoot();
  const read = useEffectEvent(onRead);
  const unreadId = message?.isRead === false ? message.id : null;
  useEffect(() => {
    if (unreadId !== null) read(unreadId);
  }, [unreadId]);
  if (message === null) {
    return (
      <Card>
        <EmptyState icon="envelope-simple" level={3} title={t('inbox.choose')} />
      </Card>
    );
  }
  const { tone, kind, page } = looks[message.template];
  return (
    <Card>
      <article className={css.message}>
        {back === null ? null : (
          <div>
            <LinkButton tone="ghost" size="sm" to={href('messageV2', back)} iconStart={<Icon name="arrow-left" size={18} />}>
              {t('inbox.back')}
            </LinkButton>
          </div>
        )}
        <div className={css.head}>
          <StateBadge tone={tone}>{t(`inbox.${kind}`)}</StateBadge>
          <time className={css.sentAt} dateTime={message.sentAt}>
            {momentText(message.sentAt, { timeZone: brand.timeZone, language, to: 'second' })}
          </time>
          <IconButton label={t('inbox.delete')} icon={<Icon name="trash" size={20} />} onClick={() => onDelete(message.id)} />
        </div>
        <h3 className={css.title}>{message.title}</h3>
        <p className={css.text}>{message.text}</p>
        {kind === 'contract' ? (
          <div>
            <LinkButton tone="secondary" to={agentHref()}>
              {t('member.agentCentre')}
            </LinkButton>
          </div>
        ) : null}
        {page === null && kind !== 'rank' ? null : (
          <div>
            <LinkButton tone="secondary" to={page === null ? '/vip' : href(page)}>
              {t(page === null ? 'member.vip' : `member.page.${page}`)}
            </LinkButton>
          </div>
        )}
        <div className={css.note}>
          <Alert tone="info">{t('inbox.note')}</Alert>
        </div>
      </article>
    </Card>
  );
}

function Waiting() {
  const t = useText();
  return (
    <Card flush>
      <div className={css.list} aria-busy="true">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className={css.waiting}>
            <Skeleton />
          </div>
        ))}
      </div>
    </Card>
  );
}
