import { type Download, downloadsOf } from '../../domain/downloads.ts';
import { isOutside, useBoot } from '../../runtime/brand/index.ts';
import { appLooks, type ResourceLook, webLooks } from './resourceLooks.ts';

/** The apps this brand offers, with their texts and URLs. A path of the site means that the site itself is installed. */
export const useResources = (): readonly (Download & ResourceLook)[] =>
  downloadsOf(useBoot().permission.resources).map((download) => ({
    ...download,
    ...appLooks[download.kind],
    ...(isOutside(download) ? {} : webLooks[download.kind]),
  }));
