import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { missionCalls } from '../../../api/missions.ts';
import { randomText } from '../../../api/sealed.ts';
import { redEnvelopeMachine } from '../../../flows/red-envelope/index.ts';
import { useMedia } from '../../../runtime/centre/index.ts';
import { calmMotion } from '../../../theme/breakpoints.ts';
import type { EnvelopeOpened, RedEnvelope } from '../../../wire/missions.ts';

/** Runs the flow of opening an envelope. The part of the chance that this browser chooses stays the same after a lost answer. */
export function useEnvelope({ id, commitment }: RedEnvelope, onChanged: () => void) {
  const isCalm = useMedia(calmMotion);
  const [machine] = useState(() => {
    const clientSeed = randomText(16);
    return redEnvelopeMachine.provide({
      actors: {
        open: fromPromise<EnvelopeOpened, { readonly envelope: string }>(async ({ input }) => {
          const opened = await missionCalls.openEnvelope({ ...input, commitment, clientSeed });
          // The hash that this browser was shown before, so that the check does not rely on the answer.
          return { ...opened, result: { ...opened.result, commitment } };
        }),
      },
      actions: { changed: onChanged },
    });
  });
  return useMachine(machine, { input: { envelope: id, isCalm } });
}
