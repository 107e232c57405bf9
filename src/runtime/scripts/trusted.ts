interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): { readonly createScriptURL: (address: string) => unknown };
}

const types = () => (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
const made = new Map<string, string>();

/** One fixed URL as a TrustedScriptURL, from a policy that can create no other. */
export function trustedAddress(
  policy: 'challenge' | 'worker' | 'geetest' | 'recaptcha' | 'analytics',
  address: string,
): string {
  const known = made.get(policy);
  if (known !== undefined) return known;
  const trusted = types()
    ?.createPolicy(policy, { createScriptURL: () => address })
    .createScriptURL('') as string | undefined;
  made.set(policy, trusted ?? address);
  return trusted ?? address;
}

const places = new Set<string>();
let passes = false;

/** Lets a provider's script load further scripts from these prefixes only; each ends with a slash. */
export function trustPrograms(from: readonly `https://${string}/`[]): void {
  for (const place of from) places.add(place);
  if (passes) return;
  passes = true;
  types()?.createPolicy('default', {
    createScriptURL: (address) => ([...places].some((place) => address.startsWith(place)) ? address : null),
  });
}
