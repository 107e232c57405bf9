import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';

export interface PageModule {
  readonly default: ComponentType;
}

interface CentrePages<Key extends string> {
  /** Keys of the pages that exist. */
  readonly built: ReadonlySet<string>;
  /** The component of a page. A failed load is repeated by the next call. */
  readonly component: (key: Key) => LazyExoticComponent<ComponentType>;
}

/** @param files Loaders of `<key>.page.tsx`, one chunk each, by path. */
export function createCentrePages<Key extends string>(
  files: Readonly<Record<string, () => Promise<PageModule>>>,
): CentrePages<Key> {
  const loaders = new Map(Object.entries(files).map(([file, load]) => [keyOf(file), load]));
  const components = new Map<Key, LazyExoticComponent<ComponentType>>();
  return {
    built: new Set(loaders.keys()),
    component(key) {
      const known = components.get(key);
      if (known !== undefined) return known;
      const load = loaders.get(key);
      if (load === undefined) throw new Error(`There is no ${key}.page.tsx.`);
      const component = lazy(() =>
        importWithRetry(load).catch((cause: unknown) => {
          components.delete(key);
          throw cause;
        }),
      );
      components.set(key, component);
      return component;
    },
  };
}

const keyOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.page.tsx'.length);
