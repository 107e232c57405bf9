import { queries } from '../../api/index.ts';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './Announcements.css.ts';

/** The newest notice in one line; a click opens the notice modal. */
export function Announcements() {
  const t = useText();
  const { timeZone } = useBrand();
  const language = useLanguage();
  const { openModal } = useOverlays();
  const { data: notices = [] } = useServedQuery(queries.notices());
  const newest = notices[0];
  if (newest === undefined) return null;
  return (
    <button type="button" className={css.line} aria-haspopup="dialog" onClick={() => openModal('noticeModal')}>
      <span className={css.icon}>
        <Icon name="megaphone" weight="duotone" size={20} />
      </span>
      <span className={css.label}>{t('home.notices.label')}</span>
      <span className={css.title}>{newest.title}</span>
      <time className={css.date} dateTime={newest.date}>
        {momentText(newest.date, { timeZone, language, to: 'day' })}
      </time>
      <span className={css.see}>{t('home.notices.see', { count: notices.length })}</span>
      <span className={css.caret}>
        <Icon name="caret-right" weight="bold" size={14} />
      </span>
    </button>
  );
}
