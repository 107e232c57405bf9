import { type ReactNode, useEffect, useState } from 'react';
import { failureTextOf } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState, Skeleton } from '../../kit/index.ts';
import * as css from './DraftProvider.css.ts';
import { type OpenDraft, openDraft } from './openDraft.ts';
import { DraftContext } from './useDraft.ts';

/** Opens the draft of a brand for what is below. */
export function DraftProvider({ merchant, children }: { readonly merchant: string; readonly children: ReactNode }) {
  const text = useText();
  const [draft, setDraft] = useState<OpenDraft | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setFailure(null);
    openDraft(merchant).then(
      (opened) => isCurrent && setDraft(opened),
      (thrown: unknown) => isCurrent && setFailure(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [merchant, tries]);

  if (failure !== null)
    return (
      <EmptyState icon="plugs-connected" title={text('editor.failed')} text={failureTextOf(failure, text)}>
        <Button onPress={() => setTries(tries + 1)}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  if (draft === null || draft.merchant !== merchant)
    return (
      <div className={css.waiting} role="status" aria-label={text('editor.loading')}>
        <Skeleton width={204} height="100%" />
        <Skeleton width={336} height="100%" />
        <Skeleton height="100%" />
      </div>
    );
  return <DraftContext value={draft}>{children}</DraftContext>;
}
