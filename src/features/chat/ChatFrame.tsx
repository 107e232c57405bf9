import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './frame.css.ts';

export interface ChatFrameProps {
  readonly title: string;
  readonly subtitle?: string | null;
  /** Below the title, on the header. */
  readonly tabs?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The window: beside the page on wide screens, which stays usable; over it on phones. Its header is purple in every brand [CONST-40]. */
export function ChatFrame({ title, subtitle = null, tabs, onClose, children }: ChatFrameProps) {
  const t = useText();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const frame = root.current;
    const before = document.activeElement;
    frame?.focus({ preventScroll: true });
    return () => {
      const isInside = frame?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const frame = root.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    frame?.addEventListener('keydown', onKey);
    return () => frame?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section ref={root} role="dialog" aria-labelledby={id} tabIndex={-1} className={css.frame} data-chat="">
      <header className={css.head}>
        <div className={css.titleRow}>
          <button type="button" className={css.back} aria-label={t('chat.back')} onClick={onClose}>
            <Icon name="arrow-left" size={22} />
          </button>
          <span className={css.mark}>
            <Icon name="chats-circle" weight="fill" size={20} />
          </span>
          <div className={css.names}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            {subtitle === null ? null : <p className={css.subtitle}>{subtitle}</p>}
          </div>
          <button type="button" className={css.close} aria-label={t('chat.close')} onClick={onClose}>
            <Icon name="x" size={20} />
          </button>
        </div>
        {tabs}
      </header>
      {children}
    </section>
  );
}
