import { noticeQueries } from '../../../api/notices.ts';
import { dateText } from '../../../domain/dateText.ts';
import { defaultAnnouncementType } from '../../../domain/notice.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as css from './announcement.css.ts';

/** Announcement [AGENT-03]: the board of the brand as agents may read it, the newest open. */
export function Announcement() {
  const t = useText();
  const { timeZone } = useBrand();
  const { data, isError, refetch } = useQuery(noticeQueries.list(defaultAnnouncementType, 'member'));
  if (isError) {
    return (
      <Card>
        <LoadFailed title={t('agent.notices.failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <span className={css.waiting} aria-busy="true">
        <Skeleton />
      </span>
    );
  }
  return (
    <Card>
      {data.length === 0 ? (
        <EmptyState icon="megaphone" level={3} title={t('agent.notices.none')} text={t('agent.notices.none.text')} />
      ) : (
        <Accordion
          items={data.map(({ id, title, content, date }, index) => ({
            id: `agent-notice-${id}`,
            title: (
              <span className={css.title}>
                {title}
                <span className={css.date}>{dateText(date, timeZone)}</span>
              </span>
            ),
            body: <RichText html={content} />,
            open: index === 0,
          }))}
        />
      )}
    </Card>
  );
}
