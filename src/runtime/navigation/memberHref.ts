import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { AgentPageKey } from '../../domain/agentPages.ts';
import type { MemberPageKey } from '../../domain/memberPages.ts';

/** The centres that an address opens over the current page: the parameter that has the key of a page. */
export type CentreKind = 'member' | 'agent';

/** Parameters of a page of a centre. Null removes one. */
export type CentreParams = Readonly<Record<string, string | null>>;

/** A centre in an address. */
export interface CentreAddress {
  /** Key of the page as written in the address; empty for the centre itself, null if the address does not open it. */
  readonly key: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Link that opens a centre over the current page, as `?member=withdraw&member.page=2`: the prefix keeps the parameters of both
 * pages apart. Without a key it opens the default page; on phones the menu. The other centre is closed.
 * @param search Query of the current page, which the link keeps.
 */
export function centreHref(kind: CentreKind, key: string, params: CentreParams, search: string): string {
  const query = new URLSearchParams(withoutCentre(search));
  query.set(kind, key);
  for (const [name, value] of Object.entries(params)) if (value !== null) query.set(`${kind}.${name}`, value);
  return `?${query}`;
}

/** `centreHref` of the member centre; see `useMemberHref`. */
export const memberHref = (key: MemberPageKey | '' = '', params: CentreParams = {}, search = ''): string =>
  centreHref('member', key, params, search);

/** `memberHref` for the current address. */
export function useMemberHref(): (key?: MemberPageKey | '', params?: CentreParams) => string {
  const { search } = useLocation();
  return useCallback((key, params) => memberHref(key, params, search), [search]);
}

/** `centreHref` of the agent centre for the current address. */
export function useAgentHref(): (key?: AgentPageKey | '', params?: CentreParams) => string {
  const { search } = useLocation();
  return useCallback((key = '', params = {}) => centreHref('agent', key, params, search), [search]);
}

export function readCentre(kind: CentreKind, search: string): CentreAddress {
  const query = new URLSearchParams(search);
  const prefix = `${kind}.`;
  const own = [...query].filter(([name]) => name.startsWith(prefix));
  return {
    key: query.get(kind),
    params: Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])),
  };
}

export const readMember = (search: string): CentreAddress => readCentre('member', search);

/** The query of the page below, for closing a centre. */
export function withoutCentre(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !/^(?:member|agent)(?:\.|$)/.test(name));
  return new URLSearchParams(kept).toString();
}

/** The room that an address opens over the page; empty for the first one, null for none. */
export const readChat = (search: string): string | null => new URLSearchParams(search).get('chat');

/** The query of the page with the chat room showing a room. */
export function chatSearch(room: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('chat', room);
  return query.toString();
}

/** The query of the page below the chat room. */
export function withoutChat(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('chat');
  return query.toString();
}
