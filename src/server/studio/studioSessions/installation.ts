import type { FastifyRequest } from 'fastify';
import { carriesToken } from '../../platform/http/index.ts';
import { readCookie } from './cookies.ts';

/**
 * Whether the holder of the installation's token asks. An installation without one has a holder in development only: there any request
 * that names no operator and comes from no page.
 */
export function isOfInstallation(request: FastifyRequest): boolean {
  const { operatorToken, production } = request.server.services.settings;
  if (operatorToken !== null) return carriesToken(request, operatorToken);
  const { authorization, 'sec-fetch-site': page, origin } = request.headers;
  const isAnonymous = authorization === undefined && readCookie(request, 'livery_studio') === null;
  return !production && isAnonymous && page === undefined && origin === undefined;
}
