/** `members`: accounts of players; `money`: what moves money; `approve`: approves acts of other operators. */
export const deskRoles = ['members', 'money', 'approve'] as const;
/** `viewer`: reads brands; `editor`: changes drafts; `publisher`: publishes and rolls back; `owner`: manages operators. */
export const studioRoles = ['viewer', 'editor', 'publisher', 'owner'] as const;
export const operatorRoles = [...deskRoles, ...studioRoles] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const impliedRoles: Partial<Record<OperatorRole, readonly OperatorRole[]>> = {
  owner: studioRoles,
  publisher: ['publisher', 'editor', 'viewer'],
  editor: ['editor', 'viewer'],
  members: ['members', 'viewer'],
  money: ['money', 'viewer'],
  approve: ['approve', 'viewer'],
};

/** Whether one of the roles carries the right of one of those that an act needs in the studio. Roles add up. */
export const mayInStudio = (roles: readonly OperatorRole[], needed: OperatorRole | readonly OperatorRole[]): boolean =>
  roles.some((role) => (impliedRoles[role] ?? [role]).some((implied) => [needed].flat().includes(implied)));
