import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type CallbackOutcome, CallbackRefused } from '../../../money/payments/index.ts';
import { enforcesAccess } from '../../../platform/http/index.ts';

interface CallbackRoute {
  readonly Params: { readonly merchant: string; readonly provider: string };
  readonly Body: string;
}

/** Reports of payment providers. A provider is authenticated by its signature, which its adapter checks before anything is read. */
const routes: FastifyPluginAsync = async (server) => {
  enforcesAccess(server, 'provider');
  // The signature covers the raw body, in whatever form the provider sends it.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, async (_: FastifyRequest, body: string) => body);

  server.post<CallbackRoute>(
    '/payments/callback/:merchant/:provider',
    { config: { access: 'provider', host: 'any', kind: 'file', whenBlocked: 'answer' }, schema: { hide: true } },
    async (request, reply) => {
      const { merchant, provider: id } = request.params;
      const { tenants, payments, deposits, members } = server.services;
      const tenant = tenants.byMerchant(merchant);
      const provider = tenant === null ? null : payments.of(tenant, id);
      // An unknown merchant or provider is answered like a wrong signature.
      if (tenant === null || provider === null) return reply.code(400).send();

      const outcome = async (): Promise<CallbackOutcome> => {
        try {
          const report = await provider.readCallback({ headers: request.headers, body: request.body });
          return await deposits.report(tenant, id, report);
        } catch (error) {
          if (!(error instanceof CallbackRefused)) throw error;
          const details = { provider: id, reason: error.reason };
          await members.audit.note({ merchant, kind: 'payment.refused', address: request.client.ip, details });
          return 'refused';
        }
      };
      const { status, type, body } = provider.answer(
        await outcome().catch((error: unknown): CallbackOutcome => {
          request.log.error({ err: error, provider: id }, 'A report of a payment provider could not be processed.');
          return 'later';
        }),
      );
      return reply.code(status).type(type).send(body);
    },
  );
};

export default routes;
