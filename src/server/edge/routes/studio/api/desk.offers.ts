import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const reading = studioRoute(['members', 'money', 'approve']);
/** Nothing of it counts before it is published. */
const writing = studioRoute('money', 'work');
/** It changes what the site shows and what it pays. */
const publishing = studioRoute('money', 'publishing');

/** Promotions of a brand at the operators' desk: versions, what is in force, and what one would have paid. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);
  const desk = () => server.services.promotionDesk;

  server.route({
    ...studioRouteOf('deskOffers'),
    config: reading,
    handler: async (request) => ok(await desk().list((await actingOf(request)).tenant)),
  });
  server.route({
    ...studioRouteOf('deskOffer'),
    config: reading,
    handler: async (request) => ok(await desk().show((await actingOf(request)).tenant, request.params.offer)),
  });
  server.route({
    ...studioRouteOf('deskSaveOffer'),
    config: writing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await desk().save(tenant, operator, request.params.offer, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskPublishOffer'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await server.services.operators.publishPromotion(tenant, operator, request.params.offer, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskEndOffer'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await desk().end(tenant, operator, request.params.offer, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskOfferEstimate'),
    config: writing,
    handler: async (request) => ok(await desk().estimate((await actingOf(request)).tenant, request.body)),
  });
  server.route({
    ...studioRouteOf('deskOfferPicture'),
    config: { ...reading, kind: 'file' },
    handler: async (request, reply) => {
      const { merchant: scope, hash, file } = request.params;
      await actingOf(request);
      const picture = await server.services.pictures.read({ scope, hash, file });
      if (picture === null || picture.format === 'svg') throw new Failure('NOT_FOUND');
      return reply
        .type(`image/${picture.format === 'jpg' ? 'jpeg' : picture.format}`)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(picture.bytes);
    },
  });
};

export default routes;
