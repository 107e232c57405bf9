import { createPortal } from 'react-dom';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ToastRegion.css.ts';
import { type ToastOptions } from './useOverlays.ts';

export interface ToastRegionProps {
  readonly toasts: readonly (ToastOptions & { readonly id: number })[];
  readonly onClose: (id: number) => void;
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

const icons = { success: 'check-circle', warning: 'warning', danger: 'x-circle', info: 'info' } as const;

/**
 * Always in the DOM, so that screen readers announce what is added. The attribute keeps it accessible while react-aria
 * hides the rest of the page behind a modal.
 */
export function ToastRegion({ toasts, onClose, onHold, onRelease }: ToastRegionProps) {
  const t = useText();
  return createPortal(
    <section
      className={css.region}
      aria-label={t('common.notifications')}
      data-react-aria-top-layer="true"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {toasts.map(({ id, tone, title, detail, action }) => (
        <div key={id} className={css.toast} data-place="inverse" role={tone === 'danger' ? 'alert' : 'status'}>
          <span className={css.mark[tone]}>
            <Icon name={icons[tone]} weight="fill" size={20} />
          </span>
          <div className={css.words}>
            <VisuallyHidden>{t(`common.tone.${tone}`)}: </VisuallyHidden>
            <strong className={css.title}>{title}</strong>
            {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
          </div>
          {action === undefined ? null : (
            <button
              type="button"
              className={css.action}
              onClick={() => {
                action.onPress();
                onClose(id);
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton
            tone="inherit"
            size="sm"
            label={t('common.close')}
            icon={<Icon name="x" size={16} />}
            onClick={() => onClose(id)}
          />
        </div>
      ))}
    </section>,
    document.body,
  );
}
