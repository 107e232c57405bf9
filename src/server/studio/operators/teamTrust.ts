import { mayInStudio, type OperatorRole, operatorRoles } from '../../../domain/operatorRole.ts';

/** Rights of an operator, and the address for the operator's invitations. */
export interface Rights {
  readonly roles: readonly OperatorRole[];
  /** Null for all. */
  readonly merchants: readonly string[] | null;
  readonly disabled: boolean;
  readonly email: string | null;
}

/** Roles that move money, approve what others move, or give these rights. */
const trusted: readonly OperatorRole[] = ['money', 'approve', 'owner'];

/** Whether rights over the first merchants include those over the second; null is all. */
export const covers = (mine: readonly string[] | null, theirs: readonly string[] | null): boolean =>
  mine === null || theirs?.every((merchant) => mine.includes(merchant)) === true;

/**
 * Whether a change of rights needs a second owner: it gives a role of trust, gives it over more brands, or lets a
 * person with one in again. `before` is null for a new person.
 */
export function givesTrust(before: Rights | null, after: Rights): boolean {
  const held = (rights: Rights) => trusted.filter((role) => rights.roles.includes(role));
  if (after.disabled || held(after).length === 0) return false;
  if (before === null || before.disabled) return true;
  return held(after).some((role) => !before.roles.includes(role)) || !covers(before.merchants, after.merchants);
}

/** Whether a session would have more rights than it was made with: it needs another token then, which only a sign-in gives. */
export const gainsRights = (before: Rights, after: Rights): boolean =>
  operatorRoles.some((role) => mayInStudio(after.roles, role) && !mayInStudio(before.roles, role)) ||
  !covers(before.merchants, after.merchants);
