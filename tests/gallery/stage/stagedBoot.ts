import type { ModuleId, Modules } from '../../../src/domain/module.ts';
import type { Boot } from '../../../src/wire/boot.ts';
import type { Scene } from '../plan.ts';

/**
 * The brand's boot data with all flow modules enabled: the gallery shows everything a flow can do, with the brand's theme, texts,
 * fields and rules. Disabled modules are covered by the brand's page stories.
 */
export function stagedBoot(boot: Boot, { off = [], status }: Scene): Boot {
  const { permission, brand } = boot;
  const ids = Object.keys(brand.modules) as ModuleId[];
  const modules = Object.fromEntries(ids.map((id) => [id, !off.includes(id)])) as Modules;
  const { fields } = permission.registerRules;
  return {
    ...boot,
    status: { ...boot.status, ...status },
    permission: {
      ...permission,
      customerService: { ...permission.customerService, available: true },
      registerRules: {
        ...permission.registerRules,
        captcha: false,
        fields: { ...fields, affiliateCode: { ...freeText, ...fields['affiliateCode'], enabled: true, required: false } },
      },
    },
    brand: {
      ...brand,
      modules,
      loginedToHomePage: false,
      signIn: { ...brand.signIn, social: ['google', 'facebook'], firebase: null },
    },
  };
}

const freeText = { required: false, acceptedPattern: '*', patternId: 1, minLength: 0, maxLength: 64 } as const;
