import { isModuleOn, type ModuleId } from '../../domain/module.ts';
import { useBrand } from './BrandProvider.tsx';

/** Whether a module is on for this brand. */
export const useFlag = (id: ModuleId): boolean => isModuleOn(useBrand(), id);
