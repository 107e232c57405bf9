import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { Failure } from '../../../wire/failure.ts';
import type { NewPasskey, PasskeyProof, StudioSession } from '../../../wire/studio/session.ts';
import { call } from '../../api/index.ts';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The person closed the browser's window, or the key is another one: another try can succeed. */
const failed = (cause: unknown) => new Failure('CODE_INCORRECT', { cause });

/** Signs a challenge of the server with a key or passkey. @throws Failure */
export async function usePasskey(trust: boolean): Promise<StudioSession> {
  const options = await call('passkeyOptions');
  const credential = await startAuthentication({ optionsJSON: options as unknown as Request }).catch((cause: unknown) => {
    throw failed(cause);
  });
  const body: PasskeyProof = { credential: credential as unknown as PasskeyProof['credential'], trust };
  return call('sendPasskey', { body });
}

/** Registers a key or passkey of this device. @throws Failure */
export async function registerPasskey(): Promise<void> {
  const options = await call('newPasskeyOptions');
  const credential = await startRegistration({ optionsJSON: options as unknown as Creation }).catch((cause: unknown) => {
    throw failed(cause);
  });
  await call('addPasskey', { body: credential as unknown as NewPasskey });
}
