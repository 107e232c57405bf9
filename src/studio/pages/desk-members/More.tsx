import { failureTextOf } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, EmptyState, Skeleton } from '../../kit/index.ts';
import * as css from './members.css.ts';

interface MoreProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The foot of a list that has older rows. */
export function More({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreProps) {
  const text = useText();
  return hasNextPage ? (
    <div className={css.foot}>
      <span />
      <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {text('member.older')}
      </Button>
    </div>
  ) : null;
}

/** In place of what has not been read. */
export function Unread({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const text = useText();
  return error === null ? (
    <Skeleton height={320} />
  ) : (
    <EmptyState icon="plugs-connected" title={failureTextOf(error, text)}>
      <Button onPress={() => void onRetry()}>{text('failure.retry')}</Button>
    </EmptyState>
  );
}
