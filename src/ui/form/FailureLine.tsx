import type { ReactNode } from 'react';
import { type TextKey, useText } from '../../i18n/index.ts';
import { Alert } from '../Alert/Alert.tsx';
import * as css from './FailureLine.css.ts';

export interface FailureLineProps<Code extends string> {
  /** The failed call, as a flow stores it; null renders nothing. */
  readonly failed: {
    readonly code: Code;
    /** Seconds until the next attempt is accepted; null if it is accepted now. */
    readonly waitSeconds: number | null;
  } | null;
  /** Maps a failure code to its message. */
  readonly textOf: (code: Code) => TextKey;
  readonly action?: ReactNode;
}

/** The failure of the last submit, announced to screen readers. Errors of single fields are shown at the fields. */
export function FailureLine<Code extends string>({ failed, textOf, action }: FailureLineProps<Code>) {
  const t = useText();
  if (failed === null) return null;
  return (
    <Alert tone="danger" live action={action}>
      {t(textOf(failed.code))}
      {failed.waitSeconds === null ? null : (
        <span className={css.wait}>{t('form.retry_in', { seconds: failed.waitSeconds })}</span>
      )}
    </Alert>
  );
}
