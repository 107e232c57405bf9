import { type Modules, moduleCodes } from './module.ts';

/** Login and registration methods of a brand. */
export interface LoginFlags {
  readonly pwdEnabled: boolean;
  readonly hasFreePlay: boolean;
  readonly showVerCodeLogin: boolean;
  readonly smsEnabled: boolean;
  readonly mobileReg: boolean;
  readonly mobileRegPass: boolean;
  readonly usernameEnabled: boolean;
}

/** The seven flags; a module that is not given is off. */
export const loginFlags = (modules: Partial<Modules>): LoginFlags => ({
  pwdEnabled: modules.pwdEnabled === true,
  hasFreePlay: modules.hasFreePlay === true,
  showVerCodeLogin: isSmsLoginOn(modules),
  smsEnabled: modules.smsEnabled === true,
  mobileReg: modules.mobileReg === true,
  mobileRegPass: modules.mobileRegPass === true,
  usernameEnabled: modules.usernameEnabled === true,
});

/** Login by SMS has two modules. Where only one of them is given, it decides alone. */
function isSmsLoginOn(modules: Partial<Modules>): boolean {
  const given = [modules.showVerCodeLogin, modules[moduleCodes.smsLogin]].filter((flag) => flag !== undefined);
  return given.length > 0 && given.every(Boolean);
}

/** The registration forms a merchant offers, in tab order; empty if it offers none. */
export const registrationModes = ({ usernameEnabled, mobileReg }: LoginFlags): readonly ('username' | 'mobile')[] => [
  ...(usernameEnabled ? (['username'] as const) : []),
  ...(mobileReg ? (['mobile'] as const) : []),
];
