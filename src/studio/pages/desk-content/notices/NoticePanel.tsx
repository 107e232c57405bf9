import { useEffect, useRef, useState } from 'react';
import type { ListedNotice, NoticeReaders } from '../../../../wire/notice.ts';
import { useLocalized, useText } from '../../../i18n/index.ts';
import { Badge, Button, EmptyState, IconButton, Note } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { EndDialog } from './EndDialog.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { tones, useNoticeText } from './noticeText.ts';

interface NoticePanelProps {
  readonly merchant: string;
  /** Null for a new one; undefined if there is none of the id. */
  readonly notice: ListedNotice | null | undefined;
  readonly others: readonly ListedNotice[];
  readonly readers: NoticeReaders;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** One notice: its form, or the record of one that has ended. */
export function NoticePanel({ merchant, notice, others, readers, onClose, onMade }: NoticePanelProps) {
  const text = useText();
  const titleOf = useLocalized();
  const [isEnding, setEnding] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const title =
    notice === null ? text('content.notice.new') : notice === undefined ? text('content.notice.one') : titleOf(notice.title);
  return (
    <aside ref={panel} tabIndex={-1} className={css.panel} aria-label={title}>
      <div className={css.panelHead}>
        <h2 className={css.panelTitle}>{title}</h2>
        {notice === null || notice === undefined ? null : (
          <Badge tone={tones[notice.state]} mark="dot">
            {text(`content.notice.state.${notice.state}`)}
          </Badge>
        )}
        <IconButton label={text('content.close')} icon="x" size="small" onPress={onClose} />
      </div>
      {notice === undefined ? (
        <EmptyState icon="megaphone" title={text('content.notice.gone')} />
      ) : notice?.state === 'ended' ? (
        <Ended notice={notice} />
      ) : (
        <NoticeForm
          merchant={merchant}
          notice={notice}
          others={others}
          readers={readers}
          onMade={onMade}
          end={
            notice === null ? null : (
              <Button variant="ghost" onPress={() => setEnding(true)}>
                {text('content.notice.end')}
              </Button>
            )
          }
        />
      )}
      {isEnding && notice !== null && notice !== undefined ? (
        <EndDialog merchant={merchant} notice={notice} onClose={() => setEnding(false)} />
      ) : null}
    </aside>
  );
}

function Ended({ notice }: { readonly notice: ListedNotice }) {
  const text = useText();
  const textOf = useLocalized();
  const { kind, audience, span } = useNoticeText(null);
  return (
    <>
      <Note tone="info">{text('content.notice.endedText')}</Note>
      <p className={css.line}>{kind(notice)}</p>
      <p className={css.line}>{audience(notice.audience)}</p>
      <p className={css.line}>{span(notice)}</p>
      <div className={css.letter}>
        <p className={css.letterText}>{textOf(notice.body)}</p>
      </div>
    </>
  );
}
