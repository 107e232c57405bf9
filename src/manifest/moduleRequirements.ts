import type { BrandModules } from './manifest.generated.ts';

export type ModuleName = keyof BrandModules;

/** The module that each module requires, if any. A module the manifest does not mention is off if its requirement is off. */
export const moduleRequirements: Readonly<Record<ModuleName, ModuleName | null>> = {
  DIRECTREG3: null,
  MANPLAYREB3: 'MEMBERCENTER',
  CHNGPASSVERIF3: null,
  MOBILEVERCODELOGIN3: 'showVerCodeLogin',
  mobileReg: null,
  smsEnabled: 'mobileReg',
  mobileRegPass: 'mobileReg',
  usernameEnabled: null,
  hasFreePlay: null,
  pwdEnabled: null,
  showVerCodeLogin: 'MOBILEVERCODELOGIN3',
  MEMBERCENTER: null,
  INVITE: 'MEMBERCENTER',
};

export const moduleNames = Object.keys(moduleRequirements) as ModuleName[];

/** Modules that open a screen which needs at least one of two others. */
export const alternatives = [
  { module: 'DIRECTREG3', oneOf: ['usernameEnabled', 'mobileReg'] },
  { module: 'mobileReg', oneOf: ['mobileRegPass', 'smsEnabled'] },
] as const satisfies readonly { readonly module: ModuleName; readonly oneOf: readonly [ModuleName, ModuleName] }[];
