import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button/Button.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { type FailureCode, failures } from '../wire/failure.ts';

export interface LoadFailureProps {
  /** The chunk that is missing, by the name support can ask for. */
  readonly part: string;
  readonly code: FailureCode;
  readonly onReload: () => void;
}

/** Stands in the place of a page whose program did not arrive. */
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
