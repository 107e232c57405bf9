import type { InvitationLink, TeamMember } from '../../../wire/studio/session.ts';

/** The dialog that is open. */
export type TeamDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'change' | 'disable' | 'reinvite'; readonly member: TeamMember }
  | { readonly kind: 'link'; readonly name: string; readonly link: InvitationLink };
