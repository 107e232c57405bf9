import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { bindingQueries } from '../../../api/bindings.ts';
import { playQueries } from '../../../api/play.ts';
import { randomText } from '../../../api/sealed.ts';
import { withdrawalCalls, withdrawalQueries } from '../../../api/withdrawals.ts';
import { receiptMachine } from '../../../flows/receipt/index.ts';
import { withdrawalMachine } from '../../../flows/withdrawal/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useOnChange } from '../../../runtime/centre/index.ts';
import { useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Withdrawal, WithdrawalBoard, WithdrawalRequest } from '../../../wire/withdrawal.ts';

const pollMs = 15_000;

/** Withdrawals of the last days; read again now and then while a payment waits for its answer. */
export const useOrders = (days: '7' | '30') =>
  useQuery({
    ...withdrawalQueries.orders(days),
    refetchInterval: ({ state }) =>
      state.data?.orders.some(({ state: of }) => of !== 'rejected' && of !== 'cancelled') === true ? pollMs : false,
  });

/** Reads balance and withdrawals again. */
export function useRefresh() {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: playQueries.balance().queryKey });
    void cache.invalidateQueries({ queryKey: withdrawalQueries.orders('30').queryKey.slice(0, 2) });
  };
}

/** Runs the flow of a request. */
export function useWithdrawal() {
  const refresh = useRefresh();
  const { money } = useBrand();
  const [machine] = useState(() =>
    withdrawalMachine.provide({
      actors: {
        readBoard: fromPromise<WithdrawalBoard, undefined>(({ signal }) => withdrawalCalls.board(signal)),
        request: fromPromise<Withdrawal, WithdrawalRequest | null>(async ({ input }) => {
          if (input === null) throw new Failure('SYSTEM');
          return withdrawalCalls.request(input);
        }),
      },
      actions: { moneyHeld: refresh },
    }),
  );
  const [state, send] = useMachine(machine, { input: { format: money, newRequestId } });
  // What is available, what was used today and the turnover that is left follow the balance and the orders.
  const look = () => send({ type: 'withdrawal.look' });
  useOnChange(useQuery(playQueries.balance()).data?.sumBalance, look);
  useOnChange(useOrders('30').data, look);
  // An operator has confirmed or rejected an account.
  useOnChange(useQuery(bindingQueries.all()).data, look);
  return { state, send };
}

export interface ReportedPart {
  readonly order: string;
  readonly part: number;
  /** Decimal string. */
  readonly paid: string;
}

/** Runs the flow of an answer to a payment. */
export function useReceipt(reported: ReportedPart) {
  const refresh = useRefresh();
  const [machine] = useState(() =>
    receiptMachine.provide({
      actors: {
        send: fromPromise(async ({ input: { order, part, form } }) => {
          if (form === null) throw new Failure('SYSTEM');
          const { answer, amount, note, images } = form;
          const isDispute = answer !== 'received';
          return withdrawalCalls.answer({
            order,
            part,
            answer,
            images: isDispute ? images : [],
            ...(answer === 'partly' ? { amount } : {}),
            ...(isDispute && note.trim() !== '' ? { note: note.trim() } : {}),
          });
        }),
      },
      actions: { answered: refresh },
    }),
  );
  const [state, send] = useMachine(machine, { input: reported });
  return { state, send };
}

/** Starts with a letter, as an idempotency key has to. */
const newRequestId = () => `w${randomText(16)}`;
