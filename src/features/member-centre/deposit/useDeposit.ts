import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { depositCalls } from '../../../api/deposits.ts';
import { playQueries } from '../../../api/play.ts';
import { promotionQueries } from '../../../api/promotions.ts';
import { depositMachine } from '../../../flows/deposit/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useOnChange } from '../../../runtime/centre/index.ts';
import { useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import type { DepositOptions, DepositOrder, DepositRequest } from '../../../wire/deposit.ts';
import { Failure } from '../../../wire/failure.ts';

/** Runs the flow of a deposit; the balance is read again once the money has arrived. */
export function useDeposit() {
  const cache = useQueryClient();
  const { money } = useBrand();
  const [machine] = useState(() =>
    depositMachine.provide({
      actors: {
        readOptions: fromPromise<DepositOptions, undefined>(({ signal }) => depositCalls.options(signal)),
        createOrder: fromPromise<DepositOrder, DepositRequest | null>(async ({ input }) => {
          if (input === null) throw new Failure('SYSTEM');
          return depositCalls.create(input);
        }),
        readOrder: fromPromise<DepositOrder, string>(({ input, signal }) => depositCalls.read(input, signal)),
        checkOrder: fromPromise<DepositOrder, string>(({ input }) => depositCalls.check(input)),
        cancelOrder: fromPromise<DepositOrder, string>(({ input }) => depositCalls.cancel(input)),
      },
      actions: {
        moneyArrived: () => {
          void cache.invalidateQueries({ queryKey: playQueries.balance().queryKey });
          void cache.invalidateQueries({ queryKey: promotionQueries.board('member').queryKey });
        },
      },
    }),
  );
  const [state, send] = useMachine(machine, { input: { format: money, newRequestId } });
  // Sooner than the next poll.
  useOnChange(useQuery(playQueries.balance()).data?.sumBalance, () => send({ type: 'deposit.look' }));
  return { state, send };
}

/** Unlike `randomUUID`, also where the site is not served over https. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
