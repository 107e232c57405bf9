import { type TextKey, useText } from '../../i18n/index.ts';
import type { LaunchStore, LaunchView } from '../../runtime/launch/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as css from './GameScreen.css.ts';

export interface FrameNoticeProps {
  readonly view: LaunchView;
  readonly onSend: LaunchStore['send'];
}

/** Shown instead of the frame: the reason, and the possible actions. */
export function FrameNotice({ view, onSend }: FrameNoticeProps) {
  const t = useText();
  const notice = noticeOf(view);
  if (notice === null) return <Spinner size={24} />;
  const { key, icon, retry } = notice;
  return (
    <div className={css.notice} role={view.state === 'failed' ? 'alert' : undefined}>
      <EmptyState
        icon={icon}
        title={t(`${key}.title` as TextKey)}
        text={t(`${key}.text` as TextKey)}
        action={
          <div className={css.actions}>
            <Button tone="secondary" onClick={() => onSend({ type: 'launch.leave' })}>
              {t('common.back')}
            </Button>
            {retry === null ? null : <Button onClick={() => onSend({ type: 'launch.retry' })}>{t(retry)}</Button>}
          </div>
        }
      />
    </div>
  );
}

interface Notice {
  readonly key: string;
  readonly icon: 'user-circle' | 'warning' | 'wifi-slash' | 'game-controller' | 'clock-counter-clockwise';
  readonly retry: TextKey | null;
}

function noticeOf({ state, fault }: LaunchView): Notice | null {
  if (state === 'waiting') return { key: 'play.login', icon: 'user-circle', retry: 'session.login' };
  if (state === 'warned') return { key: 'play.trueAccount', icon: 'warning', retry: null };
  if (state !== 'failed' || fault === null) return null;
  const icon =
    fault === 'offline'
      ? 'wifi-slash'
      : fault === 'session' || fault === 'ticket'
        ? 'clock-counter-clockwise'
        : 'game-controller';
  return { key: `play.fault.${fault}`, icon, retry: fault === 'session' ? 'session.login' : 'common.retry' };
}
