import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import type { MemberPageKey } from '../../../domain/memberPages.ts';

interface PageModule {
  readonly default: ComponentType;
}

/** Loaders of the pages, one chunk each, by page key. */
const loaders = new Map(
  Object.entries(import.meta.glob<PageModule>('../pages/*.page.tsx')).map(([file, load]) => [keyOf(file), load]),
);

function keyOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.page.tsx'.length);
}

/** Keys of the pages that exist. */
export const builtPages: ReadonlySet<string> = new Set(loaders.keys());

const components = new Map<MemberPageKey, LazyExoticComponent<ComponentType>>();

/** The component of a page. A failed load is repeated by the next call. */
export function memberPage(key: MemberPageKey): LazyExoticComponent<ComponentType> {
  const known = components.get(key);
  if (known !== undefined) return known;
  const load = loaders.get(key);
  if (load === undefined) throw new Error(`src/features/member-centre/pages has no ${key}.page.tsx.`);
  const component = lazy(() =>
    importWithRetry(load).catch((cause: unknown) => {
      components.delete(key);
      throw cause;
    }),
  );
  components.set(key, component);
  return component;
}
