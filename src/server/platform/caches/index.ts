export { createDiskCache } from './diskCache.ts';
export { createLoadingCache } from './loadingCache.ts';
