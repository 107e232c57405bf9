import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '../../../domain/language.ts';
import { pageVersionHeader } from '../../../domain/pageVersion.ts';
import { Failure } from '../../../wire/failure.ts';
import { type Access, configOf, type Edge, isCallPath, isReading } from '../../platform/http/index.ts';

import { findPreview, openPreview } from '../../site/previews/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface FindBrandDeps {
  readonly edge: Edge;
  /** Country of an IP address, for requests whose headers do not name one. */
  readonly countryOf: (address: string) => string;
  /** Answers a page request on an unknown host. */
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Resolves the tenant from the host, before every other hook. */
export function findBrand(server: FastifyInstance, { edge, countryOf, answerUnknownHost }: FindBrandDeps) {
  server.decorateRequest('site', null);
  server.decorateRequest('tenant', {
    getter(this: FastifyRequest) {
      if (this.site === null) throw new Failure('DOMAIN_INVALID');
      return this.site;
    },
  });
  server.decorateRequest('siteHost', {
    getter(this: FastifyRequest) {
      return edge.hostOf(this.raw) ?? '';
    },
  });
  server.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languageOf(this, this.site);
    },
  });
  server.decorateRequest('client', {
    getter(this: FastifyRequest) {
      const ip = this.ip.replace(/^::ffff:(?=\d+\.)/i, '');
      return { ip, country: edge.countryOf(this.raw) ?? countryOf(ip) };
    },
  });

  findPreview(server);
  server.addHook('onRequest', (request, reply, done) => {
    if (server.services.previews.tokenOf(request.siteHost) !== null) {
      openPreview(request, reply).then((opened) => {
        if (opened === 'answered') return;
        request.preview = opened;
        resolved(request, reply, done, opened?.tenant ?? null);
      }, done);
      return;
    }
    const found = server.services.tenants.find(request.siteHost);
    if (!(found instanceof Promise)) return resolved(request, reply, done, found);
    found.then((tenant) => resolved(request, reply, done, tenant), done);
  });

  /** A call of a page that was drawn from an earlier version is answered as the page knows the brand. */
  function begin(request: FastifyRequest, tenant: Tenant, done: (error?: Error) => void) {
    const version = pageVersionOf(request);
    if (version === null) return done();
    server.services.tenants.begun(tenant, version).then((begun) => {
      request.site = begun;
      done();
    }, done);
  }

  function resolved(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void, tenant: Tenant | null) {
    request.site = tenant;
    if (tenant !== null) {
      const world = request.preview === null ? server.services.demo.visit(tenant) : null;
      const go = () => begin(request, tenant, done);
      // A sign-in finds the team of the demo agent; pages need not wait for it.
      if (world === null || isReading(request.method)) go();
      else world.then(go, done);
      return;
    }
    const { host, kind } = configOf(request);
    if (host === 'any') return done();
    if (kind !== 'page' || isCallPath(request.url)) return done(new Failure('DOMAIN_INVALID'));
    answerUnknownHost(request, reply).catch(done);
  }
}

const callers: ReadonlySet<Access | undefined> = new Set(['public', 'member', 'agent']);

/** The version that the page of a visitor's call was drawn from; null for other requests and of a preview, which is no version. */
function pageVersionOf(request: FastifyRequest): string | null {
  const named = request.headers[pageVersionHeader];
  if (typeof named !== 'string' || !/^[0-9a-f]{64}$/.test(named) || request.preview !== null) return null;
  const { kind = 'call', access } = configOf(request);
  return kind === 'call' && callers.has(access) ? named : null;
}

/**
 * From the `Language` header of a call, else `?lang=`; falls back to the brand's default if it does not offer the language.
 * Pages and files go by their URL only, because caches keep one response per URL.
 */
function languageOf(request: FastifyRequest, tenant: Tenant | null): Language {
  const { headers, query, url, is404 } = request;
  const offered = tenant?.brand.languages.offered ?? languages;
  const isCall = is404 || (configOf(request).kind ?? 'call') === 'call' || isCallPath(url);
  const requested = (isCall ? headers['language'] : undefined) ?? (query as { lang?: unknown } | undefined)?.lang;
  const code = typeof requested === 'string' ? requested.toLowerCase() : '';
  return offered.find((language) => language === code) ?? tenant?.brand.languages.default ?? defaultLanguage;
}
