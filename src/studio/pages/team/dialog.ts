import type { TeamMember } from '../../../wire/studio/session.ts';

/** The dialog that is open. */
export type TeamDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'change' | 'disable' | 'reinvite'; readonly member: TeamMember };
