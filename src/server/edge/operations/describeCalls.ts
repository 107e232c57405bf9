import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { FailureEnvelope } from '../../../wire/envelope.ts';
import { seamlessHeaders } from '../../../wire/seamlessSignature.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import type { Authorize } from './authorize.ts';
import { docsPage } from './docsPage.ts';

const config = { access: 'operator', host: 'any', kind: 'file' } as const;

/** Acts of operators, which programs call too, with a token. */
const ofOperators = /^\/studio\/api\/(?:desk|operators|rights)(?:\/|$)/;

/** Generates the OpenAPI document. Register it before the routes. */
export async function describeCalls(server: FastifyInstance) {
  await server.register(swagger, {
    // Every call can fail, with the same envelope for every status.
    transform: ({ schema, url, route }) => ({
      url,
      schema:
        // The others of the studio are between its pages and this server; `wire/studio` has their shapes.
        schema?.hide === true || (url.startsWith('/studio/') && !ofOperators.test(url))
          ? { ...schema, hide: true }
          : {
              ...schema,
              ...securityOf(route.config?.access),
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
      tags: [
        {
          name: 'seamless',
          description:
            'What suppliers of games call: launch tickets, stakes, results. Every call is signed: the headers name the vendor, the time in Unix seconds and the request, and carry the HMAC-SHA256, in hexadecimal, of the lines "seamless-1", method, path, timestamp, request id and the SHA-256 of the body. An unanswered call is repeated under the same request id and gets the first answer. Failures say in `value.retry` whether to repeat the call; RATE_LIMIT (429) always does, after the seconds of Retry-After.',
        },
      ],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          ...Object.fromEntries(
            Object.entries(seamlessHeaders).map(([part, name]) => [`seamless-${part}`, { type: 'apiKey', in: 'header', name }]),
          ),
        },
      },
    },
  });
}

function securityOf(access: FastifyContextConfig['access']) {
  if (access === 'public') return {};
  const signed = Object.keys(seamlessHeaders).map((part) => [`seamless-${part}`, []]);
  return { security: [access === 'vendor' ? (Object.fromEntries(signed) as Record<string, string[]>) : { session: [] }] };
}

const responsesOf = (schema: FastifySchema | undefined) =>
  typeof schema?.response === 'object' && schema.response !== null ? schema.response : {};

export function serveDescription(server: FastifyInstance, fonts: FontFiles, authorize: Authorize) {
  const options = { config, schema: { hide: true }, onRequest: authorize };

  server.get('/openapi.json', options, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').send(server.swagger()),
  );

  server.get('/docs', options, async (_request, reply) => {
    const { html, policy } = docsPage(server.swagger(), fonts);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=60', 'content-security-policy': policy })
      .send(html);
  });
}
