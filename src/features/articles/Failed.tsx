import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon="wifi-slash"
        title={t('articles.failed')}
        action={
          <Button tone="tonal" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
}
