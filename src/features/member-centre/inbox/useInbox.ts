import { inboxCalls, inboxQueries } from '../../../api/inbox.ts';
import { useText } from '../../../i18n/index.ts';
import { useInfiniteQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';

/** Messages of the account, all or the unread ones, and what a member does with them. */
export function useInbox(isUnread: boolean) {
  const t = useText();
  const cache = useQueryClient();
  const { showToast } = useOverlays();
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    inboxQueries.list(isUnread),
  );
  const run = async (work: () => Promise<null>) => {
    const failure = await work().then(
      () => null,
      (thrown: unknown) => failureCodeOf(thrown),
    );
    if (failure !== null) showToast({ tone: 'danger', title: t(failureText(failure)) });
    await cache.invalidateQueries({ queryKey: ['member', 'inbox'] });
    return failure === null;
  };

  return {
    /** Undefined while the first page loads. */
    messages: data?.pages.flatMap(({ messages }) => messages),
    isFailed: isError && data === undefined,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    retry: () => void refetch(),
    loadMore: () => void fetchNextPage(),
    read: (id: string) => void run(() => inboxCalls.read(id)),
    readAll: () => void run(inboxCalls.readAll),
    /** Deletes a message; the toast that says so restores it. */
    async remove(id: string) {
      if (!(await run(() => inboxCalls.delete(id)))) return;
      const restore = () => void run(() => inboxCalls.restore(id));
      showToast({ tone: 'success', title: t('inbox.deleted'), action: { label: t('inbox.restore'), onPress: restore } });
    },
  };
}
