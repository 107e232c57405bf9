import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { CustomerServiceLookup, CustomerServiceRequest } from '../../../../wire/customerService.ts';
import { ok } from '../../../../wire/envelope.ts';
import { findCustomerService } from '../../../content/customerService.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const customerServiceRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.customerService.path,
    {
      config: isOpen,
      schema: {
        summary: 'Where to reach a person, sealed for the one-time key sent along',
        tags: ['system'],
        querystring: onlyLanguage,
        body: CustomerServiceRequest,
        response: answers(CustomerServiceLookup),
      },
    },
    async ({ tenant, body }) => ok(await findCustomerService(tenant, body.publicKey, server.now())),
  );
};
