import type { PreviewLink } from '../../../wire/studio/previews.ts';

export type LinkState = 'open' | 'revoked' | 'ended';

/** State of a link at a moment. */
export function linkState({ revokedAt, expiresAt }: Pick<PreviewLink, 'revokedAt' | 'expiresAt'>, now: number): LinkState {
  if (revokedAt !== null) return 'revoked';
  return new Date(expiresAt).getTime() > now ? 'open' : 'ended';
}
