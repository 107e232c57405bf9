import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clockTolerance, isSignedBy, seamlessHeaders } from '../../../wire/seamlessSignature.ts';
import { parseStrictJson } from '../../../wire/strictJson.ts';
import { enforcesAccess } from '../../platform/http/index.ts';
import { SeamlessRefusal, type VendorCaller } from '../../play/seamless/index.ts';

const requestId = /^[A-Za-z0-9][A-Za-z0-9._:~-]{0,63}$/;
const unixSeconds = /^[1-9][0-9]{0,11}$/;

interface Signed {
  readonly vendor: string;
  readonly timestamp: string;
  readonly request: string;
  readonly signature: string;
}

/**
 * Authenticates vendors by the signature of their calls; returns a function that gets the caller of a request. An unknown
 * merchant or vendor fails like a wrong signature, so that responses do not reveal which vendors a merchant has.
 */
export function checkSignature(server: FastifyInstance): (request: FastifyRequest) => VendorCaller {
  const bodies = new WeakMap<FastifyRequest, string>();
  const callers = new WeakMap<FastifyRequest, VendorCaller>();
  enforcesAccess(server, 'vendor');

  // The signature covers the raw body, not its parsed form.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const content = parseStrictJson(body);
    bodies.set(request, body.toString('utf8'));
    return content;
  });

  server.addHook('onRequest', async (request) => void signedBy(request));

  server.addHook('preValidation', async (request, reply) => {
    const { vendor, timestamp, request: id, signature } = signedBy(request);
    const { merchant = '' } = request.params as { readonly merchant?: string };
    const body = bodies.get(request) ?? '';
    const tenant = server.services.tenants.byMerchant(merchant);
    const adapter = server.services.vendors.byId(vendor);
    if (tenant === null || adapter?.contract !== 'seamless') throw new SeamlessRefusal('SIGNATURE');
    const path = request.raw.url ?? '';
    const call = { method: 'POST', path, timestamp, request: id, body } as const;
    const accepted = await adapter.acceptedSecretsOf(merchant);
    const verdicts = await Promise.all(accepted.map((secret) => isSignedBy(secret, call, signature)));
    if (!verdicts.includes(true)) throw new SeamlessRefusal('SIGNATURE');
    const distance = Math.abs(server.services.now().getTime() / 1_000 - Number(timestamp));
    if (distance > clockTolerance) throw new SeamlessRefusal('TIMESTAMP');
    // Only authenticated calls count, so that others cannot exhaust the rate limit of a vendor.
    const waitSeconds = await server.services.callBudget.wait(merchant, vendor);
    if (waitSeconds > 0) {
      reply.header('retry-after', String(waitSeconds));
      throw new SeamlessRefusal('RATE_LIMIT');
    }
    callers.set(request, { tenant, vendor, request: { merchant, scope: `seamless:${vendor}`, id, body: `${path}\n${body}` } });
  });

  return (request) => {
    const caller = callers.get(request);
    if (caller === undefined) throw new SeamlessRefusal('SIGNATURE');
    return caller;
  };
}

function signedBy({ headers }: FastifyRequest): Signed {
  const named = (name: keyof typeof seamlessHeaders) => {
    const value = headers[seamlessHeaders[name]];
    return typeof value === 'string' ? value : '';
  };
  const signed = {
    vendor: named('vendor'),
    timestamp: named('timestamp'),
    request: named('request'),
    signature: named('signature'),
  };
  if (!requestId.test(signed.request) || !unixSeconds.test(signed.timestamp) || signed.signature === '') {
    throw new SeamlessRefusal('SIGNATURE');
  }
  return signed;
}
