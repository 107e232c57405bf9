import type { FastifyReply } from 'fastify';
import { ok } from '../../../wire/envelope.ts';

/** Answers of one route with values that a cache keeps: the bytes of an object are made once. */
export function createCachedAnswers() {
  const bodies = new WeakMap<object, Buffer>();
  return (reply: FastifyReply, value: object) => {
    const body = bodies.get(value) ?? Buffer.from(reply.serialize(ok(value)) as string);
    bodies.set(value, body);
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
