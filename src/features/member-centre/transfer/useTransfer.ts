import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { playQueries } from '../../../api/play.ts';
import { transferCalls } from '../../../api/transfers.ts';
import { type TransferRequest, transferMachine } from '../../../flows/transfer/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { Failure } from '../../../wire/failure.ts';

/** Runs the flow of a transfer, to the upline where a request names no wallet to receive it. Balances are read again after it. */
export function useTransfer() {
  const cache = useQueryClient();
  const { money } = useBrand();
  const [machine] = useState(() =>
    transferMachine.provide({
      actors: {
        send: fromPromise<null, TransferRequest | null>(({ input }) => send(input)),
        collect: fromPromise<null, string>(async ({ input }) => {
          await transferCalls.collect(input);
          return null;
        }),
      },
      // The lists of transfers and wallets have longer keys with the same start.
      actions: { moneyMoved: () => void cache.invalidateQueries({ queryKey: playQueries.balance().queryKey }) },
    }),
  );
  const [state, dispatch] = useMachine(machine, { input: { format: money, newRequestId } });
  return { state, send: dispatch };
}

async function send(request: TransferRequest | null): Promise<null> {
  if (request === null) throw new Failure('SYSTEM');
  const { from, to, amount, requestId, paymentPassword } = request;
  if (to === '') await transferCalls.toUpline({ amount, requestId, paymentPassword: paymentPassword ?? '' });
  else await transferCalls.between({ from, to, amount, requestId });
  return null;
}

/** Unlike `randomUUID`, also where the site is not served over https. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
