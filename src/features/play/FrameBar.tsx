import { useText } from '../../i18n/index.ts';
import type { LaunchStore, LaunchView } from '../../runtime/launch/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as css from './GameScreen.css.ts';

export interface FrameBarProps {
  readonly view: LaunchView | null;
  readonly onSend: LaunchStore['send'];
}

/** Bar above the frame: back button, name of the game, and reload for a hanging frame. */
export function FrameBar({ view, onSend }: FrameBarProps) {
  const t = useText();
  return (
    <div className={css.bar}>
      <IconButton
        label={t('play.back')}
        icon={<Icon name="arrow-left" size={20} />}
        disabled={view === null}
        onClick={() => onSend({ type: 'launch.leave' })}
      />
      <h1 className={css.name}>{view?.gameName ?? t('play.title')}</h1>
      {view?.demo === true ? <Badge kind="accent">{t('play.demo')}</Badge> : null}
      <span className={css.space} />
      <IconButton
        label={t('play.reload')}
        icon={<Icon name="arrow-clockwise" size={20} />}
        disabled={view?.frame == null}
        onClick={() => onSend({ type: 'launch.retry' })}
      />
    </div>
  );
}
