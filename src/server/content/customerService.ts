import { CompactEncrypt, importJWK } from 'jose';
import { customerServiceType } from '../../domain/customerService.ts';
import type { CustomerServiceAddress, CustomerServiceLookup, OneTimePublicKey } from '../../wire/customerService.ts';
import { Failure } from '../../wire/failure.ts';
import type { Tenant } from '../registry/tenant.ts';

const lifetime = 60;
/** The site's own help, for a brand that names no chat. */
const ownHelp = '/helpmc';

/** Where a visitor talks to a person, sealed for the key of this one lookup. */
export async function findCustomerService(
  { brand }: Tenant,
  publicKey: OneTimePublicKey,
  now: Date,
): Promise<CustomerServiceLookup> {
  const address: CustomerServiceAddress = {
    url: brand.contacts.liveChat ?? ownHelp,
    type: customerServiceType,
    exp: Math.floor(now.getTime() / 1_000) + lifetime,
  };
  // A point that is not on the curve has the right shape and is still no key.
  const key = await importJWK({ ...publicKey }, 'ECDH-ES').catch(() => {
    throw new Failure('VALIDATION');
  });
  const path = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(address)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key);
  return { version: { pathList: [{ type: customerServiceType, path }] } };
}
