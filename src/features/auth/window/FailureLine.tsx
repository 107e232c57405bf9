import type { ReactNode } from 'react';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { type FailureCode, failures } from '../../../wire/failure.ts';
import * as css from './FailureLine.css.ts';

export interface FailureLineProps {
  /** What a flow keeps of a call that failed. */
  readonly failed: { readonly code: FailureCode; readonly text: string | null; readonly waitSeconds: number | null } | null;
  /** What is said of a code here instead of its usual words. */
  readonly words?: Partial<Record<FailureCode, TextKey>>;
  readonly action?: ReactNode;
}

/** Why the last try failed, near the form and read out. Faults of fields stand at the fields. */
export function FailureLine({ failed, words = {}, action }: FailureLineProps) {
  const t = useText();
  if (failed === null) return null;
  return (
    <Alert tone="danger" live action={action}>
      {t(words[failed.code] ?? failures[failed.code].text)}
      {failed.waitSeconds === null ? null : (
        <span className={css.second}>{t('auth.seconds', { seconds: failed.waitSeconds })}</span>
      )}
    </Alert>
  );
}
