import { createContext, type ReactNode, useContext } from 'react';
import { isModuleOn, type ModuleId } from '../../domain/module.ts';
import type { Boot, SiteBrand } from '../../wire/boot.ts';

const BootContext = createContext<Boot | null>(null);

export interface BrandProviderProps {
  readonly boot: Boot;
  readonly children: ReactNode;
}

/** Provides the brand to everything below. */
export function BrandProvider({ boot, children }: BrandProviderProps) {
  return <BootContext value={boot}>{children}</BootContext>;
}

/** Data that the server embedded in the page. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (boot === null) throw new Error('useBoot needs a BrandProvider above it.');
  return boot;
}

export const useBrand = (): SiteBrand => useBoot().brand;

/** Whether a module is on for this brand. */
export const useFlag = (id: ModuleId): boolean => isModuleOn(useBrand(), id);
