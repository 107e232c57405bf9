import { isModuleOn } from '../../domain/module.ts';
import type { BrandModules } from '../../manifest/index.ts';
import { useBoot } from './BrandProvider.tsx';

/** Whether the brand has a module switched on. The ids are those of the manifest's schema. */
export const useFlag = (modId: keyof BrandModules): boolean => isModuleOn(useBoot().permission.whitelabel, modId);
