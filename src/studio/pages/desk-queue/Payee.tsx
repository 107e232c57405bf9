import { useMutation } from '@tanstack/react-query';
import type { DeskItem } from '../../../wire/studio/desk.ts';
import { call, failureTextOf } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, showToast } from '../../kit/index.ts';
import * as css from './queue.css.ts';

/** Payee of the money, in full on request. */
export function Payee({ item: { merchant, kind, id } }: { readonly item: DeskItem }) {
  const text = useText();
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => call('deskPayee', { params: { merchant, kind, id } }),
    onError: (thrown) => showToast({ title: failureTextOf(thrown, text), tone: 'danger' }),
  });
  return data === undefined ? (
    <span>
      <Button size="small" variant="ghost" icon="eye" isBusy={isPending} onPress={() => mutate()}>
        {text('queue.showPayee')}
      </Button>
    </span>
  ) : (
    <>
      <span className={css.value}>{text('queue.payee', { number: data.number, holder: data.holder })}</span>
      <span>{text('queue.payee.noted')}</span>
    </>
  );
}
