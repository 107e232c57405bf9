import type { FastifyRequest } from 'fastify';
import type { UpstreamRequest } from './client.ts';

/** What a forwarded route sends to the upstream for a request. */
export type Forwarded = (request: FastifyRequest) => UpstreamRequest;
