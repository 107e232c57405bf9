import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import { sendPlainPage } from '../../media/plainPage/index.ts';
import { isLoopbackName } from '../../platform/http/index.ts';
import { outboxPage } from './outboxPage.ts';
import { outboxLanguages } from './outboxWords.ts';

const config = { access: 'public', host: 'any', kind: 'page' } as const;

/**
 * Shows all codes and links, so it accepts loopback connections only, and a loopback `Host` only, which prevents DNS
 * rebinding.
 */
export function serveOutbox(server: FastifyInstance) {
  const { verification, fonts } = server.services;
  server.get('/outbox', { config, schema: { hide: true } }, async (request, reply) => {
    if (!isLoopbackName(request.siteHost) || !fromThisMachine(request.socket.remoteAddress)) throw new Failure('NOT_FOUND');
    const { lang, brand } = request.query as { readonly lang?: unknown; readonly brand?: unknown };
    const all = await verification.messages.shown();
    const brands = new Map(all.map((message) => [message.merchant, message.brand]));
    const chosen = typeof brand === 'string' && brands.has(brand) ? brand : null;
    const shown = chosen === null ? all : all.filter(({ merchant }) => merchant === chosen);
    const language = outboxLanguages.find((code) => code === lang) ?? defaultLanguage;
    return sendPlainPage(reply, outboxPage({ language, messages: shown, brands, chosen, fonts }));
  });
}

const fromThisMachine = (address: string | undefined) => address !== undefined && /^(?:127\.|::1$|::ffff:127\.)/.test(address);
