import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './chat.css.ts';

type ChatNoteProps =
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'failed';
      readonly title: string;
      readonly text?: string;
      readonly onRetry?: () => void;
    };

const busyShapes = ['short', 'long', 'mine', 'last'] as const;

/** Note in place of messages: that they load, or the reason for having none. */
export function ChatNote(props: ChatNoteProps) {
  const t = useText();
  if (props.kind === 'busy') {
    return (
      <div className={css.busy} role="status" aria-label={t('chat.loading')}>
        {busyShapes.map((shape) => (
          <span key={shape} className={css.busyBubble[shape]}>
            <Skeleton />
          </span>
        ))}
      </div>
    );
  }
  const { title, text, onRetry } = props;
  return (
    <div className={css.note}>
      <EmptyState
        icon="chats-circle"
        level={3}
        title={title}
        {...(text === undefined ? {} : { text })}
        {...(onRetry === undefined
          ? {}
          : {
              action: (
                <Button tone="tonal" onClick={onRetry}>
                  {t('chat.again')}
                </Button>
              ),
            })}
      />
    </div>
  );
}
