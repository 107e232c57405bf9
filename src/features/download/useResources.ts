import { type Download, downloadsOf } from '../../domain/downloads.ts';
import { useBoot } from '../../runtime/brand/index.ts';
import { type ResourceLook, resourceLooks } from './resourceLooks.ts';

/** The apps this brand offers, with their texts and URLs. */
export const useResources = (): readonly (Download & ResourceLook)[] =>
  downloadsOf(useBoot().permission.resources).map((download) => ({ ...download, ...resourceLooks[download.kind] }));
