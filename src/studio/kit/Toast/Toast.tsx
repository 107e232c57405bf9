import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useText } from '../../i18n/index.ts';
import { Button, IconButton } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Toast.css.ts';

export interface ToastMessage {
  /** One line of result. */
  readonly title: string;
  /** One line of detail. */
  readonly detail?: string;
  readonly tone?: 'success' | 'info' | 'danger';
  /** The one act it offers, such as undoing. */
  readonly act?: { readonly label: string; readonly onPress: () => void };
}

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
const shownMs = 6_000;

/** Shows a result for 6 s, longer while it is hovered or focused. */
export const showToast = (message: ToastMessage): void => {
  queue.add(message, { timeout: shownMs });
};

const icons = {
  success: <Icon name="check-circle" weight="fill" size={18} tone="success" />,
  info: <Icon name="info" weight="fill" size={18} tone="info" />,
  danger: <Icon name="warning-circle" weight="fill" size={18} tone="danger" />,
} as const;

/** Container of the toasts; the app has one. */
export function Toasts() {
  const text = useText();
  return (
    <ToastRegion queue={queue} className={`studio ${css.region}`} aria-label={text('kit.toasts')}>
      {({ toast }) => (
        <AriaToast toast={toast} className={css.toast}>
          {icons[toast.content.tone ?? 'success']}
          <ToastContent className={css.words}>
            <Text slot="title" className={css.title}>
              {toast.content.title}
            </Text>
            {toast.content.detail === undefined ? null : (
              <Text slot="description" className={css.detail}>
                {toast.content.detail}
              </Text>
            )}
          </ToastContent>
          {toast.content.act === undefined ? null : (
            <Button
              variant="ghost"
              size="small"
              onPress={() => {
                toast.content.act?.onPress();
                queue.close(toast.key);
              }}
            >
              {toast.content.act.label}
            </Button>
          )}
          <IconButton label={text('kit.close')} icon="x" size="small" onPress={() => queue.close(toast.key)} />
        </AriaToast>
      )}
    </ToastRegion>
  );
}
