import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoginAnswer } from '../../../wire/auth.ts';

/** Ends the session whose token a login was sent with, once the login has its own. Requires `session: 'ifAny'` on the route. */
export async function endReplacedSession<Answer extends LoginAnswer>(
  server: FastifyInstance,
  { tenant, caller }: FastifyRequest,
  answer: Answer,
): Promise<Answer> {
  if (caller !== null && 'token' in answer) {
    await server.services.members.sessions.end(tenant.brand.merchant, caller.tokenHash);
  }
  return answer;
}
