import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureTextOf } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState, Skeleton } from '../../kit/index.ts';
import * as css from './DraftProvider.css.ts';
import { openDraft } from './openDraft.ts';
import { DraftContext } from './useDraft.ts';

/** Opens the draft of a brand for what is below. */
export function DraftProvider({ merchant, children }: { readonly merchant: string; readonly children: ReactNode }) {
  const text = useText();
  const { name } = useSession().operator;
  const { data, error, refetch } = useQuery({
    queryKey: ['openDraft', merchant, name],
    queryFn: () => openDraft(merchant, name),
    // The draft keeps itself up to date.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (data !== undefined) return <DraftContext value={data}>{children}</DraftContext>;
  if (error !== null)
    return (
      <EmptyState icon="plugs-connected" title={text('editor.failed')} text={failureTextOf(error, text)}>
        <Button onPress={() => void refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  return (
    <div className={css.waiting} role="status" aria-label={text('editor.loading')}>
      <Skeleton width={204} height="100%" />
      <Skeleton width={336} height="100%" />
      <Skeleton height="100%" />
    </div>
  );
}
