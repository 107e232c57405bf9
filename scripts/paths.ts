import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const dist = join(root, 'dist');
export const clientAssets = join(dist, 'client/assets');
/** For debugging; not served. */
export const sourceMaps = join(dist, 'maps');
/** The service worker, which is served at a path of the site. */
export const clientWorker = join(dist, 'client/worker');
export const clientManifest = join(dist, 'client/.vite/manifest.json');
export const previewManifest = join(dist, 'client/.vite/preview.json');
export const statesManifest = join(dist, 'client/.vite/states.json');
export const renderModule = join(dist, 'render/render.js');
export const vendorDist = join(dist, 'vendor');
export const vendorAssets = join(vendorDist, 'assets');
export const vendorManifest = join(vendorDist, '.vite/manifest.json');
export const studioDist = join(dist, 'studio');
export const studioAssets = join(studioDist, 'assets');
export const studioManifest = join(studioDist, '.vite/manifest.json');
export const brandsFolder = join(root, 'brands');
export const vendorsFile = join(root, 'vendors.json');
/** Brand data that Storybook serves, and the cache that speeds up writing it. */
export const storyWorld = join(root, '.cache/stories/world');
export const storyCache = join(root, '.cache/stories/made');
export const storybookBuild = join(dist, 'storybook');
