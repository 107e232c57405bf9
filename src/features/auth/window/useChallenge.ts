import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { challengeMachine, solve } from '../../../flows/challenge/index.ts';
import { createWidget } from '../challenge/widget.ts';

/** The bot challenge of a modal. It is solved on submit at the latest. */
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
  const isDue = () => {
    const snapshot = actor.getSnapshot();
    return !snapshot.hasTag('busy') && (!snapshot.hasTag('solved') || widget.isLate());
  };
  return {
    look: state.hasTag('busy') ? 'busy' : state.hasTag('solved') ? 'done' : state.context.failed === null ? 'text' : 'failed',
    /** The user starts to fill in the form: a challenge without interaction is solved in advance. */
    begin: () => {
      if (!isDue()) return;
      widget.mayBegin().then(
        (may) => (may && isDue() ? send({ type: 'challenge.solve' }) : undefined),
        // The submit requests it again and reports the error.
        () => undefined,
      );
    },
    press: () => send({ type: 'challenge.solve' }),
    reset: () => actor.send({ type: 'challenge.reset' }),
    /** Uses a result solved in advance for the next attempt, unless it has expired. */
    solve: () => {
      const { result } = actor.getSnapshot().context;
      return result === null || widget.isLate() ? solve(actor) : Promise.resolve(result);
    },
  } as const;
}

export type ChallengePart = ReturnType<typeof useChallenge>;
