import type { FastifyReply } from 'fastify';
import { ok } from '../../wire/envelope.ts';

/** Answers of one route with values that a cache keeps: the bytes of a value are made once, as long as it is the same object. */
export function createCachedAnswers() {
  const bodies = new WeakMap<object, Buffer>();
  return (reply: FastifyReply, value: object) => {
    const body = bodies.get(value) ?? Buffer.from(String(reply.serialize(ok(value))));
    bodies.set(value, body);
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
