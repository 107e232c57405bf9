import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskActName, DeskDetail } from '../../../wire/studio/desk.ts';
import { call } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../kit/index.ts';
import { actName } from './actNames.ts';
import { useActFailure } from './queueText.ts';

export const shortestReason = 3;

interface ItemActsDeps {
  readonly detail: DeskDetail;
  /** The item has left the queue. */
  readonly onGone: () => void;
}

/** Input about an item, and its acts. A repeated try of the same order has the same request id. */
export function useItemActs({ detail, onGone }: ItemActsDeps) {
  const text = useText();
  const queries = useQueryClient();
  const failureText = useActFailure();
  const { item, due, facts } = detail;
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState(due?.replace(/\.?0+$/, '') ?? '');
  const [provider, setProvider] = useState(
    facts.find(({ name }) => name === 'provider')?.value ?? item.detail.split(' ··')[0] ?? '',
  );
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const { merchant, kind, id } = item;
  const params = { merchant, kind, id };
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['deskQueue'] }),
      queries.invalidateQueries({ queryKey: ['deskItem'] }),
    ]);

  const acting = useMutation({
    mutationFn: (act: DeskActName) => {
      const given = amount.trim().replaceAll(',', '');
      const money =
        act === 'pay'
          ? { amount: given, provider: provider.trim() }
          : act === 'credit' && given !== ''
            ? { amount: given }
            : {};
      return call('deskAct', { params, body: { act, reason: reason.trim(), requestId: `${act}-${request}`, ...money } });
    },
    onSuccess: async ({ state, item: after }, act) => {
      const offer = detail.offers.find((each) => each.act === act) ?? { act, needsSecond: false };
      showToast(
        state === 'pending'
          ? { title: text('queue.pending', { id }), tone: 'success' }
          : { title: text('queue.done', { act: actName(offer, item, text), id }), tone: 'success' },
      );
      setReason('');
      setRequest(crypto.randomUUID());
      if (after === null || state === 'pending') onGone();
      await refresh();
    },
    onError: async (thrown) => {
      showToast({ title: failureText(thrown), tone: 'danger' });
      await refresh();
    },
  });
  const claiming = useMutation({
    mutationFn: () => call(item.claim?.isMine === true ? 'deskRelease' : 'deskClaim', { params }),
    onSettled: refresh,
    onError: (thrown) => showToast({ title: failureText(thrown), tone: 'danger' }),
  });

  const change =
    (set: (value: string) => void) =>
    (value: string): void => {
      set(value);
      // Another order is another request.
      setRequest(crypto.randomUUID());
    };
  return {
    reason,
    setReason: change(setReason),
    amount,
    setAmount: change(setAmount),
    provider,
    setProvider: change(setProvider),
    isReady: reason.trim().length >= shortestReason,
    act: (name: DeskActName) => acting.mutate(name),
    busy: acting.isPending ? acting.variables : null,
    claim: () => claiming.mutate(),
    isClaiming: claiming.isPending,
  };
}

export type ItemActs = ReturnType<typeof useItemActs>;
