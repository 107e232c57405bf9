import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ServerKeys } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { CustomerServiceLookup, CustomerServiceRequest } from '../../../../wire/customerService.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { HelpTopic } from '../../../../wire/notice.ts';
import {
  Country,
  DomainRoute,
  ModuleNode,
  PermissionInfo,
  RegisterSettings,
  SystemStatusInfo,
} from '../../../../wire/permission.ts';
import { findCustomerService } from '../../../content/published/index.ts';
import { answers, hostName, isOpen, isOpenWhenBlocked, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';

import { rankOf } from '../../../tenants/brandRules/index.ts';
import { countries } from '../../../tenants/countries/index.ts';
import { moduleTree, namedNodes, registerSettings } from '../../../tenants/permission/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  /** `url` is the host the client runs on; it must be a host of the merchant. */
  server.get(
    calls.permission.path,
    {
      config: isOpenWhenBlocked,
      schema: {
        summary: 'Modules, registration rules, resources and status of the site',
        tags: ['system'],
        querystring: withLanguage({ url: Type.String({ minLength: 1, maxLength: 260 }) }),
        response: answers(PermissionInfo),
      },
    },
    async ({ tenant, client, query }) => {
      const named = server.services.tenants.byHost(hostName(query.url));
      if (named?.brand.merchant !== tenant.brand.merchant) throw new Failure('DOMAIN_INVALID');
      return ok(server.services.content.permission(tenant, { ip: client.ip, country: client.country }));
    },
  );

  server.get(
    calls.status.path,
    {
      config: isOpenWhenBlocked,
      schema: {
        summary: 'Whether the site is under maintenance or closed for the visitor',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(SystemStatusInfo),
      },
    },
    async ({ tenant, client }) => ok(server.services.content.status(tenant, { ip: client.ip, country: client.country })),
  );

  /** `menu` selects nodes; without it the response is the whole tree. */
  server.get(
    calls.whitelabel.path,
    {
      config: isOpen,
      schema: {
        summary: 'White-label tree of the merchant',
        tags: ['system'],
        querystring: withLanguage({
          menu: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40}){0,39}$' })),
        }),
        response: answers(Type.Array(ModuleNode)),
      },
    },
    async ({ tenant, query }) => {
      const tree = moduleTree(tenant.brand);
      return ok(query.menu === undefined ? tree : namedNodes(tree, query.menu.split(',')));
    },
  );

  server.get(
    calls.registerSettings.path,
    {
      config: isOpen,
      schema: {
        summary: 'Fields and terms of the registration form',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(RegisterSettings),
      },
    },
    async ({ tenant }) => ok(registerSettings(tenant.brand)),
  );

  /** The browser measures the speed of the alternative domains. */
  server.get(
    calls.domainRoute.path,
    {
      config: isOpen,
      schema: {
        summary: 'Other addresses of the site',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(DomainRoute),
      },
    },
    async ({ tenant }) => ok({ domainList: tenant.brand.routers.map((url) => ({ url, speed: null })) }),
  );

  server.get(
    calls.helpCenter.path,
    {
      config: isOpenWhenBlocked,
      schema: {
        summary: 'Help topics',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(Type.Array(HelpTopic)),
      },
    },
    async ({ tenant, language }) => ok(server.services.content.help(tenant, language)),
  );

  server.get(
    calls.countryCode.path,
    {
      config: isOpen,
      schema: {
        summary: 'Countries with their dialing codes',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(Type.Array(Country)),
      },
    },
    async () => ok([...countries]),
  );

  server.post(
    calls.customerService.path,
    {
      config: { ...isOpenWhenBlocked, session: 'ifAny' },
      schema: {
        summary: 'Where to reach a person, sealed for the one-time key sent along',
        tags: ['system'],
        querystring: onlyLanguage,
        body: CustomerServiceRequest,
        response: answers(CustomerServiceLookup),
      },
    },
    async ({ tenant, caller, body }) => {
      const rank = caller === null ? null : rankOf(tenant, caller.account);
      return ok(await findCustomerService(tenant, body.publicKey, rank, server.services.now()));
    },
  );

  server.get(
    calls.jwks.path,
    {
      config: isOpen,
      schema: {
        summary: 'Public keys of encrypted bodies, newest first',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(ServerKeys),
      },
    },
    async () => ok(await server.services.members.keys.published()),
  );
};

export default routes;
