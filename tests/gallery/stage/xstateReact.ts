import { useMachine as useRealMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { currentStage } from './stage.ts';

/** Replaces `@xstate/react` for features while states are pictured; see `machines.ts`. */
export * from '@xstate/react';

type UseMachine = typeof useRealMachine;

export const useMachine = ((machine: AnyStateMachine, options?: object) => {
  const [stage] = useState(currentStage);
  const [[prepared, preparedOptions]] = useState(() => stage?.prepare(machine, options) ?? ([machine, options ?? {}] as const));
  const running = useRealMachine(prepared, preparedOptions as never);
  const actor = running[2] as unknown as AnyActorRef;
  useEffect(() => stage?.enter(machine.id, actor, preparedOptions), [stage, machine.id, actor, preparedOptions]);
  return running;
}) as unknown as UseMachine;
