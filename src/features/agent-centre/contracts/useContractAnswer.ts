import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { contractCalls, contractKeys } from '../../../api/contracts.ts';
import { type ContractAnswer, contractAnswerMachine, type PartyAct } from '../../../flows/contract/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import type { Contract } from '../../../wire/contracts.ts';

/** Runs the flow of an answer. Lists and contracts are read again after it. */
export function useContractAnswer({ kind, contractId, version, signing }: Contract, act: PartyAct) {
  const cache = useQueryClient();
  const [machine] = useState(() =>
    contractAnswerMachine.provide({
      actors: {
        send: fromPromise<null, ContractAnswer>(async ({ input }) => {
          await contractCalls.answer(kind, bodyOf(input));
          return null;
        }),
      },
      actions: { changed: () => contractKeys.forEach((queryKey) => void cache.invalidateQueries({ queryKey })) },
    }),
  );
  const [state, send] = useMachine(machine, { input: { act, contractId, version, ends: signing?.ends ?? null } });
  return { state, send };
}

function bodyOf({ act, contractId, version, ends, note }: ContractAnswer): Parameters<typeof contractCalls.answer>[1] {
  switch (act) {
    case 'accept':
      return { action: act, contractId, version, ends };
    case 'withdraw':
      return { action: act, contractId, version };
    default:
      return { action: act, contractId, version, ...(note === '' ? {} : { note }) };
  }
}
