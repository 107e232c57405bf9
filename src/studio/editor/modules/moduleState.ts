import { alternatives, type ModuleName, moduleNames, moduleRequirements } from '../../../manifest/moduleRequirements.ts';
import { valueAt } from '../document/values.ts';
import { fieldAt } from '../fields/fieldModel.ts';

export interface ModuleState {
  readonly name: ModuleName;
  readonly isOn: boolean;
  /** Must be on as well. */
  readonly needs: ModuleName | null;
  /** One of these must be on as well. */
  readonly needsOneOf: readonly ModuleName[];
  /** Modules that are switched off with it. */
  readonly hides: readonly ModuleName[];
  /** On, but of no use as things are; each way out is a set of switches. */
  readonly waysOut: readonly Readonly<Partial<Record<ModuleName, boolean>>>[];
}

/** Every module as the document has it. */
export function moduleStates(document: unknown): readonly ModuleState[] {
  return moduleNames.map((name) => {
    const isOn = isModuleOn(document, name);
    const needs = moduleRequirements[name];
    const needsOneOf = alternatives.find(({ module }) => module === name)?.oneOf ?? [];
    return {
      name,
      isOn,
      needs,
      needsOneOf,
      hides: moduleNames.filter((other) => moduleRequirements[other] === name),
      waysOut: isOn ? waysOut(document, name, needs, needsOneOf) : [],
    };
  });
}

/** Whether a module works: what is written, else the standard, unless what it needs is switched off. */
export function isModuleOn(document: unknown, name: ModuleName): boolean {
  const written = valueAt(document, ['modules', name]);
  if (typeof written === 'boolean') return written;
  const required = moduleRequirements[name];
  if (required !== null && valueAt(document, ['modules', required]) === false) return false;
  return fieldAt(['modules', name])?.standard === true;
}

function waysOut(document: unknown, name: ModuleName, needs: ModuleName | null, needsOneOf: readonly ModuleName[]) {
  const off = { [name]: false };
  if (needs !== null && !isModuleOn(document, needs)) return [{ [needs]: true }, off];
  if (needsOneOf.length > 0 && !needsOneOf.some((other) => isModuleOn(document, other)))
    return [...needsOneOf.map((other) => ({ [other]: true })), off];
  return [];
}

/** Ways into the site with the switches as they are. */
export interface WaysIn {
  readonly register: readonly ('username' | 'mobile')[];
  readonly signIn: readonly ('password' | 'sms')[];
  readonly canResetPassword: boolean;
  readonly canPlayAsGuest: boolean;
}

export function waysIn(document: unknown): WaysIn {
  const isOn = (name: ModuleName) => isModuleOn(document, name);
  const byMobile = isOn('mobileReg') && (isOn('smsEnabled') || isOn('mobileRegPass'));
  return {
    register: [...(isOn('usernameEnabled') ? (['username'] as const) : []), ...(byMobile ? (['mobile'] as const) : [])],
    signIn: ['password', ...(isOn('showVerCodeLogin') && isOn('MOBILEVERCODELOGIN3') ? (['sms'] as const) : [])],
    canResetPassword: isOn('CHNGPASSVERIF3'),
    canPlayAsGuest: isOn('hasFreePlay'),
  };
}

const named: readonly { readonly id: 'register' | 'signIn' | 'member' | 'guest'; readonly modules: readonly ModuleName[] }[] = [
  { id: 'register', modules: ['usernameEnabled', 'mobileReg', 'smsEnabled', 'mobileRegPass', 'DIRECTREG3'] },
  { id: 'signIn', modules: ['showVerCodeLogin', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'pwdEnabled'] },
  { id: 'member', modules: ['MEMBERCENTER', 'MANPLAYREB3', 'INVITE'] },
  { id: 'guest', modules: ['hasFreePlay'] },
];

/** Groups of the page; a module that the schema gains stands with the last. */
export const moduleGroups = named.map((group, index) => ({
  ...group,
  modules:
    index < named.length - 1
      ? group.modules
      : [...group.modules, ...moduleNames.filter((name) => !named.some(({ modules }) => modules.includes(name)))],
}));
