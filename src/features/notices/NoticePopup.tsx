import { useId } from 'react';
import { dateText } from '../../domain/dateText.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { popupMark } from '../../runtime/quiet/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { OverlayFrame } from '../../ui/OverlayFrame/OverlayFrame.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import type { Notice } from '../../wire/notice.ts';
import * as css from './NoticePopup.css.ts';

export interface NoticePopupProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

const width = 520;

/** One notice that opened by itself. */
export function NoticePopup({ notice: { title, content, date }, onClose }: NoticePopupProps) {
  const t = useText();
  const { timeZone } = useBrand();
  const heading = useId();
  return (
    <OverlayFrame kind="dialog" labelledBy={heading} width={width} onEscape={onClose} onCoverPress={onClose}>
      <div className={css.body} role="group" aria-labelledby={heading} tabIndex={0} {...{ [popupMark]: '' }}>
        <div className={css.head}>
          <span className={css.sign}>
            <Icon name="megaphone" weight="duotone" size={28} />
          </span>
          <div className={css.words}>
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
            <time className={css.date} dateTime={date}>
              {dateText(date, timeZone)}
            </time>
          </div>
        </div>
        <div className={css.text}>
          <RichText html={content} />
        </div>
      </div>
      <div className={css.buttons}>
        <LinkButton tone="secondary" to="/noticePage" onFollow={onClose}>
          {t('notices.all')}
        </LinkButton>
        <Button onClick={onClose}>{t('notices.popup.close')}</Button>
      </div>
    </OverlayFrame>
  );
}
