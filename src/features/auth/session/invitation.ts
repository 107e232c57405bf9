import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const names = ['affiliateCode', 'referralCode'] as const;
const kept = new Map<(typeof names)[number], string>();

/** Codes of the address that the visit came by. Kept for the visit, whatever page it moves on to. */
export const invitation = {
  /** The code that may stand in for the field of the form. */
  code: (): string | null => kept.get('affiliateCode') ?? kept.get('referralCode') ?? null,

  /** Where the visitor is, with the codes of the visit. */
  address(): URL {
    const address = new URL(location.href);
    for (const [name, code] of kept) address.searchParams.set(name, code);
    return address;
  },
};

/** Reads the codes of every address of the visit. */
export function useInvitation(): void {
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    for (const name of names) {
      const code = query.get(name);
      if (code !== null && code !== '') kept.set(name, code);
    }
  }, [search]);
}
