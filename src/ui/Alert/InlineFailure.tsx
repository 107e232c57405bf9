import { useText } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

export interface InlineFailureProps {
  /** What went wrong, in words: `t(failures[code].text)`. */
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** In the place of what could not be loaded. */
export function InlineFailure({ message, onRetry, retrying = false }: InlineFailureProps) {
  const t = useText();
  const retry =
    onRetry === undefined ? null : (
      <Button tone="secondary" size="sm" busy={retrying} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    );
  return (
    <Alert tone="danger" live action={retry}>
      {message}
    </Alert>
  );
}
