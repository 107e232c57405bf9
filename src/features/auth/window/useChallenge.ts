import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { challengeMachine, solve } from '../../../flows/challenge/index.ts';
import { createWidget } from '../challenge/widget.ts';

/** The challenge of a window. It is solved at the latest when the form is sent. */
export function useChallenge() {
  const [widget] = useState(createWidget);
  const [machine] = useState(() =>
    challengeMachine.provide({
      actors: {
        loadWidget: fromPromise(widget.load),
        solveWidget: fromPromise(widget.solve),
      },
      actions: { resetWidget: widget.reset },
    }),
  );
  const [state, send, actor] = useMachine(machine);
  return {
    look: state.hasTag('busy') ? 'busy' : state.hasTag('solved') ? 'done' : state.context.failed === null ? 'text' : 'failed',
    press: () => send({ type: 'challenge.solve' }),
    reset: () => actor.send({ type: 'challenge.reset' }),
    /** A result that was made ahead serves the next try. */
    solve: () => {
      const { result } = actor.getSnapshot().context;
      return result === null ? solve(actor) : Promise.resolve(result);
    },
  } as const;
}

export type ChallengePart = ReturnType<typeof useChallenge>;
