export type { UpstreamSettings } from './client.ts';
export { createUpstreamContent } from './content.ts';
export { forwardCalls } from './forwardCalls.ts';
export { noPageReads } from './pageReads.ts';
export { readUpstream } from './readSettings.ts';
export { sendUpstreamPicture } from './servePictures.ts';
export { createUpstream, type Upstream } from './upstream.ts';
export { UpstreamAway } from './upstreamAway.ts';
