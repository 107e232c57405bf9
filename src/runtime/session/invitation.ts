import { invitationCodes, type Visit } from './visit.ts';

/** The invitation code that prefills the registration form. */
export function invitationCode(visit: Visit): string | null {
  const codes = visit.read(invitationCodes);
  return codes.get('affiliateCode') ?? codes.get('referralCode') ?? null;
}

/** The current address with the invitation codes of the visit. */
export function invitationAddress(visit: Visit): URL {
  const address = new URL(location.href);
  for (const [name, code] of visit.read(invitationCodes)) address.searchParams.set(name, code);
  return address;
}
