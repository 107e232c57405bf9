import type { Given } from '../../src/wire/definition.ts';
import { type FailureCode, failureStatus } from '../../src/wire/failure.ts';
import { type StudioCall, studioCalls } from '../../src/wire/studio/calls.ts';
import type { StudioAnswer as AnswerOf } from '../../src/wire/studio/definitions/index.ts';
import { awaited } from '../settled.ts';

/** Response of a call of the studio in a story, in the shape of the wire. */
export type StudioAnswer<Name extends StudioCall> =
  | { readonly value: Given<AnswerOf<Name>> }
  /** By what the query asks for. */
  | { readonly valueOf: (query: URLSearchParams) => Given<AnswerOf<Name>> }
  | { readonly failure: FailureCode; readonly value?: unknown }
  /** Never resolves: the story shows the loading state. */
  | 'pending';

export type StudioAnswers = { readonly [Name in StudioCall]?: StudioAnswer<Name> };

let current: StudioAnswers = {};

/** Responses of the story that is drawn next. */
export function answerStudio(answers: StudioAnswers): void {
  current = answers;
  delete document.documentElement.dataset['unanswered'];
}

const fetchOther = globalThis.fetch.bind(globalThis);
const isOfStudio = (address: unknown): address is string => typeof address === 'string' && address.startsWith('/studio/api/');

globalThis.fetch = (input, init) => {
  if (!isOfStudio(input)) return fetchOther(input, init);
  const answer = answerFor(input, init?.method ?? 'GET');
  return answer === 'pending' ? untilAborted(init?.signal) : awaited(Promise.resolve(answer));
};

/** The streams of the studio stay open without an event. */
class SilentEventSource extends EventTarget {
  readonly close = () => undefined;
}
globalThis.EventSource = SilentEventSource as unknown as typeof EventSource;

function answerFor(address: string, method: string): Response | 'pending' {
  const [path = '', query] = address.split('?');
  const name = nameOf(path, method);
  const answer = name === undefined ? undefined : (current[name] as StudioAnswer<'session'> | undefined);
  if (answer === 'pending') return 'pending';
  if (answer !== undefined && !('failure' in answer)) {
    const value = 'value' in answer ? answer.value : answer.valueOf(new URLSearchParams(query));
    return Response.json({ success: true, message: '', value, code: 'OK' });
  }
  // Read by the snapshot capture and the story tests, which fail on a call without a response.
  if (answer === undefined) document.documentElement.dataset['unanswered'] = `${method} ${address}`;
  const { failure, value = null } = answer ?? { failure: 'NOT_FOUND' as const };
  return Response.json({ success: false, message: '', value, code: failure }, { status: failureStatus[failure] });
}

const names = Object.keys(studioCalls) as StudioCall[];

/** The call of a path; one without placeholders comes first, since `/brands/new` may be a brand as well. */
function nameOf(path: string, method: string): StudioCall | undefined {
  const fitting = names.filter((name) => studioCalls[name][0] === method && patternOf(studioCalls[name][1]).test(path));
  return fitting.find((name) => studioCalls[name][1] === path) ?? fitting[0];
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, refuse) => {
    signal?.addEventListener('abort', () => refuse(signal.reason as Error));
  });
