import { type ComponentType, lazy } from 'react';
import { pageNameOf } from '../domain/routes.ts';
import { systemStatus } from '../domain/systemStatus.ts';
import { loadClosed } from '../features/status/index.ts';
import { loadNearParts } from '../runtime/page/index.ts';
import type { Boot } from '../wire/boot.ts';
import { loadChunk } from './loadChunk.ts';
import { screens } from './screens.ts';

interface PageModule {
  readonly default: ComponentType;
}

/** Loaders of the pages, one chunk each, by page name. */
const modules = new Map(
  Object.entries(import.meta.glob<PageModule>('../pages/*Page.tsx')).map(([file, load]) => [pageNameOf(file), load]),
);

function load(name: string): Promise<PageModule> {
  const found = modules.get(name);
  if (found === undefined) throw new Error(`src/pages has no page for the routes of "${name}".`);
  return loadChunk(name, found);
}

/** A page with its near parts: without served HTML they would appear one after the other. */
async function loadWhole(name: string): Promise<PageModule> {
  const module = await load(name);
  await loadNearParts();
  return module;
}

const loaded = new Map<string, ComponentType>();

/** Loads a page, so that its next render is synchronous, as hydration requires. */
export async function loadPage(name: string): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await load(name)).default);
}

const deferred = new Map<string, ComponentType>();

/** The page itself if it is loaded, else a component that loads it on first render. */
export function pageComponent(name: string): ComponentType {
  const known = loaded.get(name) ?? deferred.get(name);
  if (known !== undefined) return known;
  const component = lazy(() => loadWhole(name));
  deferred.set(name, component);
  return component;
}

/** Loads the chunks of a URL's first paint, so that it renders synchronously. */
export async function loadFirst(pathname: string, { status }: Pick<Boot, 'status'>): Promise<void> {
  await Promise.all([loadPage(screens.of(pathname).page), systemStatus(status) === 0 ? null : loadClosed()]);
}
