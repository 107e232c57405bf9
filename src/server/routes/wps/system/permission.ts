import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { PermissionInfo } from '../../../../wire/permission.ts';
import { hostName } from '../../../http/hostName.ts';
import { answers, isOpen, withLanguage } from '../../shape.ts';

/** What a site may do here and now. `url` is the host the client runs on; it must be one of the merchant's own. */
export const permissionRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.permission.path,
    {
      config: isOpen,
      schema: {
        summary: 'Modules, registration rules, resources and status of the site',
        tags: ['system'],
        querystring: withLanguage({ url: Type.String({ minLength: 1, maxLength: 260 }) }),
        response: answers(PermissionInfo),
      },
    },
    async ({ tenant, client, query }) => {
      const asked = server.tenants.byHost(hostName(query.url));
      if (asked?.brand.merchant !== tenant.brand.merchant) throw new Failure('DOMAIN_INVALID');
      return ok(server.content.permission(tenant, { ip: client.ip, country: client.country }));
    },
  );
};
