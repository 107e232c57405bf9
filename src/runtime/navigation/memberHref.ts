import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { MemberPageKey } from '../../domain/memberPages.ts';

const pageParam = 'member';
const prefix = `${pageParam}.`;

/** Parameters of a page of the member centre. Null removes one. */
export type MemberParams = Readonly<Record<string, string | null>>;

/** The member centre in an address. */
export interface MemberAddress {
  /** Key of the page as written in the address; empty for the centre itself, null if the address does not open it. */
  readonly key: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Link that opens the member centre over the current page, as `?member=withdraw&member.page=2`: the prefix keeps the
 * parameters of both pages apart. Without a key it opens the default page; on phones the menu.
 * @param search Query of the current page, which the link keeps; see `useMemberHref`.
 */
export function memberHref(key: MemberPageKey | '' = '', params: MemberParams = {}, search = ''): string {
  const query = new URLSearchParams(withoutMember(search));
  query.set(pageParam, key);
  for (const [name, value] of Object.entries(params)) if (value !== null) query.set(`${prefix}${name}`, value);
  return `?${query}`;
}

/** `memberHref` for the current address. */
export function useMemberHref(): (key?: MemberPageKey | '', params?: MemberParams) => string {
  const { search } = useLocation();
  return useCallback((key, params) => memberHref(key, params, search), [search]);
}

export function readMember(search: string): MemberAddress {
  const query = new URLSearchParams(search);
  const own = [...query].filter(([name]) => name.startsWith(prefix));
  return {
    key: query.get(pageParam),
    params: Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])),
  };
}

/** The query of the page below, for closing the centre. */
export function withoutMember(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== pageParam && !name.startsWith(prefix));
  return new URLSearchParams(kept).toString();
}
