import { currentRequest } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { createOutbound, type OutboundDeps } from '../../platform/outbound/index.ts';
import type { Settings } from './index.ts';

/**
 * Under which id and where the outbound calls of this installation may go besides the public internet. What its variables name is reached by the caller of
 * that variable only: an address in a manifest gains nothing by it.
 */
function outboundOf({ privateHosts, upstream, verification: { gateways, geetest, identityProvider } }: Settings): OutboundDeps {
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

export const outboundModule = defineModule({
  needs: ['settings'],
  gives: { outbound: ({ settings }: Record<'settings', Settings>) => createOutbound(outboundOf(settings)) },
});
