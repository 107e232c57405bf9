import { sessionValues } from './session.ts';
import { closeInVault, openFromVault } from './vault.ts';

const name = 'cpw';

/** Keeps the password of a login as ciphertext, so that changing it need not ask for it again. */
export async function keepCurrentPassword(password: string): Promise<void> {
  const sealed = await closeInVault(place(), password);
  if (sealed !== null) sessionValues.write('cpw', sealed);
}

export const hasCurrentPassword = () => sessionValues.read('cpw') !== null;

export async function readCurrentPassword(): Promise<string | null> {
  const sealed = sessionValues.read('cpw');
  return sealed === null ? null : openFromVault(place(), sealed);
}

/** The key stays: other tabs may hold sessions of their own. */
export const forgetCurrentPassword = (): void => sessionValues.remove('cpw');

const place = () => ({ name, merchant: sessionValues.read('merchant') ?? '' });
