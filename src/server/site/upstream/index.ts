import { defineModule } from '../../platform/modules/index.ts';
import type { UpstreamSettings } from './client.ts';
import { createUpstream, type UpstreamDeps } from './upstream.ts';

export type { UpstreamSettings } from './client.ts';
export { createUpstreamContent } from './content.ts';
export { forwardCalls } from './forwardCalls.ts';
export { noPageReads } from './pageReads.ts';
export { readUpstream } from './readSettings.ts';
export { sendUpstreamPicture } from './servePictures.ts';
export type { Upstream } from './upstream.ts';
export { UpstreamAway } from './upstreamAway.ts';

interface UpstreamNeeds extends Pick<UpstreamDeps, 'outbound' | 'now'> {
  readonly settings: Pick<UpstreamDeps, 'countryHeader'> & {
    readonly upstream: UpstreamSettings | null;
    readonly production: boolean;
  };
}

export const upstreamModule = defineModule({
  needs: ['settings', 'now', 'outbound'],
  gives: {
    // The back office that answers the calls of players; null if this server does.
    upstream: ({ settings: { upstream, countryHeader, production }, ...deps }: UpstreamNeeds) =>
      upstream === null ? null : createUpstream({ ...deps, settings: upstream, countryHeader, secure: production }),
  },
  close: ({ upstream }) => upstream?.close(),
});
