import { useId } from 'react';
import { dateText } from '../../domain/dateText.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import type { Notice } from '../../wire/notice.ts';
import * as css from './NoticeModal.css.ts';

export interface NoticeItemProps {
  readonly notice: Notice;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

export function NoticeItem({ notice, expanded, onToggle }: NoticeItemProps) {
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
