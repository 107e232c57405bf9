/** Codes of the functions a merchant can switch, and what each one switches. */
export const moduleCodes = {
  phoneReset: 'CHNGPASSVERIF3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  directRegister: 'DIRECTREG3',
  cashback: 'MANPLAYREB3',
  memberCentre: 'MEMBERCENTER',
  invite: 'INVITE',
} as const;
export type ModuleFlag = keyof typeof moduleCodes;

/** Two are on unless a merchant says otherwise; every other missing node is off. */
const onWhenMissing: ReadonlySet<string> = new Set([moduleCodes.memberCentre, moduleCodes.invite]);

export interface ModuleBranch {
  readonly modId: string;
  readonly enabled: string;
  readonly childrenNodes: readonly ModuleBranch[];
}

/** A node is on only if it and every node above it carry `'1'`. */
export function isModuleOn(tree: readonly ModuleBranch[], modId: string): boolean {
  const path = pathTo(tree, modId);
  return path === null ? onWhenMissing.has(modId) : path.every((node) => node.enabled === '1');
}

export const isFlagOn = (tree: readonly ModuleBranch[], flag: ModuleFlag) => isModuleOn(tree, moduleCodes[flag]);

function pathTo(tree: readonly ModuleBranch[], modId: string): readonly ModuleBranch[] | null {
  for (const node of tree) {
    if (node.modId === modId) return [node];
    const below = pathTo(node.childrenNodes, modId);
    if (below !== null) return [node, ...below];
  }
  return null;
}
