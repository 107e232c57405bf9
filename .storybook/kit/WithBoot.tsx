import type { ReactNode } from 'react';
import { useBoot } from '../../src/runtime/brand/index.ts';
import type { Boot } from '../../src/wire/boot.ts';

/** Parts know no brand; their stories take its pictures from the page around them. */
export function WithBoot({ children }: { readonly children: (boot: Boot) => ReactNode }) {
  return children(useBoot());
}
