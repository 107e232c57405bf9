import { describe, expect, it } from 'vitest';
import { isFlagOn, isModuleOn, type ModuleBranch, type ModuleFlag, moduleCodes } from './module.ts';

const node = (modId: string, enabled: string, childrenNodes: ModuleBranch[] = []): ModuleBranch => ({
  modId,
  enabled,
  childrenNodes,
});

describe('isModuleOn', () => {
  it("takes only '1' as on [MODULE-05]", () => {
    expect(isModuleOn([node('A', '1')], 'A')).toBe(true);
    expect(['0', 'true', '', 'Y'].map((enabled) => isModuleOn([node('A', enabled)], 'A'))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('needs every node above to be on', () => {
    expect(isModuleOn([node('ROOT', '1', [node('A', '1')])], 'A')).toBe(true);
    expect(isModuleOn([node('ROOT', '0', [node('A', '1')])], 'A')).toBe(false);
  });
});

it.each<[ModuleFlag, string]>([
  ['phoneReset', 'CHNGPASSVERIF3'],
  ['smsLogin', 'MOBILEVERCODELOGIN3'],
  ['directRegister', 'DIRECTREG3'],
  ['cashback', 'MANPLAYREB3'],
])('%s follows %s and is off when missing [MODULE-01] [MODULE-02] [MODULE-03] [MODULE-04] [ROLE-16]', (flag, code) => {
  expect(moduleCodes[flag]).toBe(code);
  expect(isFlagOn([node(code, '1')], flag)).toBe(true);
  expect(isFlagOn([], flag)).toBe(false);
});

it('shows member centre and invitations unless a node says no [ROLE-16]', () => {
  expect(isFlagOn([], 'memberCentre')).toBe(true);
  expect(isFlagOn([], 'invite')).toBe(true);
  expect(isFlagOn([node('INVITE', '0')], 'invite')).toBe(false);
});
