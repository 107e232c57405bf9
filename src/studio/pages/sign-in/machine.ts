import { fromPromise } from 'xstate';
import { Failure } from '../../../wire/failure.ts';
import type { StudioSignIn } from '../../../wire/studio/session.ts';
import { call } from '../../api/index.ts';
import { studioSignInMachine } from './flow/index.ts';
import { signWithPasskey } from './passkey.ts';

interface CodeInput {
  readonly code: string;
  readonly trust: boolean;
}

/** The flow with the calls of this server. */
export const signInMachine = studioSignInMachine.provide({
  actors: {
    signIn: fromPromise(async ({ input }: { input: StudioSignIn | null }) => {
      if (input === null) throw new Failure('SYSTEM');
      return call('signIn', { body: input });
    }),
    sendCode: fromPromise(({ input }: { input: CodeInput }) => call('sendCode', { body: input })),
    sendRecoveryCode: fromPromise(({ input }: { input: CodeInput }) => call('sendRecoveryCode', { body: input })),
    usePasskey: fromPromise(({ input }: { input: Pick<CodeInput, 'trust'> }) => signWithPasskey(input.trust)),
    skipEnrolment: fromPromise<Awaited<ReturnType<typeof skip>>, null>(() => skip()),
    startAgain: fromPromise<Awaited<ReturnType<typeof leave>>, null>(() => leave()),
    makeRecoveryCodes: fromPromise<readonly string[], null>(async () => (await call('recoveryCodes')).codes),
  },
});

const skip = () => call('skipEnrolment');
const leave = () => call('signOut');
