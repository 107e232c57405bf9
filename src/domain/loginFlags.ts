import { isFlagOn, isModuleOn, type ModuleBranch } from './module.ts';

/** Which ways in a merchant offers. */
export interface LoginFlags {
  readonly pwdEnabled: boolean;
  readonly hasFreePlay: boolean;
  readonly showVerCodeLogin: boolean;
  readonly smsEnabled: boolean;
  readonly mobileReg: boolean;
  readonly mobileRegPass: boolean;
  readonly usernameEnabled: boolean;
}

/** The SMS tab needs phone login as well: phone login has no flag of its own among the seven. */
export const loginFlags = (tree: readonly ModuleBranch[]): LoginFlags => ({
  pwdEnabled: isModuleOn(tree, 'pwdEnabled'),
  hasFreePlay: isModuleOn(tree, 'hasFreePlay'),
  showVerCodeLogin: isModuleOn(tree, 'showVerCodeLogin') && isFlagOn(tree, 'smsLogin'),
  smsEnabled: isModuleOn(tree, 'smsEnabled'),
  mobileReg: isModuleOn(tree, 'mobileReg'),
  mobileRegPass: isModuleOn(tree, 'mobileRegPass'),
  usernameEnabled: isModuleOn(tree, 'usernameEnabled'),
});

/** The registration forms a merchant offers, in the order of their tabs. */
export const registrationModes = ({ usernameEnabled, mobileReg }: LoginFlags): readonly ('username' | 'mobile')[] => [
  ...(usernameEnabled ? (['username'] as const) : []),
  ...(mobileReg ? (['mobile'] as const) : []),
];
