import { Failure, failureStatus, toFailureCode } from '../../../wire/failure.ts';
import type { UpstreamAnswer } from './client.ts';
import type { createShape, WrongShape } from './shapes.ts';
import { UpstreamAway } from './upstreamAway.ts';

interface Reading {
  readonly call: string;
  /** Check of the whole envelope of a success. */
  readonly shape: ReturnType<typeof createShape>;
  readonly answer: UpstreamAnswer;
  readonly reportShape: (fault: WrongShape) => void;
}

/** Longer messages are no sentence for a player. */
const maxMessage = 500;

/**
 * The value of a success.
 * @throws {Failure} what the upstream refused, in its words
 * @throws {UpstreamAway} for an answer that is none of the contract
 */
export function readEnvelope({ call, shape, answer, reportShape }: Reading): unknown {
  const wrong = (pointer: string, rule: string) => {
    reportShape({ call, pointer, rule });
    return new UpstreamAway('shape');
  };
  const body = parsed(answer.bytes);
  if (body === null) throw wrong('', 'json');
  if (body['success'] !== true) {
    if (body['success'] !== false || typeof body['code'] !== 'string') throw wrong('/code', 'envelope');
    throw refusalOf(body['code'], body);
  }
  const checked = shape(body);
  if (!checked.ok) throw wrong(checked.pointer, checked.rule);
  return checked.value;
}

function refusalOf(given: string, { value = null, message }: Readonly<Record<string, unknown>>): Failure {
  const code = toFailureCode(given);
  // Codes without a status are what a client says about itself.
  if (failureStatus[code] === 0) return new UpstreamAway('status');
  return new Failure(code, {
    value,
    ...(typeof message === 'string' && message !== '' && message.length <= maxMessage ? { text: message } : {}),
  });
}

function parsed(bytes: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
