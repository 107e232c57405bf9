import { isModuleOn } from '../../domain/module.ts';
import { useBoot } from './BrandProvider.tsx';

/** Whether a module of the white-label tree is on for this brand. */
export const useFlag = (modId: string): boolean => isModuleOn(useBoot().permission.whitelabel, modId);
