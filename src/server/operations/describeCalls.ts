import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { FailureEnvelope } from '../../wire/envelope.ts';
import type { FontFiles } from '../page/fontFiles.ts';
import { docsPage } from './docsPage.ts';

const config = { access: 'public', host: 'any', kind: 'file' } as const;

/** Must stand before the routes it describes. */
export async function describeCalls(server: FastifyInstance) {
  await server.register(swagger, {
    // Any call can fail, and then answers the same shape whatever its status.
    transform: ({ schema, url, route }) => ({
      url,
      schema:
        schema?.hide === true
          ? schema
          : {
              ...schema,
              ...(route.config?.access === 'public' ? {} : { security: [{ session: [] }] }),
              response: { ...responsesOf(schema), default: FailureEnvelope },
            },
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Livery',
        version: '1',
        description: 'Calls of a brand site. The host decides the merchant; every answer is {success, message, value, code}.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
  });
}

const responsesOf = (schema: FastifySchema | undefined) =>
  typeof schema?.response === 'object' && schema.response !== null ? schema.response : {};

export function serveDescription(server: FastifyInstance, fonts: FontFiles) {
  server.get('/openapi.json', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(server.swagger()),
  );

  server.get('/docs', { config, schema: { hide: true } }, async (_request, reply) => {
    const { html, policy } = docsPage(server.swagger(), fonts);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=60', 'content-security-policy': policy })
      .send(html);
  });
}
