import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../domain/language.ts';
import { Failure } from '../wire/failure.ts';
import { isCallPath } from './callPath.ts';
import { hostName } from './hostName.ts';
import type { LiveBrand } from './registry/liveBrand.ts';

export interface FindBrandNeeds {
  /** Header of the operator's edge that names the visitor's country. */
  readonly countryHeader: string | null;
  /** Country of an address, for visitors whose country no header names. */
  readonly countryOf: (address: string) => string;
  /** Answers a person's request to a host of no brand. */
  readonly answerStranger: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
}

const fallbackLanguage: Language = 'vi';

/** Decides the merchant by the host before anything else happens to a request. */
export function findBrand(server: FastifyInstance, { countryHeader, countryOf, answerStranger }: FindBrandNeeds) {
  const sites = new WeakMap<FastifyRequest, LiveBrand>();
  const siteOf = (request: FastifyRequest) => sites.get(request) ?? null;

  server.decorateRequest('site', {
    getter(this: FastifyRequest) {
      return siteOf(this);
    },
  });
  server.decorateRequest('live', {
    getter(this: FastifyRequest) {
      const live = siteOf(this);
      if (live === null) throw new Failure('DOMAIN_INVALID');
      return live;
    },
  });
  server.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languageOfRequest(this, siteOf(this));
    },
  });
  server.decorateRequest('visitor', {
    getter(this: FastifyRequest) {
      const ip = this.ip.replace(/^::ffff:(?=\d+\.)/i, '');
      const named = countryHeader === null ? undefined : this.headers[countryHeader];
      return { ip, country: typeof named === 'string' && /^[A-Z]{2}$/.test(named) ? named : countryOf(ip) };
    },
  });

  server.addHook('onRequest', async (request, reply) => {
    const live = server.merchants.byHost(hostName(request.host));
    if (live !== null) sites.set(request, live);
    else if (request.routeOptions.config.host !== 'any') {
      if (request.routeOptions.config.kind === 'page' && !isCallPath(request.url)) return answerStranger(request, reply);
      throw new Failure('DOMAIN_INVALID');
    }
    return undefined;
  });
}

/** Calls carry `Language: EN`, addresses `?lang=en`; a language the brand does not offer gives its default. */
function languageOfRequest({ headers, query }: FastifyRequest, live: LiveBrand | null): Language {
  const offered = live?.brand.languages.offered ?? languages;
  const asked = headers['language'] ?? (query as { lang?: unknown } | undefined)?.lang;
  const code = typeof asked === 'string' ? asked.toLowerCase() : '';
  return offered.find((language) => language === code) ?? live?.brand.languages.default ?? fallbackLanguage;
}
