import { useId } from 'react';
import { noticeQueries } from '../../api/notices.ts';
import { dateText } from '../../domain/dateText.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { type Tab, typeOf } from './boardView.ts';
import * as css from './NoticeBoard.css.ts';

export interface NoticeLinksProps {
  readonly tab: Exclude<Tab, 'board'>;
}

const maxListed = 3;

/** The newest notices about promotions or help, on their page. Nothing while there is none. */
export function NoticeLinks({ tab }: NoticeLinksProps) {
  return (
    <WithWords areas={['notices']}>
      <Links tab={tab} />
    </WithWords>
  );
}

function Links({ tab }: NoticeLinksProps) {
  const t = useText();
  const heading = useId();
  const { timeZone } = useBrand();
  const { isLoggedIn } = useSessionView();
  const { data = [] } = useQuery(noticeQueries.list(typeOf[tab], isLoggedIn ? 'member' : 'guest'));
  if (data.length === 0) return null;
  return (
    <section className={css.linked} aria-labelledby={heading}>
      <h2 id={heading} className={css.linkedTitle}>
        {t(`notices.about.${tab}`)}
      </h2>
      <ul className={css.card}>
        {data.slice(0, maxListed).map(({ id, title, date }) => (
          <li key={id} className={css.notice}>
            <SiteLink to={`/noticePage?${new URLSearchParams({ tab, notice: id })}`} className={css.linkedNotice}>
              <span className={css.words}>
                <span className={css.title}>{title}</span>
                <time className={css.meta} dateTime={date}>
                  {dateText(date, timeZone)}
                </time>
              </span>
              <span className={css.caret}>
                <Icon name="caret-right" weight="bold" size={14} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
