import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';

export interface LoadFailedProps {
  readonly title: string;
  /** Without it there is no button. */
  readonly onRetry: (() => void) | undefined;
}

/** Shown instead of content that could not be loaded. */
export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  const t = useText();
  const retry =
    onRetry === undefined ? undefined : (
      <Button tone="tonal" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    );
  return (
    <div role="alert">
      <EmptyState icon="wifi-slash" level={3} title={title} action={retry} />
    </div>
  );
}
