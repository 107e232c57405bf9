import { CompactEncrypt, importJWK } from 'jose';
import { customerServiceType } from '../../../domain/constants.ts';
import { supportChannel } from '../../../domain/supportChannel.ts';
import type { CustomerServiceAddress, CustomerServiceLookup, OneTimePublicKey } from '../../../wire/customerService.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const ttlSeconds = 60;
/** The help page, for a brand without live chat. */
const ownHelp = '/helpmc';

/**
 * The customer service URL, encrypted for the one-time key of this lookup. A brand without a VIP service has its live chat
 * answer every rank.
 * @throws {Failure} `VALIDATION` for an invalid key.
 */
export async function findCustomerService(
  { brand }: Tenant,
  publicKey: OneTimePublicKey,
  rankLevel: number | null,
  now: Date,
): Promise<CustomerServiceLookup> {
  const { contacts } = brand;
  const address: CustomerServiceAddress = {
    url: contacts[supportChannel(rankLevel)] ?? contacts.liveChat ?? ownHelp,
    type: customerServiceType,
    exp: Math.floor(now.getTime() / 1_000) + ttlSeconds,
  };
  // The schema cannot check whether the point is on the curve.
  const key = await importJWK({ ...publicKey }, 'ECDH-ES').catch(() => {
    throw new Failure('VALIDATION');
  });
  const path = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(address)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key);
  return { version: { pathList: [{ type: customerServiceType, path }] } };
}
