import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskBulk, DeskItem } from '../../../wire/studio/desk.ts';
import { call, failureTextOf } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Dialog, showToast, TextArea } from '../../kit/index.ts';
import * as css from './queue.css.ts';
import { shortestReason } from './useItemActs.ts';

/** Acts on many items together: nothing that moves money. */
export function BulkBar({ items, onDone }: { readonly items: readonly DeskItem[]; readonly onDone: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'close' | 'seen' | null>(null);
  const [reason, setReason] = useState('');
  const bulk = useMutation({
    mutationFn: (act: DeskBulk['act']) =>
      call('deskBulk', {
        body: {
          act,
          items: items.slice(0, 100).map(({ merchant, kind, id }) => ({ merchant, kind, id })),
          requestId: crypto.randomUUID(),
          ...(act === 'close' || act === 'seen' ? { reason: reason.trim() } : {}),
        },
      }),
    onSuccess: async ({ done, refused }) => {
      showToast({
        title: text('queue.bulk.done', { count: done }),
        tone: refused.length > 0 ? 'danger' : 'success',
        ...(refused.length > 0 ? { text: text('queue.bulk.refused', { count: refused.length }) } : {}),
      });
      setAsking(null);
      setReason('');
      onDone();
      await queries.invalidateQueries({ queryKey: ['deskQueue'] });
    },
    onError: (thrown) => showToast({ title: failureTextOf(thrown, text), tone: 'danger' }),
  });
  const isAll = (kind: DeskItem['kind']) => items.every((item) => item.kind === kind);
  return (
    <div className={css.bulk} role="toolbar" aria-label={text('queue.bulk', { count: items.length })}>
      <span className={css.strong} role="status">
        {text('queue.bulk', { count: items.length })}
      </span>
      <span className={css.space} />
      {isAll('feedback') ? <Button onPress={() => setAsking('close')}>{text('queue.act.close')}</Button> : null}
      {isAll('limit') ? <Button onPress={() => setAsking('seen')}>{text('queue.act.seen')}</Button> : null}
      <Button onPress={() => bulk.mutate('claim')}>{text('queue.claim')}</Button>
      <Button onPress={() => bulk.mutate('release')}>{text('queue.release')}</Button>
      <Button variant="ghost" onPress={onDone}>
        {text('queue.bulk.unmark')}
      </Button>
      <Dialog
        title={text('queue.bulk.reason')}
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        foot={
          <>
            <Button onPress={() => setAsking(null)}>{text('queue.bulk.cancel')}</Button>
            <Button
              variant="primary"
              isBusy={bulk.isPending}
              why={reason.trim().length < shortestReason ? text('queue.why.reason') : null}
              onPress={() => (asking === null ? undefined : bulk.mutate(asking))}
            >
              {text(asking === 'seen' ? 'queue.act.seen' : 'queue.act.close')}
            </Button>
          </>
        }
      >
        <TextArea label={text('queue.reason')} autoFocus maxLength={200} value={reason} onChange={setReason} />
      </Dialog>
    </div>
  );
}
