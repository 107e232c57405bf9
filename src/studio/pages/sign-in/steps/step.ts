import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Translate } from '../../../i18n/index.ts';
import type { StudioSignInFault, studioSignInMachine } from '../flow/index.ts';

type Machine = typeof studioSignInMachine;

/** Context from which a step of the sign-in is drawn. */
export interface StepProps
  extends Pick<SnapshotFrom<Machine>['context'], 'session' | 'fault' | 'lockedUntil' | 'recoveryCodes'> {
  readonly isBusy: boolean;
  readonly send: ActorRefFrom<Machine>['send'];
  /** Name of the person who was signed in before. */
  readonly name?: string;
}

/** Text of a fault, with the tries that are left; null without one. */
export function faultTextOf(fault: StudioSignInFault | null, text: Translate): string | null {
  if (fault === null) return null;
  const { code, triesLeft } = fault;
  const sentence =
    code === 'AUTH_INCORRECT'
      ? text('signIn.wrong.password')
      : code === 'CODE_INCORRECT'
        ? text('signIn.wrong.code')
        : code === 'NETWORK' || code === 'TIMEOUT'
          ? text('failure.network')
          : code === 'AUTH_REQUIRED'
            ? text('signIn.wrong.over')
            : text('failure.system');
  return triesLeft === null ? sentence : `${sentence} ${text('signIn.triesLeft', { count: triesLeft })}`;
}
