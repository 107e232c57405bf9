import type { BrandModules } from './manifest.generated.ts';

export type ModuleName = keyof BrandModules;

/** Switches that do nothing without another one. Where only the other is written, the default follows it. */
export const moduleRequirements = {
  smsEnabled: 'mobileReg',
  mobileRegPass: 'mobileReg',
  MOBILEVERCODELOGIN3: 'showVerCodeLogin',
  showVerCodeLogin: 'MOBILEVERCODELOGIN3',
  MANPLAYREB3: 'MEMBERCENTER',
  INVITE: 'MEMBERCENTER',
} as const satisfies Partial<Record<ModuleName, ModuleName>>;

/** Switches that open a screen which needs one of two others to be of use. */
export const alternatives = [
  { module: 'DIRECTREG3', oneOf: ['usernameEnabled', 'mobileReg'] },
  { module: 'mobileReg', oneOf: ['mobileRegPass', 'smsEnabled'] },
] as const satisfies readonly { readonly module: ModuleName; readonly oneOf: readonly [ModuleName, ModuleName] }[];
