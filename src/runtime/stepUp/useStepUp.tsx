import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { Failure } from '../../wire/failure.ts';
import type { StepUpDemand } from '../../wire/verification.ts';

const StepUpDialog = lazy(() => importWithRetry(() => import('./StepUpDialog.tsx')));

/** An act of the account, with the ticket of a proof once the server has asked for one. */
export type SteppedUpAct<Value> = (ticket: string | undefined) => Promise<Value>;

interface Asking {
  readonly demand: StepUpDemand;
  readonly onTicket: (ticket: string) => void;
  readonly onCancel: () => void;
}

export interface StepUpRun {
  /**
   * Runs an act. If the server asks for a proof, the dialog does, and the act is sent again as it was.
   * @throws {Failure} of the act; `STEP_UP` if the member cancels
   */
  readonly run: <Value>(act: SteppedUpAct<Value>) => Promise<Value>;
  /** To be rendered beside the form, which stays as it is. */
  readonly dialog: ReactNode;
}

/** Acts that a session alone does not permit. */
export function useStepUp(): StepUpRun {
  const [asking, setAsking] = useState<Asking | null>(null);
  // Valid again after an act that was refused for what was typed.
  const kept = useRef<string | undefined>(undefined);
  const run = useCallback(async <Value,>(act: SteppedUpAct<Value>): Promise<Value> => {
    try {
      return await act(kept.current);
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.code !== 'STEP_UP') throw thrown;
      const ticket = await new Promise<string>((resolve, reject) =>
        setAsking({ demand: thrown.value as StepUpDemand, onTicket: resolve, onCancel: () => reject(thrown) }),
      ).finally(() => setAsking(null));
      kept.current = ticket;
      const value = await act(ticket);
      kept.current = undefined;
      return value;
    }
  }, []);
  return {
    run,
    dialog:
      asking === null ? null : (
        <Suspense fallback={null}>
          <StepUpDialog {...asking} />
        </Suspense>
      ),
  };
}
