import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button/Button.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { type FailureCode, failures } from '../wire/failure.ts';

export interface LoadFailureProps {
  /** Name of the missing chunk, for support. */
  readonly part: string;
  readonly code: FailureCode;
  readonly onReload: () => void;
}

/** Shown instead of a page whose chunk failed to load. */
export function LoadFailure({ part, code, onReload }: LoadFailureProps) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        level={1}
        title={t(failures[code].text)}
        text={part}
        action={<Button onClick={onReload}>{t('common.reload')}</Button>}
      />
    </div>
  );
}
