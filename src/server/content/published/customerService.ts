import { CompactEncrypt, importJWK } from 'jose';
import { customerServiceTypes, supportChannel } from '../../../domain/supportChannel.ts';
import type { CustomerServiceAddress, CustomerServiceLookup, OneTimePublicKey } from '../../../wire/customerService.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const ttlSeconds = 60;
/** The help page, for a brand without live chat. */
const ownHelp = '/helpmc';

/**
 * Every way to customer service that the brand has, each encrypted for the one-time key of this lookup; the live chat first. A brand
 * without a VIP service has its live chat answer every rank.
 * @throws {Failure} `VALIDATION` for an invalid key.
 */
export async function findCustomerService(
  { brand }: Tenant,
  publicKey: OneTimePublicKey,
  rankLevel: number | null,
  now: Date,
): Promise<CustomerServiceLookup> {
  const { contacts } = brand;
  const { email, social, liveChat = ownHelp } = contacts;
  const exp = Math.floor(now.getTime() / 1_000) + ttlSeconds;
  const addresses: readonly CustomerServiceAddress[] = [
    { url: contacts[supportChannel(rankLevel)] ?? liveChat, type: customerServiceTypes.chat, exp },
    ...(email === undefined ? [] : [{ url: `mailto:${email}`, type: customerServiceTypes.email, exp }]),
    ...social.map(({ url }) => ({ url, type: customerServiceTypes.social, exp })),
  ];
  // The schema cannot check whether the point is on the curve.
  const key = await importJWK({ ...publicKey }, 'ECDH-ES').catch(() => {
    throw new Failure('VALIDATION');
  });
  const sealed = (address: CustomerServiceAddress) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(address)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(key);
  const pathList = addresses.map(async (address) => ({ type: address.type, path: await sealed(address) }));
  return { version: { pathList: await Promise.all(pathList) } };
}
