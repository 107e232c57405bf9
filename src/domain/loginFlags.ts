import { isModuleOn, type Modules, moduleCodes } from './module.ts';

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

/** The SMS tab also requires phone login, which is not one of the seven flags. */
export const loginFlags = (modules: Modules): LoginFlags => ({
  pwdEnabled: modules.pwdEnabled,
  hasFreePlay: modules.hasFreePlay,
  showVerCodeLogin: modules.showVerCodeLogin && isModuleOn({ modules }, moduleCodes.smsLogin),
  smsEnabled: modules.smsEnabled,
  mobileReg: modules.mobileReg,
  mobileRegPass: modules.mobileRegPass,
  usernameEnabled: modules.usernameEnabled,
});

/** The registration forms a merchant offers, in tab order. */
export const registrationModes = ({ usernameEnabled, mobileReg }: LoginFlags): readonly ('username' | 'mobile')[] => [
  ...(usernameEnabled ? (['username'] as const) : []),
  ...(mobileReg ? (['mobile'] as const) : []),
];
