import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of the session, and of a browser that need not repeat the second factor. */
export type StudioCookie = 'livery_studio' | 'livery_studio_trust';

const maxAgeSeconds = 12 * 3_600;

const nameOf = (cookie: StudioCookie, production: boolean) => (production ? `__Secure-${cookie}` : cookie);

/** Token in a cookie; null without one. */
export function readCookie(request: FastifyRequest, cookie: StudioCookie): string | null {
  const name = nameOf(cookie, request.server.services.settings.production);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return null;
}

/** Sets the token of a cookie for the studio, or removes it with null. No script reads it and no other site makes a browser send it. */
export function writeCookie(reply: FastifyReply, cookie: StudioCookie, token: string | null): void {
  const { production } = reply.server.services.settings;
  const lifetime = `Max-Age=${token === null ? 0 : maxAgeSeconds}`;
  const parts = [`${nameOf(cookie, production)}=${token ?? ''}`, 'Path=/studio', lifetime, 'HttpOnly', 'SameSite=Strict'];
  const cookies = [
    ...[reply.getHeader('set-cookie') ?? []].flat().map(String),
    [...parts, ...(production ? ['Secure'] : [])].join('; '),
  ];
  reply.header('set-cookie', cookies);
}
