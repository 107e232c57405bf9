import type { ModuleId } from './modules.generated.ts';

export type { ModuleId } from './modules.generated.ts';

/** Module switches of a brand. */
export type Modules = Readonly<Record<ModuleId, boolean>>;

/** Readable names of modules whose id is a code. */
export const moduleCodes = {
  phoneReset: 'CHNGPASSVERIF3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  directRegister: 'DIRECTREG3',
  cashback: 'MANPLAYREB3',
  memberCentre: 'MEMBERCENTER',
  invite: 'INVITE',
} as const satisfies Readonly<Record<string, ModuleId>>;

export const isModuleOn = ({ modules }: { readonly modules: Modules }, id: ModuleId): boolean => modules[id];
