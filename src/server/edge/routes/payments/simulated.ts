import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { defaultLanguage } from '../../../../domain/language.ts';
import { Failure } from '../../../../wire/failure.ts';
import { sendPlainPage } from '../../../media/plainPage/index.ts';
import { sendTo, simulatedLanguages, simulatedPage } from '../../../money/payments/index.ts';
import { type Decision, pagePath } from '../../../money/payments/simulated/index.ts';

/** Open to everyone who has the address, of which the payment's unguessable reference is a part. */
const config = { access: 'public', kind: 'page', whenBlocked: 'answer' } as const;

const decisions: readonly unknown[] = ['paid', 'failed', 'late'] satisfies readonly Decision[];

interface PageRoute {
  readonly Params: { readonly reference: string };
  readonly Querystring: { readonly lang?: unknown };
  readonly Body: string;
}

/** The page of the simulated provider, on brands with play money. */
const routes: FastifyPluginAsync = async (server) => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => body,
  );

  const paymentOf = async ({ tenant, params }: FastifyRequest<PageRoute>) => {
    const { merchant, profile } = tenant.brand;
    const payment = profile === 'play' ? await server.services.payments.simulated.find(merchant, params.reference) : null;
    if (payment === null) throw new Failure('NOT_FOUND');
    return payment;
  };
  const languageOf = ({ query, language }: FastifyRequest<PageRoute>) =>
    simulatedLanguages.find((code) => code === query.lang) ??
    simulatedLanguages.find((code) => code === language) ??
    defaultLanguage;

  server.get<PageRoute>('/payments/simulated/:reference', { config, schema: { hide: true } }, async (request, reply) => {
    const { brand } = request.tenant;
    return sendPlainPage(
      reply,
      simulatedPage({
        language: languageOf(request),
        payment: await paymentOf(request),
        brand: brand.name,
        symbol: brand.money.symbol,
        back: '/index?member=depositv2',
        fonts: server.services.fonts,
      }),
    );
  });

  server.post<PageRoute>('/payments/simulated/:reference', { config, schema: { hide: true } }, async (request, reply) => {
    const { merchant, reference } = await paymentOf(request);
    const decision = new URLSearchParams(request.body).get('decision');
    if (!decisions.includes(decision)) throw new Failure('MALFORMED');
    await server.services.payments.simulated.decide(merchant, reference, decision as Decision, (call) => sendTo(server, call));
    return reply
      .code(303)
      .header('location', `${pagePath(reference)}?lang=${languageOf(request)}`)
      .send();
  });
};

export default routes;
