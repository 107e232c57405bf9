import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { ModuleNode } from '../../../../wire/permission.ts';
import { moduleTree, namedNodes } from '../../../content/permission.ts';
import { answers, isOpen, withLanguage } from '../../shape.ts';

/** `menu` names the wanted nodes; without it the whole tree answers. */
export const whitelabelRoute: FastifyPluginAsyncTypebox = async (server) => {
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
};
