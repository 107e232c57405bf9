import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { StudioSession } from '../../../wire/studio/session.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../kit/index.ts';
import { signInMachine } from './machine.ts';
import { SignInFrame } from './SignInFrame.tsx';
import * as css from './signIn.css.ts';
import { CodesStep } from './steps/CodesStep.tsx';
import { EnrolStep } from './steps/EnrolStep.tsx';
import { FactorStep } from './steps/FactorStep.tsx';
import { LockedStep } from './steps/LockedStep.tsx';
import { PasswordStep } from './steps/PasswordStep.tsx';
import { RecoveryStep } from './steps/RecoveryStep.tsx';
import type { StepProps } from './steps/step.ts';

export interface SignInProps {
  readonly session: StudioSession;
  /** Called with the open session. */
  readonly onSession: (session: StudioSession) => void;
  /** Name of the person of an ended session, in its dialog. */
  readonly name?: string;
  /** Without the page around it. */
  readonly isEmbedded?: boolean;
}

/** Sign-in of an operator, drawn from the flow `studio-sign-in`. */
export default function SignIn({ session, onSession, name, isEmbedded = false }: SignInProps) {
  const [state, send] = useMachine(signInMachine, { input: { session, now: Date.now } });
  const { output } = state;
  useEffect(() => {
    if (output !== undefined) onSession(output);
  }, [output, onSession]);

  const step: StepProps = { ...state.context, isBusy: state.hasTag('busy'), send, ...(name === undefined ? {} : { name }) };
  const isAt = (...names: readonly string[]) => names.some((each) => state.value === each);
  const drawn = isAt('locked') ? (
    <LockedStep {...step} />
  ) : isAt('enrolment', 'binding', 'skipping') ? (
    <EnrolStep {...step} />
  ) : isAt('makingCodes', 'codes') ? (
    <CodesStep {...step} />
  ) : state.matches({ factor: 'recovery' }) || state.matches({ factor: 'checkingRecovery' }) ? (
    <RecoveryStep {...step} />
  ) : state.matches('factor') ? (
    <FactorStep {...step} />
  ) : (
    <PasswordStep {...step} />
  );
  if (isEmbedded) return <div className={css.embedded}>{drawn}</div>;
  return (
    <SignInFrame>
      <div className={css.form}>
        <Steps isProven={state.context.session.step !== 'signedOut'} />
        {drawn}
      </div>
    </SignInFrame>
  );
}

function Steps({ isProven }: { readonly isProven: boolean }) {
  const text = useText();
  return (
    <ol className={css.steps} aria-label={text('signIn.steps')}>
      <li className={isProven ? css.stepDone : css.stepNow} {...(isProven ? {} : { 'aria-current': 'step' as const })}>
        {isProven ? <Icon name="check-circle" weight="fill" size={16} /> : <span className={css.number}>1</span>}
        {text('signIn.password')}
      </li>
      <li className={css.stepLine} aria-hidden="true" />
      <li className={isProven ? css.stepNow : css.step} {...(isProven ? { 'aria-current': 'step' as const } : {})}>
        <span className={css.number}>2</span>
        {text('signIn.secondProof')}
      </li>
    </ol>
  );
}
