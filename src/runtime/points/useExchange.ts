import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { pointCalls, pointKeys } from '../../api/points.ts';
import { randomText } from '../../api/sealed.ts';
import { type ExchangeRequest, pointsExchangeMachine } from '../../flows/points-exchange/index.ts';
import { Failure } from '../../wire/failure.ts';
import type { PointExchange } from '../../wire/points.ts';
import { useQueryClient } from '../data/index.ts';

/** Runs the flow of an exchange. Points, rewards and balance are read again after it. */
export function useExchange() {
  const cache = useQueryClient();
  const [machine] = useState(() =>
    pointsExchangeMachine.provide({
      actors: { send: fromPromise<PointExchange, ExchangeRequest | null>(({ input }) => send(input)) },
      actions: {
        exchanged: () => {
          for (const queryKey of pointKeys) void cache.invalidateQueries({ queryKey });
        },
      },
    }),
  );
  const [state, dispatch] = useMachine(machine, { input: { newRequestId } });
  return { state, send: dispatch };
}

function send(request: ExchangeRequest | null): Promise<PointExchange> {
  if (request === null) throw new Failure('SYSTEM');
  const { subject, count, requestId, paymentPassword } = request;
  return subject.kind === 'money'
    ? pointCalls.convert({ points: count, requestId, paymentPassword })
    : pointCalls.redeem({ goods: subject.id, quantity: Number(count), points: subject.price, requestId, paymentPassword });
}

/** Starts with a letter, as an idempotency key has to. */
const newRequestId = () => `p${randomText(16)}`;
