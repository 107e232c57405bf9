import { defineModule, type Setting } from '../modules/index.ts';
import { createSharedSecrets } from './sharedSecrets.ts';
import { createVendorSecrets } from './vendorSecrets.ts';

export { createSharedSecrets, faultText, type SharedSecrets } from './sharedSecrets.ts';
export type { SecretSource, VendorSecrets } from './vendorSecrets.ts';

type ReadSecret = Parameters<typeof createSharedSecrets>[0];

export const secretsModule = defineModule({
  needs: ['settings', 'db', 'now', 'vault', 'audit'],
  gives: {
    shared: ({ settings }: Setting<'environmentSecret', ReadSecret>) => createSharedSecrets(settings.environmentSecret),
    secrets: createVendorSecrets,
  },
});
