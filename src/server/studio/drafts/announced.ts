/** Announcement between processes about the editors of a brand. */
export type Announced = { readonly merchant: string } & (
  | { readonly kind: 'at'; readonly operator: string; readonly name: string; readonly pointer: string | null }
  | { readonly kind: 'gone'; readonly operator: string }
  /** Asks every process who is there. */
  | { readonly kind: 'who' }
  | { readonly kind: 'draft'; readonly revision: number; readonly by: string }
  | { readonly kind: 'version'; readonly version: number; readonly by: string }
);

/** Other programs on the same channel have other first words. */
const mark = 'studio ';

export const payloadOf = (news: Announced): string => mark + JSON.stringify(news);

/** Null for a payload of another program. */
export function announcedIn(payload: string): Announced | null {
  if (!payload.startsWith(mark)) return null;
  return JSON.parse(payload.slice(mark.length)) as Announced;
}
