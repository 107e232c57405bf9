import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placesOf } from '../../../domain/currencyPlaces.ts';
import { firstBeyond, hasAmounts } from '../../../wire/amount.ts';
import { Failure } from '../../../wire/failure.ts';
import { siteWords } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/**
 * Refuses bodies with an amount that has more decimals than the currency of the brand, which no bank could pay. Holds for every route
 * whose body has money in its schema; `openSealed` holds it for those in envelopes.
 */
export function refuseFractions(server: FastifyInstance) {
  server.addHook('onRoute', (route) => {
    const schema = route.schema?.body;
    if (!hasAmounts(schema)) return;
    const check = async (request: FastifyRequest) => {
      const tenant = await tenantOf(server, request);
      if (tenant !== null) refuseBeyondPlaces(tenant, request, schema, request.body);
    };
    route.preHandler = [...[route.preHandler ?? []].flat(), check];
  });
}

/** @throws {Failure} `VALIDATION` that names the first amount of a body with too many decimals */
export function refuseBeyondPlaces(
  { brand }: Tenant,
  { language }: Pick<FastifyRequest, 'language'>,
  schema: unknown,
  body: unknown,
) {
  const { currency } = brand.money;
  const places = placesOf(currency);
  const field = firstBeyond(schema, body, places)?.slice(1);
  if (field === undefined) return;
  const key = places === 0 ? 'amount.whole' : 'amount.places';
  const params = { currency, places };
  const text = siteWords(language, key)?.replace('{{currency}}', currency).replace('{{places}}', String(places));
  throw new Failure('VALIDATION', { value: [{ field, key, params }], text: `${field}: ${text ?? key}` });
}

/** The brand that a call is about: that of its path for operators, which named it on another host, or that of its host. */
async function tenantOf(server: FastifyInstance, request: FastifyRequest): Promise<Tenant | null> {
  const { merchant } = request.params as { readonly merchant?: string };
  return merchant === undefined ? request.site : server.services.tenants.load(merchant);
}
