import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button/Button.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';

export interface LoadFailureProps {
  /** The chunk that is missing, by the name support can ask for. */
  readonly part: string;
  readonly onReload: () => void;
}

/** Stands in the place of a page whose program did not arrive. */
export function LoadFailure({ part, onReload }: LoadFailureProps) {
  const t = useText();
  return (
    <main id="main" role="alert">
      <EmptyState
        icon="warning"
        level={1}
        title={t('failure.CHUNK')}
        text={part}
        action={<Button onClick={onReload}>{t('common.reload')}</Button>}
      />
    </main>
  );
}
