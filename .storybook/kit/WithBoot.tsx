import type { ReactNode } from 'react';
import { useBoot } from '../../src/runtime/brand/index.ts';
import type { Boot } from '../../src/wire/boot.ts';

/** UI components do not depend on a brand; this passes the boot data of the current one, e.g. its images, to their stories. */
export function WithBoot({ children }: { readonly children: (boot: Boot) => ReactNode }) {
  return children(useBoot());
}
