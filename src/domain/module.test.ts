import { expect, it } from 'vitest';
import { isModuleOn, type ModuleId, type Modules, moduleCodes } from './module.ts';

const only = (on: ModuleId): { modules: Modules } => {
  const ids = Object.values(moduleCodes);
  return { modules: Object.fromEntries(ids.map((id) => [id, id === on])) as Modules };
};

it.each<[keyof typeof moduleCodes, ModuleId]>([
  ['phoneReset', 'CHNGPASSVERIF3'],
  ['smsLogin', 'MOBILEVERCODELOGIN3'],
  ['directRegister', 'DIRECTREG3'],
  ['cashback', 'MANPLAYREB3'],
  ['memberCentre', 'MEMBERCENTER'],
  ['invite', 'INVITE'],
])('%s follows %s alone [MODULE-01] [MODULE-02] [MODULE-03] [MODULE-04] [ROLE-16]', (name, id) => {
  expect(moduleCodes[name]).toBe(id);
  expect(Object.values(moduleCodes).filter((other) => isModuleOn(only(other), id))).toEqual([id]);
});

it('does not compile with an id that the schema does not have', () => {
  // @ts-expect-error The id is misspelt.
  expect(isModuleOn(only('INVITE'), 'INVITES')).toBeUndefined();
});
