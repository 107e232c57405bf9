import { describe, expect, it } from 'vitest';
import { operatorRoles } from '../../../domain/operatorRole.ts';
import { gainsRights, givesTrust, type Rights } from './teamTrust.ts';

const rights = (more: Partial<Rights> = {}): Rights => ({
  roles: ['viewer'],
  merchants: null,
  disabled: false,
  email: null,
  ...more,
});

describe('a second owner is needed [OPS-08]', () => {
  it.each(operatorRoles)('for the role %s only where it moves money, approves, or gives rights', (role) => {
    const isTrusted = ['money', 'approve', 'owner'].includes(role);
    expect(givesTrust(null, rights({ roles: [role] }))).toBe(isTrusted);
    expect(givesTrust(rights({ roles: ['members'] }), rights({ roles: ['members', role] }))).toBe(isTrusted);
    // Held before, or taken away.
    expect(givesTrust(rights({ roles: [role] }), rights({ roles: [role] }))).toBe(false);
    expect(givesTrust(rights({ roles: [role] }), rights())).toBe(false);
  });

  it('for more brands under a role of trust, and not for fewer or for another role', () => {
    const [one, two] = [['alpha'], ['alpha', 'beta']];
    const over = (merchants: readonly string[] | null, role: 'money' | 'editor' = 'money') =>
      rights({ roles: [role], merchants });
    expect(givesTrust(over(one), over(two))).toBe(true);
    expect(givesTrust(over(two), over(null))).toBe(true);
    expect(givesTrust(over(one), over(['beta']))).toBe(true);
    expect(givesTrust(over(two), over(one))).toBe(false);
    expect(givesTrust(over(null), over(two))).toBe(false);
    expect(givesTrust(over(one, 'editor'), over(null, 'editor'))).toBe(false);
  });

  it('to let a person with a role of trust in again, and not to keep one out', () => {
    const [open, out] = [rights({ roles: ['approve'] }), rights({ roles: ['approve'], disabled: true })];
    expect(givesTrust(out, open)).toBe(true);
    expect(givesTrust(open, out)).toBe(false);
    expect(givesTrust(null, out)).toBe(false);
    expect(givesTrust(rights({ disabled: true }), rights())).toBe(false);
  });
});

describe('a session ends with more rights than it was made with [OPS-08]', () => {
  it.each([
    [['viewer'], ['viewer', 'money'], true],
    [['editor'], ['publisher'], true],
    [['publisher'], ['editor'], false],
    // Implied by the role before.
    [['publisher'], ['publisher', 'viewer'], false],
    [['viewer', 'money'], ['viewer'], false],
  ] as const)('from the roles %j to %j: %s', (before, after, gains) => {
    expect(gainsRights(rights({ roles: before }), rights({ roles: after }))).toBe(gains);
  });

  it('over more brands, and not over fewer', () => {
    const over = (...merchants: string[]) => rights({ merchants });
    expect(gainsRights(over('alpha'), over('alpha', 'beta'))).toBe(true);
    expect(gainsRights(over('alpha'), rights())).toBe(true);
    expect(gainsRights(over('alpha', 'beta'), over('alpha'))).toBe(false);
  });
});
