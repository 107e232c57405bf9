import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { type FailureCode, failures } from '../../../wire/failure.ts';

export interface FailureLineProps {
  /** What a flow keeps of a call that failed. */
  readonly failed: { readonly code: FailureCode; readonly text: string | null; readonly waitSeconds: number | null } | null;
  readonly action?: ReactNode;
}

/** Why the last try failed, near the form and read out. Faults of fields stand at the fields. */
export function FailureLine({ failed, action }: FailureLineProps) {
  const t = useText();
  if (failed === null) return null;
  return (
    <Alert tone="danger" live action={action}>
      {t(failures[failed.code].text)}
      {failed.waitSeconds === null ? null : ` ${t('auth.seconds', { seconds: failed.waitSeconds })}`}
    </Alert>
  );
}
