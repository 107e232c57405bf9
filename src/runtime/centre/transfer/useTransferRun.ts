import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { playQueries } from '../../../api/play.ts';
import { type TransferRequest, transferMachine } from '../../../flows/transfer/index.ts';
import { Failure } from '../../../wire/failure.ts';
import { useBrand } from '../../brand/index.ts';
import { useQueryClient } from '../../data/index.ts';

/** The calls of a transfer. Both reject with a Failure. */
export interface TransferCalls {
  readonly deliver: (request: TransferRequest) => Promise<unknown>;
  /** Takes back what a wallet holds. */
  readonly collect?: (wallet: string) => Promise<unknown>;
}

/** Runs the flow of a transfer. Balances are read again after it. */
export function useTransferRun({ deliver, collect }: TransferCalls) {
  const cache = useQueryClient();
  const { money } = useBrand();
  const [machine] = useState(() =>
    transferMachine.provide({
      actors: {
        send: fromPromise<null, TransferRequest | null>(async ({ input }) => {
          if (input === null) throw new Failure('SYSTEM');
          await deliver(input);
          return null;
        }),
        collect: fromPromise<null, string>(async ({ input }) => {
          await collect?.(input);
          return null;
        }),
      },
      // The lists of transfers and wallets have longer keys with the same start.
      actions: { moneyMoved: () => void cache.invalidateQueries({ queryKey: playQueries.balance().queryKey }) },
    }),
  );
  const [state, send] = useMachine(machine, { input: { format: money, newRequestId } });
  return { state, send };
}

/** Unlike `randomUUID`, also where the site is not served over https. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
