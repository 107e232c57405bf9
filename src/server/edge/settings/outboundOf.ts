import { currentRequest } from '../../platform/events/index.ts';
import type { OutboundDeps } from '../../platform/outbound/index.ts';
import type { Settings } from './index.ts';

/**
 * Under which id and where the outbound calls of this installation may go besides the public internet. What its variables name is reached by the caller of
 * that variable only: an address in a manifest gains nothing by it.
 */
export function outboundOf({
  privateHosts,
  upstream,
  verification: { gateways, geetest, identityProvider },
}: Pick<Settings, 'privateHosts' | 'upstream' | 'verification'>): OutboundDeps {
  return {
    privateHosts,
    requestId: () => currentRequest.getStore()?.request ?? null,
    own: {
      upstream: upstream === null ? [] : [upstream.url],
      gateway: [gateways.sms, gateways.mail].flatMap((gateway) => (gateway.kind === 'webhook' ? [gateway.url] : [])),
      zalo: gateways.zalo === undefined ? [] : [gateways.zalo.messageUrl, gateways.zalo.tokenUrl],
      challenge: geetest === null ? [] : [geetest.url],
      identityProvider: [identityProvider.keysUrl],
    },
  };
}
