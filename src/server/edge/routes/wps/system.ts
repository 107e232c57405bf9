import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { findCustomerService } from '../../../content/published/index.ts';
import { hostName, isOpen, isOpenWhenBlocked, routeOf } from '../../../platform/http/index.ts';

import { rankOf } from '../../../tenants/brandRules/index.ts';
import { countries } from '../../../tenants/countries/index.ts';
import { moduleTree, namedNodes, registerSettings } from '../../../tenants/permission/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  /** `url` is the host the client runs on; it must be a host of the merchant. */
  server.route({
    ...routeOf('permission'),
    config: isOpenWhenBlocked,
    handler: async ({ tenant, client, query }) => {
      const named = server.services.tenants.byHost(hostName(query.url));
      if (named?.brand.merchant !== tenant.brand.merchant) throw new Failure('DOMAIN_INVALID');
      return ok(server.services.content.permission(tenant, { ip: client.ip, country: client.country }));
    },
  });

  server.route({
    ...routeOf('status'),
    config: isOpenWhenBlocked,
    handler: async ({ tenant, client }) =>
      ok(server.services.content.status(tenant, { ip: client.ip, country: client.country })),
  });

  /** `menu` selects nodes; without it the response is the whole tree. */
  server.route({
    ...routeOf('whitelabel'),
    config: isOpen,
    handler: async ({ tenant, query }) => {
      const tree = moduleTree(tenant.brand);
      return ok(query.menu === undefined ? tree : namedNodes(tree, query.menu.split(',')));
    },
  });

  server.route({
    ...routeOf('registerSettings'),
    config: isOpen,
    handler: async ({ tenant }) => ok(registerSettings(tenant.brand)),
  });

  /** The browser measures the speed of the alternative domains. */
  server.route({
    ...routeOf('domainRoute'),
    config: isOpen,
    handler: async ({ tenant }) => ok({ domainList: tenant.brand.routers.map((url) => ({ url, speed: null })) }),
  });

  server.route({
    ...routeOf('helpCenter'),
    config: isOpenWhenBlocked,
    handler: async ({ tenant, language }) => ok(server.services.content.help(tenant, language)),
  });

  server.route({
    ...routeOf('countryCode'),
    config: isOpen,
    handler: async () => ok(countries),
  });

  server.route({
    ...routeOf('customerService'),
    config: { ...isOpenWhenBlocked, session: 'ifAny' },
    handler: async ({ tenant, caller, body }) => {
      const rank = caller === null ? null : rankOf(tenant, caller.account);
      return ok(await findCustomerService(tenant, body.publicKey, rank, server.services.now()));
    },
  });

  server.route({
    ...routeOf('jwks'),
    config: isOpen,
    handler: async () => ok(await server.services.members.keys.published()),
  });
};

export default routes;
