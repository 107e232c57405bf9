import type { FastifyRequest } from 'fastify';
import type { UpstreamRequest } from './client.ts';

/** Makes the request that a forwarded route sends to the upstream. */
export type Forwarded = (request: FastifyRequest) => UpstreamRequest;
