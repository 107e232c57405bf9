import { readdirSync } from 'node:fs';
import { createScreens, type RouteModule } from '../../../domain/routes.ts';

const folder = new URL('../../../pages/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.route.ts'))
  .toSorted();

/** Screens of the site, loaded from the `*.route.ts` files in `src/pages`. */
export const screens = createScreens(
  Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, (await import(/* @vite-ignore */ new URL(file, folder).href)) as RouteModule] as const),
    ),
  ),
);
