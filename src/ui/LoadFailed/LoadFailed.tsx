import { useText } from '../../i18n/index.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

export interface LoadFailedProps extends Pick<EmptyStateProps, 'title' | 'text' | 'level'> {
  /** One line beside other content, in place of a whole state. */
  readonly line?: boolean;
  /** Without it there is no button. */
  readonly onRetry: (() => unknown) | undefined;
}

/** Shown instead of content that could not be loaded. */
export function LoadFailed({ onRetry, level = 3, line = false, ...words }: LoadFailedProps) {
  const t = useText();
  const retry =
    onRetry === undefined ? undefined : (
      <Button tone="tonal" onClick={() => onRetry()}>
        {t('common.retry')}
      </Button>
    );
  if (line) {
    return (
      <Alert tone="danger" live action={retry}>
        {words.title}
      </Alert>
    );
  }
  return (
    <div role="alert">
      <EmptyState icon="wifi-slash" level={level} {...words} action={retry} />
    </div>
  );
}
